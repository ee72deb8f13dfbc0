import { type Static, Type } from 'typebox';
import { REACTIONS } from './phrases.ts';
import { TalkRule } from './table-rules.ts';

/**
 * What people say at a table, before, during and after the match. It is kept with the match and is no part of its record:
 * nothing of it is bound by the chain.
 *
 * There are two rooms. `table`: whoever holds a seat speaks there, and everybody hears it. `stands`: spectators speak
 * there among themselves; who holds a seat hears nothing of it, not even that something was said, before the match is over.
 * Lines are numbered from 1 within their room.
 */
export const Room = Type.Union([Type.Literal('table'), Type.Literal('stands')]);
export type Room = Static<typeof Room>;

/** Lines that are sent at most at a time. */
export const TALK_SENT = 100;

/** To say something: one of `phrase` and `text`. `id` is the client's own; the same id sent twice counts once. */
export const Say = Type.Object({
  id: Type.String({ minLength: 8, maxLength: 40 }),
  /** The name of a set phrase (see phrases.ts). */
  phrase: Type.Optional(Type.String({ maxLength: 60 })),
  /** Free text: 1 to 1000 characters as they will stand there. What cannot be seen is dropped, so more may be sent. */
  text: Type.Optional(Type.String({ maxLength: 8000 })),
  /** Which of one's own seats speaks; the first of them where it is left out. */
  seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 11 })),
});
export type Say = Static<typeof Say>;

export const SetTalk = Type.Object({ talk: TalkRule });
export type SetTalk = Static<typeof SetTalk>;

export type Reaction = (typeof REACTIONS)[number];
export const Reaction = Type.Unsafe<Reaction>(Type.Union(REACTIONS.map((one) => Type.Literal(one))));

/** To give a reaction in place of the one before; null: to take it back. */
export const React = Type.Object({
  reaction: Type.Union([Reaction, Type.Null()]),
  /** Which of one's own seats gives it; the first of them where it is left out. */
  seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 11 })),
});
export type React = Static<typeof React>;

/** A reaction that was given. */
export const Reacted = Type.Object({
  reaction: Reaction,
  /** Milliseconds since 1970. */
  at: Type.Integer(),
  /** The same as of what this person says. */
  who: Type.String(),
  /** The seat that gave it; null for a spectator. */
  seat: Type.Union([Type.Integer(), Type.Null()]),
  /** The name at that time. */
  name: Type.String(),
  yours: Type.Boolean(),
});
export type Reacted = Static<typeof Reacted>;

/**
 * All reactions to one line of a viewer's log, oldest first, as far as this viewer may know them. Lines are numbered as the
 * viewer's own log is: of a line that somebody cannot read, its reactions do not come either.
 */
export const LineReactions = Type.Object({ n: Type.Integer(), reactions: Type.Array(Reacted) });
export type LineReactions = Static<typeof LineReactions>;

/** One thing that was said. */
export const TalkLine = Type.Object({
  room: Room,
  n: Type.Integer(),
  /** Milliseconds since 1970. */
  at: Type.Integer(),
  /** Tells speakers of one match apart, and nothing else of them. */
  who: Type.String(),
  /** The seat that spoke; null for a spectator. */
  seat: Type.Union([Type.Integer(), Type.Null()]),
  /** The name at that time; null where the person has left for good. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** The words are one of these; both are null where they were taken away. */
  phrase: Type.Union([Type.String(), Type.Null()]),
  text: Type.Union([Type.String(), Type.Null()]),
  /** Said by the session that asks. */
  yours: Type.Boolean(),
  /** How many have reported the line; told to the host alone. */
  reports: Type.Optional(Type.Integer()),
  /** Oldest first; left out where there are none. */
  reactions: Type.Optional(Type.Array(Reacted)),
});
export type TalkLine = Static<typeof TalkLine>;

/**
 * Server → client: lines that are new or have changed, by room and number. After a hello that asks for it: the last ones
 * of every room that this session may hear. `rooms` names those; the others are not there for it.
 */
export interface Talk {
  t: 'talk';
  rooms: Room[];
  lines: TalkLine[];
  /** Lines of the viewer's log whose reactions are new or have changed, each with all of them. */
  reactions?: LineReactions[];
  /** `reactions` are all that there are to the newest lines: what was known of others before counts no more. */
  anew?: true;
}
