import { type Static, Type } from 'typebox';

/**
 * What a table may agree on in the middle of a match: to pause it, to end it with nobody having won, to end it as
 * everybody stands (in games that know who is ahead), or to go back to before the last step of whoever proposes it.
 */
export const Wish = Type.Union([Type.Literal('pause'), Type.Literal('draw'), Type.Literal('standing'), Type.Literal('back')]);
export type Wish = Static<typeof Wish>;

/** To propose it to all who play. */
export const Propose = Type.Object({ wish: Wish });
export type Propose = Static<typeof Propose>;

/** To agree to a proposal, or not; whoever made it takes it back with `false`. */
export const AnswerProposal = Type.Object({ yes: Type.Boolean() });
export type AnswerProposal = Static<typeof AnswerProposal>;

/** A proposal that not all have answered. */
export const ProposalInfo = Type.Object({
  n: Type.Integer({ description: 'Its number at this table' }),
  wish: Wish,
  seat: Type.Integer({ description: 'Who proposes it' }),
  at: Type.Integer({ description: 'Milliseconds since 1970' }),
  since: Type.Optional(
    Type.Integer({
      description: 'Of a step that is to be taken back: since when nothing would count any more, in milliseconds since 1970',
    }),
  ),
  waits: Type.Array(Type.Integer(), { description: 'The seats whose people have not answered yet' }),
});
export type ProposalInfo = Static<typeof ProposalInfo>;

/** Since when a match rests by agreement, and who had proposed it. */
export const PauseInfo = Type.Object({ at: Type.Integer(), seat: Type.Integer() });
export type PauseInfo = Static<typeof PauseInfo>;

/** A link by which somebody else may take one's seat: `code` is in it, and opens it once. */
export const SeatOffer = Type.Object({ code: Type.String(), until: Type.Integer({ description: 'Milliseconds since 1970' }) });
export type SeatOffer = Static<typeof SeatOffer>;

/** To take a seat that was handed over. */
export const TakeSeat = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) });
export type TakeSeat = Static<typeof TakeSeat>;
