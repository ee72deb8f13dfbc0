import { type Static, Type } from 'typebox';

/** What a table decides for itself, whatever the game. */

/** What may be said at a table: anything, set phrases alone, or nothing. */
export const TalkRule = Type.Union([Type.Literal('free'), Type.Literal('phrases'), Type.Literal('off')]);
export type TalkRule = Static<typeof TalkRule>;

/**
 * Whether people may take steps back: alone what has shown nothing hidden and was not answered yet, and anything else where
 * all agree (`free`); anything where all agree; or nothing.
 */
export const TakingBack = Type.Union([Type.Literal('free'), Type.Literal('agreement'), Type.Literal('never')]);
export type TakingBack = Static<typeof TakingBack>;

/** Whether people may ask what a bot would do, which the table sees. */
export const HintRule = Type.Union([Type.Literal('free'), Type.Literal('never')]);
export type HintRule = Static<typeof HintRule>;

/**
 * Who may look on: whoever has the link, or nobody but those who sit at the table until the match has ended. Before it begins
 * whoever has the link may come in either way: they come to sit down.
 */
export const LookingOn = Type.Union([Type.Literal('link'), Type.Literal('players')]);
export type LookingOn = Static<typeof LookingOn>;

/**
 * What happens to whoever has no time left: the default is played, a bot plays until they are back, or a bot plays to the
 * end. Where nobody may know who is asked, the default is played whatever is set: a bot that came would tell.
 */
export const Overtime = Type.Union([Type.Literal('default'), Type.Literal('bot'), Type.Literal('out')]);
export type Overtime = Static<typeof Overtime>;
