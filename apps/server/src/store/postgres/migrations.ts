// Long, because every step that the database ever took stands here, one below the other.
import type { ClientBase } from 'pg';

/**
 * The shape of the PostgreSQL database, one numbered step at a time; the table `versions` says how many have been taken.
 * Steps are never changed once released. Texts are JSON where SQLite's are; no sequences, no JSON operators, `match` first
 * in every key, so that engines that only speak PostgreSQL's language have a chance.
 */
const STEPS: readonly string[] = [
  `
  -- Who serves: one row for ever. The epoch is part of the key, so that raising it waits for every commit under way.
  CREATE TABLE server (
    one INTEGER NOT NULL,
    epoch BIGINT NOT NULL,
    node TEXT,
    pid INTEGER,
    since TIMESTAMPTZ,
    beat TIMESTAMPTZ,
    moved TEXT,
    PRIMARY KEY (one, epoch)
  ) WITH (fillfactor = 50);
  INSERT INTO server (one, epoch) VALUES (1, 0);
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
  );
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
  );
  CREATE INDEX devices_by_session ON devices (session);
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    told TEXT NOT NULL,
    patience INTEGER,
    asleep INTEGER,
    talk TEXT,
    taking_back TEXT,
    trail TEXT,
    status TEXT NOT NULL,
    clock INTEGER,
    listed INTEGER NOT NULL,
    host TEXT,
    rematch TEXT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    outcome TEXT,
    pending TEXT NOT NULL,
    deadline BIGINT,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    contributions TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    opening TEXT,
    chain TEXT,
    started TEXT,
    first TEXT,
    state TEXT,
    taken TEXT,
    -- The last action that \`state\` and \`taken\` hold, and the last one that the other columns know of.
    seq INTEGER NOT NULL DEFAULT 0,
    upto INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX matches_by_status ON matches (status, changed);
  CREATE INDEX matches_listed ON matches (created) WHERE status = 'open' AND listed = 1;
  CREATE INDEX matches_by_host ON matches (host) WHERE host IS NOT NULL;
  CREATE INDEX matches_by_rematch ON matches (rematch) WHERE rematch IS NOT NULL;
  CREATE INDEX matches_due ON matches (deadline) WHERE status = 'running' AND deadline IS NOT NULL;
  CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    session TEXT,
    name TEXT,
    level TEXT,
    stand_in TEXT,
    has_left INTEGER NOT NULL,
    orders TEXT,
    invited TEXT,
    PRIMARY KEY (match, seat)
  );
  CREATE INDEX seats_by_session ON seats (session) WHERE session IS NOT NULL;
  CREATE INDEX seats_by_invited ON seats (invited) WHERE invited IS NOT NULL;
  -- Row 0 holds the events of the start. \`epoch\`: whose commit it was.
  CREATE TABLE actions (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    epoch BIGINT NOT NULL,
    seat INTEGER,
    command TEXT,
    progress TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  );
  CREATE TABLE talk (
    match TEXT NOT NULL REFERENCES matches (id),
    room TEXT NOT NULL,
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    session TEXT,
    who TEXT NOT NULL,
    seat INTEGER,
    name TEXT,
    command TEXT NOT NULL,
    phrase TEXT,
    words TEXT,
    reports TEXT NOT NULL,
    PRIMARY KEY (match, room, n)
  );
  CREATE INDEX talk_by_session ON talk (session, match, command) WHERE session IS NOT NULL;
  CREATE TABLE kept (
    key TEXT PRIMARY KEY,
    body TEXT NOT NULL
  );
  CREATE TABLE wishes (
    session TEXT PRIMARY KEY,
    body TEXT NOT NULL
  );
  CREATE TABLE outbox (
    match TEXT NOT NULL REFERENCES matches (id),
    session TEXT NOT NULL,
    since BIGINT NOT NULL,
    sign BIGINT,
    is_open INTEGER NOT NULL,
    next BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    sent TEXT NOT NULL,
    told BIGINT,
    PRIMARY KEY (match, session)
  );
  CREATE INDEX outbox_next ON outbox (next) WHERE told IS NULL;
  CREATE INDEX outbox_by_session ON outbox (session);
  `,
  // What few seats have, as JSON: when somebody was last reminded.
  `
  ALTER TABLE seats ADD COLUMN more TEXT;
  `,
  // Who is ready for what the table has agreed on, and how often that has been changed.
  `
  ALTER TABLE matches ADD COLUMN terms INTEGER;
  ALTER TABLE seats ADD COLUMN ready INTEGER;
  `,
  // What each person has in reserve, what has been used of it, and what happens to whoever has no time left.
  `
  ALTER TABLE matches ADD COLUMN reserve INTEGER;
  ALTER TABLE matches ADD COLUMN overtime TEXT;
  ALTER TABLE matches ADD COLUMN spent TEXT;
  `,
  // Whether a bot may be asked for a hint.
  `
  ALTER TABLE matches ADD COLUMN hints TEXT;
  `,
  // What a table agrees on in the middle of a match: a pause, an end.
  `
  ALTER TABLE matches ADD COLUMN agreement TEXT;
  `,
  // How far each person has come in what was told.
  `
  ALTER TABLE matches ADD COLUMN marks TEXT;
  `,
  // Passkeys by which people are found again.
  `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    credential TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
  );
  CREATE INDEX passkeys_by_session ON passkeys (session);
  `,
  // The code on paper by which a person is found again: what is kept of it, and when it was made.
  `
  CREATE TABLE recoveries (
    session TEXT PRIMARY KEY,
    code_hash TEXT NOT NULL UNIQUE,
    made BIGINT NOT NULL
  );
  `,
  // Several nodes that share the matches: who is there, who plays which match, and what one has said that another is asked for.
  `
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    draining INTEGER NOT NULL DEFAULT 0,
    pid INTEGER,
    since TIMESTAMPTZ,
    beat TIMESTAMPTZ NOT NULL
  ) WITH (fillfactor = 50);
  -- \`orphan\`: it was in the memory of a node that has gone, and may go on by itself.
  CREATE TABLE owners (
    match TEXT PRIMARY KEY,
    node TEXT,
    epoch BIGINT NOT NULL,
    orphan INTEGER NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70);
  CREATE INDEX owners_by_node ON owners (node) WHERE node IS NOT NULL;
  CREATE INDEX owners_orphans ON owners (match) WHERE orphan = 1;
  CREATE TABLE slips (
    key TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  `,
  // What a person would do in their next turn.
  `
  ALTER TABLE seats ADD COLUMN plan TEXT;
  `,
  // What people give to lines of the chronicle and of the talk. `seat`: -1 for a spectator.
  `
  CREATE TABLE reactions (
    match TEXT NOT NULL REFERENCES matches (id),
    place TEXT NOT NULL,
    n INTEGER NOT NULL,
    session TEXT NOT NULL,
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    reaction TEXT NOT NULL,
    PRIMARY KEY (match, place, n, session, seat)
  );
  CREATE INDEX reactions_by_session ON reactions (session, match);
  `,
  // What people note for themselves.
  `
  CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    session TEXT NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, session, seat)
  );
  CREATE INDEX notes_by_session ON notes (session);
  `,
  // Keys in calls, by which a device is let in once at one match; and which devices were.
  `
  CREATE TABLE keys (
    session TEXT NOT NULL,
    match TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    until BIGINT NOT NULL,
    PRIMARY KEY (session, match)
  );
  ALTER TABLE devices ADD COLUMN match TEXT;
  ALTER TABLE devices ADD COLUMN until BIGINT;
  `,
  // Whether what a decision leaves over of its time is given back to the reserve.
  `
  ALTER TABLE matches ADD COLUMN increment INTEGER;
  `,
  // When somebody is called for the last time before their clock ends, and whether that call is the one to be made, or has been.
  `
  ALTER TABLE outbox ADD COLUMN last_at BIGINT;
  ALTER TABLE outbox ADD COLUMN is_last INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX outbox_last ON outbox (last_at) WHERE is_last = 0;
  `,
  // Seats that bots play for people, to find those who have said when they are back.
  `
  CREATE INDEX seats_standing_in ON seats (match) WHERE stand_in IS NOT NULL;
  `,
  // How long matches took that ended by their rules, and what was played in them.
  `
  CREATE TABLE lengths (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    people INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    ended BIGINT NOT NULL
  );
  CREATE INDEX lengths_by_end ON lengths (ended);
  `,
  // Of several nodes: by which rules each plays ({game: [oldest, own]}), and by which a match was last played.
  `
  ALTER TABLE nodes ADD COLUMN rules JSONB;
  ALTER TABLE owners ADD COLUMN rules INTEGER;
  `,
  // Whom a table waits for as everybody may know it, for lists; of older matches it is found when they are next opened.
  `
  ALTER TABLE matches ADD COLUMN waiting TEXT;
  `,
  // Whether a command has been taken before is asked with each aside and each step taken back: without reading the whole match.
  `
  CREATE INDEX actions_by_command ON actions (match, command, seat) WHERE command IS NOT NULL;
  `,
  // Of several nodes: which of them is just telling a person what waits for them; none, once that node is gone.
  `
  CREATE TABLE telling (
    session TEXT PRIMARY KEY,
    node TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE
  );
  `,
  // Where a match stands, small, for the drawing of it in lists; of older matches it is found when they are next opened.
  `
  ALTER TABLE matches ADD COLUMN whereabouts TEXT;
  `,
  // Who may look on; at older tables whoever has the link.
  `
  ALTER TABLE matches ADD COLUMN looking_on TEXT;
  `,
];

/** The step that makes the table that says who serves: the others are taken by who does, so that none changes under a server. */
export const WHO_SERVES = 1;

/**
 * What servers that make the same table at the same time may be told, according to how far the other one is:
 * unique_violation (of the catalogue), duplicate_table, duplicate_object (the table's row type).
 */
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710']);

/**
 * Brings the database up to this version of the server, each step in a transaction of its own. Several may do it at once:
 * who holds the table of versions goes first, the others find its work done.
 * @param upTo the step to end with
 * @throws Error where a newer Questhall wrote it
 */
export async function migratePostgres(client: ClientBase, upTo = STEPS.length): Promise<void> {
  try {
    // Not "IF NOT EXISTS" alone: of two that make it at once PostgreSQL refuses one.
    await client.query('CREATE TABLE IF NOT EXISTS versions (one INTEGER PRIMARY KEY, version INTEGER NOT NULL)');
  } catch (error) {
    if (!MADE_MEANWHILE.has((error as { code?: string }).code ?? '')) throw error;
  }
  for (let done = false; !done; ) {
    await client.query('BEGIN');
    try {
      await client.query('LOCK TABLE versions IN EXCLUSIVE MODE');
      const at = await versionOf(client);
      done = at >= upTo;
      if (!done) {
        await client.query(STEPS[at]!);
        await client.query(
          'INSERT INTO versions (one, version) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET version = excluded.version',
          [at + 1],
        );
      }
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined); // the error that led here is the one to tell
      throw error;
    }
  }
}

/**
 * @returns 0 where nothing has been made yet
 * @throws Error where a newer Questhall wrote it
 */
async function versionOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM versions');
  const at = rows[0]?.version ?? 0;
  if (at > STEPS.length) throw new Error(`it was written by a newer Questhall (version ${at}, this one knows ${STEPS.length})`);
  return at;
}

/** @throws Error where the database is not of this version; for whoever may not change it */
export async function mustBeCurrent(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>("SELECT to_regclass('versions')::text AS there");
  if (!rows[0]?.there) throw new Error('there is no Questhall in it');
  const at = await versionOf(client);
  if (at !== STEPS.length)
    throw new Error(`it was written by another version of Questhall (${at}, this one has ${STEPS.length}); start this one on it once`);
}
