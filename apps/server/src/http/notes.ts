import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Seat } from '@questhall/kernel';
import { LONGEST_NOTE, Note, SetNote } from '@questhall/protocol';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { mustLookOn } from '../match/looking-on.ts';
import type { Services } from '../services.ts';
import type { NoteRecord } from '../store/store.ts';
import { errors, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const OwnWords = Type.Object({
  name: Type.String(),
  created: Type.Integer(),
  matches: Type.Array(Type.Object({ match: Type.String(), code: Type.String(), game: Type.String(), status: Type.String() })),
  notes: Type.Array(Type.Object({ match: Type.String(), seat: Type.Integer(), text: Type.String(), at: Type.Integer() })),
  said: Type.Array(Type.Object({ match: Type.String(), room: Type.String(), n: Type.Integer(), at: Type.Integer(), words: Type.String() })),
  reactions: Type.Array(Type.Object({ match: Type.String(), at: Type.Integer(), reaction: Type.String() })),
});

/**
 * Notes to oneself, and everything that somebody has written here, for themselves. No match is asked for it: whether
 * anybody writes must show in nothing that others see.
 */
export const noteRoutes =
  ({ store, now }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const about = (operationId: string, summary: string, description: string) => ({ tags: ['talk'], operationId, summary, description });
    /** @throws ApiFailure ('no-match', 'players-only', 'not-your-seat') */
    const mayWrite = async (match: string, session: string, seat: Seat) => {
      const record = await store.record(match);
      if (!record) throw new ApiFailure('no-match', `there is no match ${match}`);
      mustLookOn(record, session);
      if (record.seats[seat]?.session !== session) throw new ApiFailure('not-your-seat', `seat ${seat} is not yours`, { seat });
    };
    const shown = (note: NoteRecord | undefined): Note =>
      note ? { text: note.text, n: note.n, at: note.at } : { text: '', n: 0, at: null };

    app.get(
      '/api/matches/:id/seats/:seat/note',
      {
        schema: {
          ...about('note', 'Your note to yourself', 'Of your own seat at this match. Nobody else ever sees it.'),
          params: SeatParams,
          response: { ...ok(Note, 'The note; empty where nothing was written'), ...errors(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const { id, seat } = request.params;
        await mayWrite(id, session.id, seat);
        return shown(await store.note(id, session.id, seat));
      },
    );

    app.put(
      '/api/matches/:id/seats/:seat/note',
      {
        schema: {
          ...about(
            'setNote',
            'Note something for yourself',
            'At most 4,000 characters, in place of number `n`, which you have read. 409 where another of your devices has written since: read that first. Sent twice it counts once.',
          ),
          params: SeatParams,
          body: Type.Object(SetNote.properties, { examples: [{ text: 'Bo has no Talisman yet.', n: 0 }] }),
          response: { ...ok(Note, 'The note as it is kept'), ...errors(400, 401, 403, 404, 409, 507) },
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const { id, seat } = request.params;
        const { n } = request.body;
        const text = plain(request.body.text);
        if (Array.from(text).length > LONGEST_NOTE)
          throw new ApiFailure('bad-words', `a note has at most ${LONGEST_NOTE} characters`, { most: LONGEST_NOTE });
        await mayWrite(id, session.id, seat);
        const before = await store.note(id, session.id, seat);
        if (before?.text === text && before.n >= n) return shown(before);
        if ((before?.n ?? 0) === n) await store.putNote({ match: id, session: session.id, seat, text, n: n + 1, at: now() });
        // Two devices at once: the one that came first is kept, and the other one is told.
        const kept = await store.note(id, session.id, seat);
        if (kept?.text !== text) throw new ApiFailure('note-changed', 'another of your devices has written since');
        return shown(kept);
      },
    );

    app.get(
      '/api/session/words',
      {
        config: { limit: 'replays' },
        schema: {
          ...about(
            'ownWords',
            'Everything that you have written here',
            'Your notes, what you have said and your reactions, at all matches.',
          ),
          response: { ...ok(OwnWords, 'Yours alone'), ...errors(401, 429) },
        },
      },
      async (request) => {
        const { id, name, created } = sessionOf(request);
        const { notes, lines, reactions } = await store.wordsOf(id);
        const matches = [];
        for (const match of await store.matchIdsOf(id)) {
          const record = await store.record(match);
          if (record) matches.push({ match, code: record.code, game: record.game, status: record.status });
        }
        return {
          ...{ name, created, matches },
          notes: notes.map(({ match, seat, text, at }) => ({ match, seat, text, at })),
          said: lines.map(({ match, room, n, at, phrase, text }) => ({ match, room, n, at, words: text ?? phrase ?? '' })),
          reactions: reactions.map(({ match, at, reaction }) => ({ match, at, reaction })),
        };
      },
    );
  };

/** A text that every database takes and every page shows: neither NUL nor halves of characters. */
function plain(text: string): string {
  return text.replaceAll('\0', '').replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
}
