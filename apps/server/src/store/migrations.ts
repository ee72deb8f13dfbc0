// Long, because every step that the database ever took stands here, one below the other.
import type { Database } from './driver.ts';

/**
 * The shape of the database, one numbered step at a time; `PRAGMA user_version` says how many have been taken. Steps
 * are never changed once released.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
  );
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
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
    state TEXT
  );
  CREATE INDEX matches_by_status ON matches (status, changed);
  CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    session TEXT,
    name TEXT,
    level TEXT,
    stand_in TEXT,
    has_left INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
  );
  CREATE INDEX seats_by_session ON seats (session);
  CREATE TABLE actions (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    done_by TEXT NOT NULL,
    at BIGINT NOT NULL,
    action TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    version INTEGER NOT NULL,
    changes TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  );
  CREATE TABLE events (
    match TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    audience TEXT,
    twin TEXT,
    PRIMARY KEY (match, n)
  );
  CREATE TABLE commands (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    command TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (match, seat, command)
  );
  `,
  // When a session was last used: one that nobody uses for a year ends.
  'ALTER TABLE sessions ADD COLUMN used BIGINT',
  // What a match's record needs: the public opening, the chain's last link, the start, and each action's draws and state.
  `
  ALTER TABLE matches ADD COLUMN opening TEXT;
  ALTER TABLE matches ADD COLUMN chain TEXT;
  ALTER TABLE matches ADD COLUMN started TEXT;
  ALTER TABLE actions ADD COLUMN proof TEXT;
  `,
  // What a replay needs beside the differences: the state that they begin with, and which events belong to which action.
  `
  ALTER TABLE matches ADD COLUMN first TEXT;
  ALTER TABLE events ADD COLUMN seq INTEGER;
  `,
  // A row for each batch of actions (the journal), and for each stretch of a match (a chapter), instead of several for
  // each action. The old names stay as views for whoever looks into the database by hand; they show chapters alone.
  `
  ALTER TABLE matches ADD COLUMN taken TEXT;
  UPDATE matches SET taken = (
    SELECT json_group_array((SELECT count(*) FROM actions a WHERE a.match = s.match AND a.seat = s.seat))
    FROM (SELECT match, seat FROM seats WHERE match = matches.id ORDER BY seat) s
  );
  CREATE TABLE journal (
    seq INTEGER PRIMARY KEY,
    body TEXT NOT NULL
  );
  CREATE TABLE chapters (
    nr INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    actions TEXT NOT NULL,
    events TEXT NOT NULL
  );
  CREATE INDEX chapters_by_match ON chapters (match);
  INSERT INTO chapters (match, actions, events)
    SELECT id,
      (SELECT json_group_array(json(entry)) FROM (
        SELECT json_object('seq', a.seq, 'by', a.done_by, 'at', a.at, 'action', json(a.action), 'drawn', a.drawn,
          'version', a.version, 'changes', json(a.changes), 'command', c.command, 'proof', json(a.proof)) AS entry
        FROM actions a LEFT JOIN commands c ON c.match = a.match AND c.seq = a.seq
        WHERE a.match = m.id ORDER BY a.seq)),
      (SELECT json_group_array(json(entry)) FROM (
        SELECT json_object('at', e.at, 'seq', e.seq, 'event', json(e.event), 'to', json(e.audience), 'twin', json(e.twin)) AS entry
        FROM events e WHERE e.match = m.id ORDER BY e.n))
    FROM matches m WHERE state IS NOT NULL;
  DROP TABLE commands;
  DROP TABLE events;
  DROP TABLE actions;
  CREATE VIEW actions AS
    SELECT c.match, a.value ->> 'seq' AS seq, a.value ->> '$.action.seat' AS seat, a.value ->> 'by' AS done_by,
      a.value ->> 'at' AS at, a.value -> 'action' AS action, a.value ->> 'drawn' AS drawn, a.value ->> 'version' AS version,
      a.value -> 'changes' AS changes, a.value -> 'proof' AS proof
    FROM chapters c, json_each(c.actions) a;
  CREATE VIEW commands AS
    SELECT c.match, a.value ->> '$.action.seat' AS seat, a.value ->> 'command' AS command, a.value ->> 'seq' AS seq
    FROM chapters c, json_each(c.actions) a WHERE a.value ->> 'command' IS NOT NULL;
  CREATE VIEW events AS
    SELECT c.match, c.nr * 1000000 + e.key AS n, e.value ->> 'at' AS at, e.value ->> 'seq' AS seq, e.value -> 'event' AS event,
      e.value ->> 'to' AS audience, e.value ->> 'twin' AS twin
    FROM chapters c, json_each(c.events) e;
  `,
  // Standing orders of seats.
  'ALTER TABLE seats ADD COLUMN orders TEXT;',
  // A session may be held by several devices, each with a token of its own, so that one of them can be taken away.
  `
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
  );
  CREATE INDEX devices_by_session ON devices (session);
  INSERT INTO devices (id, session, token_hash, label, created, used)
    SELECT id, id, token_hash, '', created, COALESCE(used, created) FROM sessions;
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
  );
  INSERT INTO people (id, name, created) SELECT id, name, created FROM sessions;
  DROP TABLE sessions;
  ALTER TABLE people RENAME TO sessions;
  `,
  // Lists read what everybody may know of the options (of a whole text, such as a level of one's own, its title), and no
  // more; how long others wait for somebody who is silent; tables that sleep; who is invited to a seat.
  `
  ALTER TABLE matches ADD COLUMN told TEXT;
  UPDATE matches SET told = (
    SELECT json_group_object(key, json(CASE type
      WHEN 'true' THEN 'true'
      WHEN 'false' THEN 'false'
      WHEN 'text' THEN json_quote(CASE
        WHEN length(value) <= 80 THEN value
        WHEN json_valid(value) THEN COALESCE(substr(json_extract(value, '$.title'), 1, 80), '')
        ELSE '' END)
      ELSE json_quote(value) END))
    FROM json_each(options));
  ALTER TABLE matches ADD COLUMN patience INTEGER;
  ALTER TABLE matches ADD COLUMN asleep INTEGER;
  ALTER TABLE seats ADD COLUMN invited TEXT;
  CREATE INDEX matches_listed ON matches (created) WHERE status = 'open' AND listed = 1;
  CREATE INDEX seats_by_invited ON seats (invited) WHERE invited IS NOT NULL;
  `,
  // A match that is removed is looked for as the rematch of another; those whose time ends are looked for again and again.
  `
  CREATE INDEX matches_by_rematch ON matches (rematch) WHERE rematch IS NOT NULL;
  CREATE INDEX matches_due ON matches (deadline) WHERE status = 'running' AND deadline IS NOT NULL;
  `,
  // What people say at a match, beside its record, and what may be said there.
  `
  ALTER TABLE matches ADD COLUMN talk TEXT;
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
  `,
  // Whom to tell that a match waits for them (an outbox, written with what makes it so), how they want to be told, and
  // what the server has made once for it.
  `
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
  `,
  // What may be taken back at a table, and what can be now.
  `
  ALTER TABLE matches ADD COLUMN taking_back TEXT;
  ALTER TABLE matches ADD COLUMN trail TEXT;
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
  // Whom a table waits for as everybody may know it, for lists; of older matches it is found when they are next opened.
  `
  ALTER TABLE matches ADD COLUMN waiting TEXT;
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

/** @throws Error where the database is not of this version; for whoever may not change it */
export function mustBeCurrent(db: Database): void {
  const at = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (at !== STEPS.length)
    throw new Error(`it was written by another version of Questhall (${at}, this one has ${STEPS.length}); start this one on it once`);
}

/** The version that this server writes. */
export const DATABASE_VERSION = STEPS.length;

/**
 * Brings the database up to this version of the server, in one transaction: it is of this version then, or as it was.
 * @throws Error where the database was written by a newer server
 */
export function migrateDatabase(db: Database): void {
  const at = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (at > STEPS.length)
    throw new Error(`the data folder was written by a newer Questhall (version ${at}, this one knows ${STEPS.length})`);
  if (at === STEPS.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const step of STEPS.slice(at)) db.exec(step);
    db.exec(`PRAGMA user_version = ${STEPS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
