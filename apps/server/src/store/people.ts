import type { Batch } from './batch.ts';
import type { Statement } from './driver.ts';
import { DEVICE_COLUMNS, deviceRecord, deviceValues, PASSKEY_COLUMNS, passkeyRecord, passkeyValues, sessionRecord } from './rows.ts';
import type { DeviceRecord, KeyRecord, PasskeyRecord, SessionRecord, Store } from './store.ts';

/** Devices as they are asked for together with their session (`d`). */
export const OF_DEVICE = DEVICE_COLUMNS.map((column) => `d.${column}`).join(', ');

/** The part of a store that knows people: sessions, and the devices that hold them. */
export type PeopleStore = Pick<
  Store,
  | 'addSession'
  | 'sessionByToken'
  | 'nameOf'
  | 'renameSession'
  | 'touchDevice'
  | 'addDevice'
  | 'devicesOf'
  | 'removeDevice'
  | 'removeSession'
  | 'putKey'
  | 'useKey'
  | 'sessionByKey'
  | 'dropKeys'
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'usePasskey'
  | 'removePasskey'
  | 'setRecovery'
  | 'recoveryMade'
  | 'sessionByRecovery'
>;

/** Sessions and devices in their tables. */
export class People implements PeopleStore {
  readonly #sql: (sql: string) => Statement;
  readonly #batch: Batch;

  constructor(sql: (sql: string) => Statement, batch: Batch) {
    this.#sql = sql;
    this.#batch = batch;
  }

  addSession({ id, name, created, device }: SessionRecord): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('INSERT INTO sessions (id, name, created) VALUES (?, ?, ?)').run(id, name, created);
      this.#putDevice(id, device);
    });
  }

  addDevice(session: string, device: DeviceRecord): Promise<void> {
    return this.#batch.write(() => this.#putDevice(session, device));
  }

  #putDevice(session: string, device: DeviceRecord): void {
    const places = DEVICE_COLUMNS.map(() => '?').join(', ');
    this.#sql(`INSERT INTO devices (${DEVICE_COLUMNS.join(', ')}) VALUES (${places})`).run(...deviceValues(session, device));
  }

  async sessionByToken(tokenHash: string): Promise<SessionRecord | undefined> {
    const row = this.#sql(
      `SELECT ${OF_DEVICE}, s.name, s.created AS session_created
       FROM devices d JOIN sessions s ON s.id = d.session WHERE d.token_hash = ?`,
    ).get(tokenHash);
    return row && sessionRecord(row);
  }

  async devicesOf(session: string): Promise<DeviceRecord[]> {
    const all = `SELECT ${DEVICE_COLUMNS.join(', ')} FROM devices WHERE session = ? ORDER BY created, id`;
    return this.#sql(all).all(session).map(deviceRecord);
  }

  async nameOf(session: string): Promise<string | undefined> {
    const row = this.#sql('SELECT name FROM sessions WHERE id = ?').get(session);
    return row && String(row.name);
  }

  renameSession(id: string, name: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('UPDATE sessions SET name = ? WHERE id = ?').run(name, id);
    });
  }

  touchDevice(id: string, used: number): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('UPDATE devices SET used = ? WHERE id = ?').run(used, id);
    });
  }

  removeDevice(session: string, device: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('DELETE FROM devices WHERE session = ? AND id = ?').run(session, device);
    });
  }

  putKey({ session, match, hash, until }: KeyRecord): Promise<void> {
    return this.#batch.write(() => {
      const put = this.#sql(
        `INSERT INTO keys (session, match, hash, until) VALUES (?, ?, ?, ?)
         ON CONFLICT (session, match) DO UPDATE SET hash = excluded.hash, until = excluded.until`,
      );
      put.run(session, match, hash, until);
    });
  }

  useKey(hash: string, device: Parameters<PeopleStore['useKey']>[1]): Promise<void> {
    return this.#batch.write(() => {
      const { match } = device.visit;
      const session = this.#keyHolder(hash, match, device.created);
      if (session === undefined) return;
      this.#sql('DELETE FROM keys WHERE hash = ?').run(hash);
      this.#sql('DELETE FROM devices WHERE until < ?').run(device.created); // visits that are over
      this.#putDevice(session, device);
    });
  }

  async sessionByKey(hash: string, match: string, now: number): Promise<string | undefined> {
    return this.#keyHolder(hash, match, now);
  }

  #keyHolder(hash: string, match: string, now: number): string | undefined {
    const row = this.#sql('SELECT session FROM keys WHERE hash = ? AND match = ? AND until >= ?').get(hash, match, now);
    return row && String(row.session);
  }

  dropKeys(session: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('DELETE FROM keys WHERE session = ?').run(session);
    });
  }

  addPasskey(passkey: PasskeyRecord): Promise<void> {
    return this.#batch.write(() => {
      const places = PASSKEY_COLUMNS.map(() => '?').join(', ');
      this.#sql(`INSERT INTO passkeys (${PASSKEY_COLUMNS.join(', ')}) VALUES (${places})`).run(...passkeyValues(passkey));
    });
  }

  async passkey(credential: string): Promise<PasskeyRecord | undefined> {
    const row = this.#sql(`SELECT ${PASSKEY_COLUMNS.join(', ')} FROM passkeys WHERE credential = ?`).get(credential);
    return row && passkeyRecord(row);
  }

  async passkeysOf(session: string): Promise<PasskeyRecord[]> {
    const all = `SELECT ${PASSKEY_COLUMNS.join(', ')} FROM passkeys WHERE session = ? ORDER BY created, id`;
    return this.#sql(all).all(session).map(passkeyRecord);
  }

  usePasskey(id: string, counter: number, used: number): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?').run(counter, used, id);
    });
  }

  removePasskey(session: string, id: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('DELETE FROM passkeys WHERE session = ? AND id = ?').run(session, id);
    });
  }

  setRecovery(session: string, code: { hash: string; made: number } | null): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('DELETE FROM recoveries WHERE session = ?').run(session);
      if (code) this.#sql('INSERT INTO recoveries (session, code_hash, made) VALUES (?, ?, ?)').run(session, code.hash, code.made);
    });
  }

  async recoveryMade(session: string): Promise<number | undefined> {
    const row = this.#sql('SELECT made FROM recoveries WHERE session = ?').get(session);
    return row && Number(row.made);
  }

  async sessionByRecovery(hash: string): Promise<string | undefined> {
    const row = this.#sql('SELECT session FROM recoveries WHERE code_hash = ?').get(hash);
    return row && String(row.session);
  }

  removeSession(id: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql('DELETE FROM devices WHERE session = ?').run(id);
      this.#sql('DELETE FROM keys WHERE session = ?').run(id);
      this.#sql('DELETE FROM passkeys WHERE session = ?').run(id);
      this.#sql('DELETE FROM recoveries WHERE session = ?').run(id);
      this.#sql('DELETE FROM notes WHERE session = ?').run(id);
      this.#sql('DELETE FROM sessions WHERE id = ?').run(id);
    });
  }
}
