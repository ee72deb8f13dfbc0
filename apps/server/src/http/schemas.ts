import { ApiError, MatchId, REFUSED_CODES, Room, TableCode, TableInfo } from '@questhall/protocol';
import { type TSchema, Type } from 'typebox';

/** Schemas that only the HTTP interface needs: addresses, and the answers that are typed for sockets in `messages.ts`. */

const SeatNumber = Type.Integer({ minimum: 0, maximum: 11 });

export const MatchParams = Type.Object({ id: MatchId });
export const CodeParams = Type.Object({ code: TableCode });
export const SeatParams = Type.Object({ id: MatchId, seat: SeatNumber });
export const ListQuery = Type.Object({ of: Type.Union([Type.Literal('mine'), Type.Literal('listed')]) });
export const ViewQuery = Type.Object({ seat: Type.Optional(SeatNumber) });
export const LogQuery = Type.Object({ seat: Type.Optional(SeatNumber), before: Type.Integer({ minimum: 1 }) });

export const LineNumber = Type.Integer({ minimum: 1 });
export const TalkQuery = Type.Object({ room: Type.Optional(Room), before: Type.Optional(LineNumber) });
export const LineParams = Type.Object({ id: MatchId, room: Room, n: LineNumber });
export const LogLineParams = Type.Object({ id: MatchId, n: LineNumber });

const Free = (description: string) => Type.Unknown({ description });

const LogEntrySchema = Type.Object({
  n: Type.Integer({ description: "Number within this viewer's log, from 1" }),
  at: Type.Integer({ description: 'Milliseconds since 1970' }),
  event: Free("The event in the game's words, with `type` and `rule`"),
});
export const LogSchema = Type.Array(LogEntrySchema);

const SightSchema = Type.Object({
  view: Free("The game's view for this seat"),
  decisions: Type.Array(Free('A decision: id, kind, rule, prompt, options, refused, choose, byDefault')),
  waiting: Type.Array(Type.Integer()),
  deadlines: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
  yours: Type.Array(Type.Integer()),
  back: Type.Optional(Type.Integer({ description: 'How many of its steps this seat can take back' })),
  reserves: Type.Optional(Type.Array(Type.Integer(), { description: 'Milliseconds in reserve by seat, used from the deadline on' })),
});
export const WholeSchema = Type.Object({
  t: Type.Literal('whole'),
  epoch: Type.String(),
  n: Type.Integer(),
  now: Type.Integer(),
  table: TableInfo,
  seat: Type.Union([Type.Integer(), Type.Null()]),
  sight: Type.Union([SightSchema, Type.Null()]),
  log: LogSchema,
});

export const RecordSchema = Type.Object(
  { format: Type.String() },
  { additionalProperties: true, description: 'Described by docs/record.schema.json' },
);

export const ActionBody = Type.Object({
  id: Type.String({ minLength: 8, maxLength: 40, description: 'Your own id for this answer; sent twice, it counts once' }),
  seat: SeatNumber,
  decision: Type.Integer({
    minimum: -1,
    description:
      'The `id` of the decision; 0 for what a seat does unasked; -1 takes its last step back, with the number in `back` as `choice`',
  }),
  choice: Type.Union([Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })], {
    description: 'The id of an option, or a list of them where the decision says `choose`',
  }),
});
export const DoneSchema = Type.Object({ t: Type.Literal('done'), id: Type.String() });
export const RefusedSchema = Type.Object(
  {
    t: Type.Literal('refused'),
    id: Type.String(),
    code: Type.Union(REFUSED_CODES.map((code) => Type.Literal(code))),
    reason: Type.Union([
      Type.Object({ key: Type.String(), args: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }, { additionalProperties: true }),
      Type.Null(),
    ]),
    rule: Type.Union([Type.String(), Type.Null()]),
  },
  { description: 'The answer was not taken; nothing has changed' },
);
export const HealthSchema = Type.Object({
  ok: Type.Boolean(),
  version: Type.String(),
  uptime: Type.Integer({ description: 'Seconds' }),
  matches: Type.Integer({ description: 'Matches in memory' }),
  sockets: Type.Integer(),
});

export const ReadySchema = Type.Object({ ready: Type.Boolean() });

const DESCRIPTIONS: Record<number, string> = {
  400: 'The message is not what the schema asks for, or asks for something impossible',
  401: 'No session: POST /api/session first',
  403: 'Not yours to do, or asked for by a page of another site',
  404: 'There is no such thing',
  409: 'Not now: the message says why',
  413: 'The message is too large',
  429: 'Too many of these; try again later',
  500: 'Our fault; nothing has changed',
  507: 'The disk is full; nothing has changed',
};

/** The error answers of a route, for the published description. */
export function errors(...codes: number[]) {
  return Object.fromEntries(
    [...codes, 500].map((code) => [code, Type.Object(ApiError.properties, { description: DESCRIPTIONS[code] ?? 'An error' })]),
  );
}

/** The good answer of a route, with what it says. */
export function ok<T extends TSchema>(schema: T, description: string): { 200: T } {
  return { 200: { ...schema, description } };
}
