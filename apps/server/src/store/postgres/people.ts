import type { QueryConfig } from 'pg';
import { OF_DEVICE, type PeopleStore } from '../people.ts';
import { DEVICE_COLUMNS, deviceRecord, deviceValues, PASSKEY_COLUMNS, passkeyRecord, passkeyValues, sessionRecord } from '../rows.ts';
import type { DeviceRecord, KeyRecord, PasskeyRecord, SessionRecord } from '../store.ts';
import { type Ask, statement, type Write } from './ask.ts';

const COLUMNS = PASSKEY_COLUMNS.join(', ');
const DEVICES = DEVICE_COLUMNS.join(', ');

/** Sessions, devices and passkeys in PostgreSQL. */
export class PostgresPeople implements PeopleStore {
  readonly #ask: Ask;
  readonly #write: Write;

  constructor(ask: Ask, write: Write) {
    this.#ask = ask;
    this.#write = write;
  }

  addSession({ id, name, created, device }: SessionRecord): Promise<void> {
    return this.#write(statement('INSERT INTO sessions (id, name, created) VALUES (?, ?, ?)', id, name, created), putDevice(id, device));
  }

  addDevice(session: string, device: DeviceRecord): Promise<void> {
    return this.#write(putDevice(session, device));
  }

  async sessionByToken(tokenHash: string): Promise<SessionRecord | undefined> {
    const rows = await this.#ask(
      `SELECT ${OF_DEVICE}, s.name, s.created AS session_created
       FROM devices d JOIN sessions s ON s.id = d.session WHERE d.token_hash = $1`,
      [tokenHash],
    );
    return rows[0] && sessionRecord(rows[0]);
  }

  async devicesOf(session: string): Promise<DeviceRecord[]> {
    const all = `SELECT ${DEVICES} FROM devices WHERE session = $1 ORDER BY created, id COLLATE "C"`;
    return (await this.#ask(all, [session])).map(deviceRecord);
  }

  async nameOf(session: string): Promise<string | undefined> {
    const rows = await this.#ask('SELECT name FROM sessions WHERE id = $1', [session]);
    return rows[0] && String(rows[0].name);
  }

  renameSession(id: string, name: string): Promise<void> {
    return this.#write(statement('UPDATE sessions SET name = ? WHERE id = ?', name, id));
  }

  touchDevice(id: string, used: number): Promise<void> {
    return this.#write(statement('UPDATE devices SET used = ? WHERE id = ?', used, id));
  }

  removeDevice(session: string, device: string): Promise<void> {
    return this.#write(statement('DELETE FROM devices WHERE session = ? AND id = ?', session, device));
  }

  putKey({ session, match, hash, until }: KeyRecord): Promise<void> {
    const put = `INSERT INTO keys (session, match, hash, until) VALUES (?, ?, ?, ?)
      ON CONFLICT (session, match) DO UPDATE SET hash = excluded.hash, until = excluded.until`;
    return this.#write(statement(put, session, match, hash, until));
  }

  useKey(hash: string, device: Parameters<PeopleStore['useKey']>[1]): Promise<void> {
    const { id, tokenHash, label, created, used, visit } = device;
    // One statement: of two devices that bring the key at the same time the second waits, and finds it gone.
    const use = `WITH spent AS (DELETE FROM keys WHERE hash = ? AND match = ? AND until >= ? RETURNING session)
      INSERT INTO devices (${DEVICES}) SELECT ?, session, ?, ?, ?::bigint, ?::bigint, ?, ?::bigint FROM spent`;
    return this.#write(
      statement('DELETE FROM devices WHERE until < ?', created), // visits that are over
      statement(use, hash, visit.match, created, id, tokenHash, label, created, used, visit.match, visit.until),
    );
  }

  async sessionByKey(hash: string, match: string, now: number): Promise<string | undefined> {
    const [row] = await this.#ask('SELECT session FROM keys WHERE hash = $1 AND match = $2 AND until >= $3', [hash, match, now]);
    return row && String(row.session);
  }

  dropKeys(session: string): Promise<void> {
    return this.#write(statement('DELETE FROM keys WHERE session = ?', session));
  }

  addPasskey(passkey: PasskeyRecord): Promise<void> {
    const places = PASSKEY_COLUMNS.map(() => '?').join(', ');
    return this.#write(statement(`INSERT INTO passkeys (${COLUMNS}) VALUES (${places})`, ...passkeyValues(passkey)));
  }

  async passkey(credential: string): Promise<PasskeyRecord | undefined> {
    const rows = await this.#ask(`SELECT ${COLUMNS} FROM passkeys WHERE credential = $1`, [credential]);
    return rows[0] && passkeyRecord(rows[0]);
  }

  async passkeysOf(session: string): Promise<PasskeyRecord[]> {
    const all = `SELECT ${COLUMNS} FROM passkeys WHERE session = $1 ORDER BY created, id COLLATE "C"`;
    return (await this.#ask(all, [session])).map(passkeyRecord);
  }

  usePasskey(id: string, counter: number, used: number): Promise<void> {
    return this.#write(statement('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?', counter, used, id));
  }

  removePasskey(session: string, id: string): Promise<void> {
    return this.#write(statement('DELETE FROM passkeys WHERE session = ? AND id = ?', session, id));
  }

  setRecovery(session: string, code: { hash: string; made: number } | null): Promise<void> {
    const none = statement('DELETE FROM recoveries WHERE session = ?', session);
    if (!code) return this.#write(none);
    return this.#write(
      none,
      statement('INSERT INTO recoveries (session, code_hash, made) VALUES (?, ?, ?)', session, code.hash, code.made),
    );
  }

  async recoveryMade(session: string): Promise<number | undefined> {
    const rows = await this.#ask('SELECT made FROM recoveries WHERE session = $1', [session]);
    return rows[0] && Number(rows[0].made);
  }

  async sessionByRecovery(hash: string): Promise<string | undefined> {
    const rows = await this.#ask('SELECT session FROM recoveries WHERE code_hash = $1', [hash]);
    return rows[0] && String(rows[0].session);
  }

  removeSession(id: string): Promise<void> {
    const all = ['devices', 'keys', 'passkeys', 'recoveries', 'notes'];
    const parts = all.map((table) => statement(`DELETE FROM ${table} WHERE session = ?`, id));
    return this.#write(...parts, statement('DELETE FROM sessions WHERE id = ?', id));
  }
}

function putDevice(session: string, device: DeviceRecord): QueryConfig {
  const places = DEVICE_COLUMNS.map(() => '?').join(', ');
  return statement(`INSERT INTO devices (${DEVICES}) VALUES (${places})`, ...deviceValues(session, device));
}
