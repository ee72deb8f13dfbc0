import { join } from 'node:path';
import { digestOf } from '@questhall/fair';
import { openDatabase } from '../../apps/server/src/store/driver.ts';

/** Everything that a data folder holds and that may stand in no log line, no error and no export before the end. */
export interface Secret {
  what: string;
  text: string;
}

/** Words that stand in saved states only: a line with one of them carries a piece of a state. */
const STATE_WORDS = ['"stack":[', '"pending":[', '"deck":[', '"lastId":', '":[,"'];
/** Draws beyond the last one made, which would tell the future. */
const AHEAD = 8;

export function secretsOf(dataDir: string, tokens: readonly string[]): Secret[] {
  const db = openDatabase(join(dataDir, 'questhall.db'));
  const secrets: Secret[] = [];
  try {
    for (const { id, secret, contributions, drawn } of db.prepare('SELECT id, secret, contributions, drawn FROM matches').all()) {
      secrets.push({ what: `the secret of match ${id}`, text: String(secret) });
      const digest = digestOf(String(secret), JSON.parse(String(contributions)), String(id));
      for (let draw = 0; draw < Number(drawn) + AHEAD; draw++) {
        const bytes = Buffer.from(digest(draw, 0));
        for (const form of ['hex', 'base64', 'base64url'] as const)
          secrets.push({ what: `draw ${draw} of match ${id}`, text: bytes.toString(form) });
      }
    }
    for (const { event, match } of db.prepare('SELECT match, event FROM events WHERE audience IS NOT NULL').all()) {
      secrets.push({ what: `an event of match ${match} that only some may hear`, text: String(event) });
    }
  } finally {
    db.close();
  }
  for (const token of tokens) secrets.push({ what: "a session's token", text: token });
  for (const text of STATE_WORDS) secrets.push({ what: 'a piece of a state', text });
  return secrets;
}

/** Random texts of at least this length are looked up; others are searched for one by one. */
const RANDOM = /^[\w+/=-]{43,}$/;
const STRETCHES = /[\w+/=-]{43,}/g;

/** Says which of the secrets stand in a text, also within texts in texts. There are far too many to look for each of them. */
export function searcher(secrets: readonly Secret[]): (text: string) => string[] {
  const random = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const { what, text } of secrets) (RANDOM.test(text) ? random : plain).set(text, what);
  const lengths = [...new Set([...random.keys()].map((text) => text.length))];
  return (text) => {
    const texts = `${text}\n${text.replaceAll('\\"', '"')}\n${text.replaceAll('\\\\\\"', '"')}`;
    const found = new Set([...plain].flatMap(([secret, what]) => (texts.includes(secret) ? what : [])));
    for (const [stretch] of text.matchAll(STRETCHES)) {
      for (const length of lengths) {
        for (let at = 0; at + length <= stretch.length; at++) {
          const what = random.get(stretch.slice(at, at + length));
          if (what !== undefined) found.add(what);
        }
      }
    }
    return [...found];
  };
}
