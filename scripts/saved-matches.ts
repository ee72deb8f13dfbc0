/*
 * npm run saved-matches -- --from COMMIT: matches as the rules of an older version saved them, into test/saved-matches.
 *
 * The sources of that commit are unpacked into a temporary folder and play there, at random, by seed: the first match that
 * stands where MOMENTS want it is saved, and for each game the record of a short match to its end. The file's name says the
 * version of the rules. What is there already is never written again: it stands for matches that people play.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { commitment, digestOf } from '@questhall/fair';
import { type AnyGame, type AnyState, begin, type Chance, fast, type MatchOptions, matchOptions, play, sealed } from '@questhall/kernel';
import { recordByReplay } from '@questhall/record';
import { randomAction } from '@questhall/testkit/contract';

/** Where a match is saved: what is asked (`kind`; absent: anything), and the frames that are on the stack, one inside the other. */
interface Moment {
  name: string;
  about: string;
  kind?: string;
  within: readonly string[];
  options?: MatchOptions;
}

const DIGITAL = { edition: 'digital' };
const SOULS = { edition: 'digital', expansion: 'realm-of-souls' };

/** Odd moments, in which a match has much that is begun and not ended. */
const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  talisman: [
    { name: 'fight-prepared', about: 'a fight, before the dice', kind: 'prepare', within: ['facing', 'fight', 'preparing'] },
    {
      name: 'fight-fate',
      about: 'the dice of a fight lie, and fate may be spent',
      kind: 'fate',
      within: ['fight', 'fate'],
      options: DIGITAL,
    },
    { name: 'duel-spoils', about: 'the winner of a duel chooses', kind: 'spoils', within: ['duel'], options: DIGITAL },
    { name: 'duel-bribe', about: 'the loser of a duel may buy the life back', kind: 'answerBribe', within: ['duel'] },
    { name: 'armour', about: 'armour may save a life', kind: 'armour', within: ['fight', 'hurt'], options: SOULS },
    { name: 'window-of-a-spell', about: 'a Spell was cast, and others may answer', kind: 'react', within: ['cast', 'attempt'] },
    {
      name: 'window-of-a-life',
      about: 'a life is about to be lost in a fight, and Spells may answer',
      kind: 'react',
      within: ['fight', 'hurt', 'loseLives', 'attempt'],
    },
    {
      name: 'window-of-a-moment',
      about: 'a moment in which Spells may be cast',
      kind: 'checkpoint',
      within: ['attempt'],
      options: DIGITAL,
    },
    { name: 'spell-target', about: 'a Spell needs its target', kind: 'target', within: ['cast'] },
    { name: 'trophies', about: 'trophies are being turned in', kind: 'trophies', within: ['deed'], options: DIGITAL },
    { name: 'taking', about: 'things lie there to be taken', kind: 'take', within: ['space', 'taking'] },
    { name: 'spells-too-many', about: 'a Spell too many is dropped', kind: 'dropSpells', within: ['limits'] },
    {
      name: 'choice-of-a-ghost',
      about: 'a ghost, or who meets one, chooses',
      within: ['soulChoice'],
      options: SOULS,
    },
    { name: 'ghost-moves', about: 'a ghost may choose how it moves', kind: 'bendRoll', within: ['move', 'bendRoll'], options: SOULS },
    {
      name: 'weapon-of-choice',
      about: 'with Strength or with Craft, of a fight that allows both',
      kind: 'weaponOfChoice',
      within: ['weaponOfChoice'],
      options: SOULS,
    },
    { name: 'spirit-eye', about: 'the Spirit Eye may turn a fight', kind: 'spiritEye', within: ['fight', 'spiritEye'], options: SOULS },
    {
      name: 'veil-instead',
      about: 'a Veil card may be drawn instead',
      kind: 'veilInstead',
      within: ['space', 'veilInstead'],
      options: SOULS,
    },
    { name: 'rakshasa', about: 'the Rakshasa wants an Object or a fight', kind: 'rakshasa', within: ['space', 'rakshasa'], options: SOULS },
    { name: 'gift', about: 'one of several gifts', kind: 'giftOne', within: ['gifts'], options: SOULS },
    { name: 'market', about: 'a trade is offered to another', kind: 'answerTrade', within: ['market'] },
  ],
  dystopia: [
    { name: 'choosing-heroes', about: 'heroes are being chosen', kind: 'chooseHero', within: ['match'] },
    { name: 'hero', about: 'the turn of a hero', kind: 'hero', within: ['heroTurn'] },
    {
      name: 'hero-of-one-level',
      about: 'the turn of a hero in a single level',
      kind: 'hero',
      within: ['heroTurn'],
      options: { campaign: false, level: 7 },
    },
    { name: 'between-levels', about: 'the stop between two levels', kind: 'between', within: ['between'], options: { level: 5 } },
    { name: 'trade-wanted', about: 'an exchange: what is wanted', kind: 'want', within: ['heroTurn', 'trade'] },
    { name: 'trade-answered', about: 'an exchange: the other must agree', kind: 'answerTrade', within: ['trade'] },
    { name: 'way', about: 'one of two ways', kind: 'way', within: ['heroTurn'] },
    {
      name: 'spell-target',
      about: 'a spell needs its target',
      kind: 'spellTarget',
      within: ['spell'],
      options: { campaign: false, level: 5 },
    },
    {
      name: 'monster-of-a-person',
      about: 'a monster led by a person',
      kind: 'monster',
      within: ['monsterTurn'],
      options: { wizor: 'person' },
    },
    {
      name: 'wizor-of-a-person',
      about: 'Wizor, a person, chooses whom to lead',
      kind: 'wizor',
      within: ['wizorRound'],
      options: { wizor: 'person' },
    },
  ],
  nachtwacht: [
    { name: 'fight', about: 'the fights of a round', kind: 'fight', within: ['fight'] },
    { name: 'step-cards', about: 'step cards are chosen, some lie', kind: 'commit', within: ['choose'] },
    { name: 'strip-length', about: 'a strip is to be taken', kind: 'length', within: ['layStrip'] },
    { name: 'strip-direction', about: 'a strip is to be laid', kind: 'direction', within: ['layStrip'] },
    { name: 'steal', about: 'Vega: from whom', kind: 'steal', within: ['vega'] },
    { name: 'discard-after-vega', about: 'a hand too large after a theft', kind: 'discard', within: ['vega', 'discard'] },
    { name: 'discard', about: 'a hand too large', kind: 'discard', within: ['land', 'discard'] },
    { name: 'skull-places', about: 'a skull places a monster', kind: 'placeMonster', within: ['skull'] },
    { name: 'skull-moves', about: 'a skull moves a monster, the supply is empty', kind: 'moveMonster', within: ['skull'] },
    { name: 'fetch', about: 'a monster is fetched', kind: 'fetchMonster', within: ['land'] },
  ],
};

/** Matches to their end, each kept as a record; of several the one in which people are asked in the midst of most steps. */
const RECORDS: Readonly<Record<string, readonly { name: string; options: MatchOptions; of?: number }[]>> = {
  talisman: [
    { name: 'record-1986', options: { roundLimit: 12 } },
    { name: 'record-souls', options: { ...SOULS, roundLimit: 8 } },
    { name: 'record-1986-long', options: { startSpell: true, roundLimit: 50 }, of: 60 },
    { name: 'record-souls-long', options: { ...SOULS, startSpell: true, roundLimit: 40 }, of: 60 },
  ],
  dystopia: [
    { name: 'record', options: { roundLimit: 3 } },
    { name: 'record-long', options: { roundLimit: 15 }, of: 30 },
  ],
  nachtwacht: [{ name: 'record', options: {} }],
};

/** So many matches are tried for each moment. */
const SEEDS = 600;

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const root = join(import.meta.dirname, '..');

const { values: flags } = parseArgs({
  options: { from: { type: 'string' }, into: { type: 'string' }, commit: { type: 'string', default: '' } },
});
if (flags.into) await save(flags.into, flags.commit);
else if (flags.from) unpack(flags.from);
else throw new Error('say from which commit: npm run saved-matches -- --from COMMIT');

/** Plays in the sources of a commit, with the modules that are installed here. */
function unpack(commit: string): void {
  const hash = execFileSync('git', ['rev-parse', '--short', `${commit}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
  const folder = mkdtempSync(join(tmpdir(), 'saved-matches-'));
  try {
    const sources = execFileSync('git', ['archive', hash], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync('tar', ['x', '-C', folder], { input: sources });
    const modules = join(folder, 'node_modules');
    mkdirSync(join(modules, '@questhall'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '@questhall') symlinkSync(join(root, 'node_modules', name), join(modules, name));
    for (const workspace of ['packages', 'games'])
      for (const name of readdirSync(join(folder, workspace)))
        symlinkSync(join(folder, workspace, name), join(modules, '@questhall', name));
    cpSync(import.meta.filename, join(folder, 'scripts/saved-matches.ts'));
    const into = join(root, 'test/saved-matches');
    const there = ['--conditions=source', '--import', 'tsx', 'scripts/saved-matches.ts', '--into', into, '--commit', hash];
    const { status } = spawnSync(process.execPath, there, { cwd: folder, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function save(into: string, commit: string): Promise<void> {
  for (const id of Object.keys(MOMENTS)) {
    const game = ((await import(`@questhall/${id}`)) as Record<string, AnyGame>)[id]!;
    for (const moment of MOMENTS[id]!) write(into, game, moment.name, () => stateAt(game, moment, commit));
    for (const { name, options, of = 1 } of RECORDS[id]!)
      write(into, game, name, () => ({ made: { commit, options }, record: recordOf(game, options, of) }));
  }
}

/** Writes what `what` makes, unless it is there already or cannot be made. */
function write(into: string, game: AnyGame, name: string, what: () => object | undefined): void {
  const file = join(into, game.id, `${name}.v${game.version}.json.gz`);
  const told = relative(into, file);
  const kept = existsSync(file) ? undefined : what();
  if (kept) {
    mkdirSync(join(into, game.id), { recursive: true });
    writeFileSync(file, gzipSync(JSON.stringify({ game: game.id, ...kept }), { level: 9 }));
    console.log(`${told}: ${statSync(file).size} bytes`);
  } else if (existsSync(file)) {
    console.log(`${told} is there already`);
  } else {
    process.exitCode = 1;
    console.log(`${told}: no match of ${SEEDS} comes there`);
  }
}

/** The first match, by seed, that stands where the moment wants it, well after its beginning where it can. */
function stateAt(game: AnyGame, { about, kind, within, options = {} }: Moment, commit: string): object | undefined {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const given = matchOptions(game.options, options);
    const { min, max } = game.seatsFor?.(given) ?? game.seats;
    const seats = Math.min(max, Math.max(min, 2 + (seed % 3)));
    const [chance, own] = [fast(seed, 1), fast(seed, 2)];
    const s = begin(game, { seats, options: given }, chance) as AnyState;
    for (let answers = 0; !s.outcome && answers < 1500; answers++) {
      if (s.pending.some((d) => kind === undefined || d.kind === kind) && isWithin(s, within))
        return { about, made: { commit, seed, seats, options, answers }, state: s };
      play(game, s, randomAction(s, own)!, chance);
    }
  }
  return undefined;
}

/** The frames named lie on the stack in this order, the last of them on top. */
function isWithin(s: AnyState, within: readonly string[]): boolean {
  const procs = (s.stack as readonly { proc: string }[]).map((f) => f.proc);
  let at = 0;
  for (const proc of procs) if (proc === within[at]) at++;
  return at === within.length && procs.at(-1) === within.at(-1);
}

/** The record of a match, the one of `tries` matches in which the states after an answer hold most kinds of frames. */
function recordOf(game: AnyGame, options: MatchOptions, tries: number): object {
  const given = matchOptions(game.options, options);
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: 'person' as const,
    name: ['Anna', 'Bo', 'Cy'][seat]!,
    level: null,
    contribution: '',
  }));
  const table = {
    match: `saved${game.id}000`.slice(0, 16).padEnd(16, '0'),
    game: game.id,
    rules: game.version,
    options: given,
    chance: { kind: 'sealed' as const, commitment: commitment(SECRET) },
  };
  let best: Played | undefined;
  for (let n = 0; n < tries; n++) {
    const played = playedToItsEnd(game, given, table.match, 9 + n);
    if (!best || played.frames.size > best.frames.size) best = played;
  }
  return recordByReplay(game, { table, seats, secret: SECRET, at: 1_700_000_000_000, actions: best!.actions });
}

interface Played {
  actions: Parameters<typeof recordByReplay>[1]['actions'][number][];
  /** Every procedure with every step at which it stood while somebody was asked. */
  frames: Set<string>;
}

function playedToItsEnd(game: AnyGame, options: MatchOptions, match: string, stream: number): Played {
  const chance: Chance = sealed(digestOf(SECRET, ['', '', ''], match));
  const own = fast(1, stream);
  const s = begin(game, { seats: 3, options }, chance) as AnyState;
  const played: Played = { actions: [], frames: new Set() };
  while (!s.outcome) {
    const action = randomAction(s, own)!;
    played.actions.push({ seat: action.seat, choice: action.choice, by: 'person', at: 1_700_000_000_000 + played.actions.length });
    play(game, s, action, chance);
    for (const { proc, step } of s.stack as readonly { proc: string; step: string }[]) played.frames.add(`${proc}.${step}`);
  }
  return played;
}
