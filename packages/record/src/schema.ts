import { type Static, type TObject, Type } from 'typebox';

/*
 * The open format of a played match. Every part carries a `link`, the SHA-256 over the link before it and the part
 * itself, so that nothing can be altered, taken out or put in without a trace (see chain.ts and docs/dice.md). Published
 * as docs/record.schema.json; a test keeps the two together.
 */

export const FORMAT = 'questhall-record/1';

/** The longest text that an option may be: as long as a table takes one (a level of one's own). */
export const LONGEST_OPTION = 64 * 1024;

/** Why a simulation broke off, at its longest. */
export const LONGEST_ERROR = 10_000;

const exactly = { additionalProperties: false } as const;
const Count = (description: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description });
const Hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 63 });
const At = Type.Optional(Count('When, in milliseconds since 1970; absent in matches of a simulation'));
const LINK = 'The SHA-256 over the link before, a line feed, and this part without its link as JSON with sorted keys';

export const Draw = Type.Object(
  {
    n: Count("The draw's number in the match, from 0: the counter from which it was made"),
    what: Type.String({ maxLength: 200, description: 'What was drawn: "die", "power deck"' }),
    of: Type.Integer({ minimum: 1, maximum: 2 ** 32, description: 'How many outcomes were equally likely' }),
    result: Count('Which of them came, from 0'),
  },
  exactly,
);
export type Draw = Static<typeof Draw>;

const OptionId = Type.String({ maxLength: 200 });
const Choice = Type.Union([OptionId, Type.Array(OptionId, { maxItems: 1000 })]);
const Draws = Type.Array(Draw, { description: 'The draws that it caused, in their order' });
const State = Hash("The SHA-256 of the game's state after it, as JSON");

/** Where dice and draws came from, without what was secret during play. */
const ChanceSource = Type.Union([
  Type.Object({ kind: Type.Literal('sealed'), commitment: Hash('The SHA-256 of the secret, published before the match') }, exactly),
  Type.Object({ kind: Type.Literal('fast'), seed: Count('Seed of a simulation'), stream: Count('Its match number') }, exactly),
]);
export type ChanceSource = Static<typeof ChanceSource>;

export const Table = Type.Object(
  {
    match: Type.String({ minLength: 1, maxLength: 80 }),
    game: Type.String({ minLength: 1, maxLength: 40 }),
    rules: Count('The version of the rules with which the match began'),
    options: Type.Record(
      Type.String({ maxLength: 40 }),
      Type.Union([Type.String({ maxLength: LONGEST_OPTION }), Type.Number(), Type.Boolean()]),
    ),
    chance: ChanceSource,
    link: Hash(`The SHA-256 over "${FORMAT}", a line feed, and this part without its link as JSON with sorted keys`),
  },
  exactly,
);
export const SeatPart = Type.Object(
  {
    seat: SeatNumber,
    kind: Type.Union([Type.Literal('person'), Type.Literal('bot')]),
    name: Type.Union([Type.String({ maxLength: 80 }), Type.Null()], { description: "The person's name at the start; null for bots" }),
    level: Type.Union([Type.String({ maxLength: 40 }), Type.Null()], { description: "The bot's strength; null for persons" }),
    contribution: Type.String({ maxLength: 64, description: 'What the seat gave to the dice; empty where it gave nothing' }),
    withheld: Type.Optional(
      Hash(
        "The link of the seat with its name, where the person has had the name taken out: it is the seat's link, and cannot be computed any more",
      ),
    ),
    link: Hash(`${LINK}. The last seat's is the opening, shown to everybody during the match`),
  },
  exactly,
);
export const StartPart = Type.Object({ at: At, draws: Draws, state: State, link: Hash(LINK) }, exactly);
export const ActionPart = Type.Object(
  {
    seq: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Its number in the match, from 1' }),
    seat: SeatNumber,
    by: Type.Union([Type.Literal('person'), Type.Literal('bot'), Type.Literal('clock')], { description: 'Who answered for the seat' }),
    choice: Choice,
    aside: Type.Optional(Type.Literal(true, { description: 'Done unasked: it answered no question' })),
    back: Type.Optional(
      Type.Literal(true, {
        description: "Taken back: so many of the last actions as `choice` says, all of them this seat's",
      }),
    ),
    end: Type.Optional(Type.Literal(true, { description: 'The table ended the match: a draw, or as everybody stood, as `choice` says' })),
    rewind: Type.Optional(
      Type.Literal(true, {
        description: 'Taken back by agreement: the match goes on from the state after the action whose number is `choice`',
      }),
    ),
    lastRound: Type.Optional(
      Type.Literal(true, { description: 'The table wants to be done by an hour: the round `choice` became the last one' }),
    ),
    renewed: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description: "From here on newer rules, those of `rules`, play: the game's state as it was carried over to them",
        },
      ),
    ),
    byDefault: Type.Optional(Type.Literal(true, { description: 'The rules chose: nobody answered in time' })),
    rules: Type.Optional(Count('The version of the rules that played it, where it is another than at the start')),
    at: At,
    draws: Draws,
    state: State,
    link: Hash(LINK),
  },
  exactly,
);
const Outcome = Type.Object(
  {
    winners: Type.Array(SeatNumber),
    ranking: Type.Array(Type.Array(SeatNumber)),
    rule: Type.String({ maxLength: 80 }),
    reason: Type.String({ maxLength: 80 }),
  },
  exactly,
);
export const EndPart = Type.Object(
  {
    outcome: Type.Union([Outcome, Type.Null()]),
    error: Type.Optional(Type.String({ maxLength: LONGEST_ERROR, description: 'A simulation that broke off: why' })),
    link: Hash(`${LINK}. This one is the head`),
  },
  exactly,
);

const Exported = Type.Object(
  {
    format: Type.Literal(FORMAT),
    table: Table,
    seats: Type.Array(SeatPart, { minItems: 1, maxItems: 64 }),
    start: StartPart,
    actions: Type.Array(ActionPart),
    end: EndPart,
    // Bound by the commitment, as the format is by the first link: nothing in a record lies outside.
    secret: Type.Union([Hash('Published after the match; its SHA-256 is the commitment'), Type.Null()]),
  },
  exactly,
);
/** A match as it is exported, checked and imported. */
export type ExportedMatch = Static<typeof Exported>;
/** The schema of `ExportedMatch`. */
export const ExportedMatch: TObject = Exported;

type Part<T> = Omit<T, 'link'>;
export type TablePart = Part<Static<typeof Table>>;
export type SeatEntry = Part<Static<typeof SeatPart>>;
export type StartEntry = Part<Static<typeof StartPart>>;
export type ActionEntry = Part<Static<typeof ActionPart>>;
export type EndEntry = Part<Static<typeof EndPart>>;

/** The published JSON schema. */
export function recordSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://questhall.invalid/record.schema.json',
    title: 'A match played with Questhall',
    description: 'Every action, draw and state of a match, bound together so that anybody can check it. See docs/dice.md.',
    ...(JSON.parse(JSON.stringify(Exported)) as object),
  };
}
