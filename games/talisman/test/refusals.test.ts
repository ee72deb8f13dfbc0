import { readFileSync } from 'node:fs';
import { begin, type DecisionView, decisionView, fast, illegal, matchOptions, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { fightDecisions } from '../src/decisions/fights.ts';
import { cardOf, spellOf } from '../src/editions/index.ts';
import { type State, talisman } from '../src/index.ts';
import { anyAnswer, Game } from './table.ts';

const RULES = new Set(
  ['talisman-1986', 'talisman-digital', 'talisman-drowned-crypts'].flatMap((page) =>
    [...readFileSync(new URL(`../../../docs/rules/${page}/en.md`, import.meta.url), 'utf8').matchAll(/\*\*((?:T86|TDE)-[\w.]+)\*\*/g)].map(
      ([, id]) => id!,
    ),
  ),
);

const SPELL_QUESTIONS: Readonly<Record<string, string>> = {
  turn: 'cast:',
  encounter: 'cast:',
  face: 'cast:',
  prepare: 'cast:',
  endTurn: 'cast:',
  react: '',
  checkpoint: '',
};

/** What a player would try in this question, as ids of options; any of several is enough. */
function tries(s: State, { seat, kind, options }: DecisionView): string[][] {
  const c = s.characters[seat]!;
  const ids = options.map(({ id }) => id);
  const d = s.pending.find((one) => one.seat === seat)!;
  const others = s.characters.flatMap((one, other) => (other !== seat && one.card !== null ? [other] : []));
  const wanted: string[][] = [];
  const before = SPELL_QUESTIONS[kind];
  if (before !== undefined)
    for (const spell of c.spells) wanted.push(c.spells.filter((one) => spellOf(one) === spellOf(spell)).map((one) => before + one));
  const goods = [...c.objects, ...c.followers];
  switch (kind) {
    case 'turn':
      if (goods.length > 0) wanted.push(['leave']);
      break;
    case 'encounter':
      for (const other of others) wanted.push(['attack', 'psychic', 'moveGrave'].map((what) => `${what}:${other}`));
      break;
    case 'take':
      for (const card of s.lying[c.space] ?? [])
        if (['object', 'magicObject', 'follower'].includes(cardOf(card).type)) wanted.push([`take:${card}`]);
      break;
    case 'leave':
    case 'give':
      for (const card of goods) wanted.push([card]);
      break;
    case 'sell':
    case 'dropObjects':
      for (const card of c.objects) wanted.push([card]);
      break;
    case 'handOver':
      for (const card of c.followers) wanted.push([card]);
      break;
    case 'buy':
      for (const { kind: ware } of (d.about?.['goods'] ?? []) as { kind: string }[]) wanted.push([`buy:${ware}`]);
      break;
    case 'heal':
    case 'replenish':
      wanted.push([String(Math.max(...ids.map(Number)) + 1)]);
      break;
    case 'visit':
    case 'choose': {
      const f = s.stack.at(-1);
      if (f?.proc === 'choosing') for (const choice of f.of) wanted.push([choice.id]);
      break;
    }
    case 'target':
      if (spellOf(String(d.about?.['spell'])).target === 'character') for (const other of [seat, ...others]) wanted.push([String(other)]);
      break;
    case 'trophies':
      wanted.push(['turnIn']);
      break;
    default:
      break;
  }
  return wanted;
}

/** What is wrong with what a question refuses, or does not. */
function problems(s: State, view: DecisionView): string[] {
  const refused = new Map(view.refused.map((one) => [one.id, one]));
  const options = new Set(view.options.map(({ id }) => id));
  const prefix = s.options.edition === 'digital' ? 'TDE-' : 'T86-';
  const wrong = tries(s, view)
    .filter((ids) => !ids.some((id) => options.has(id) || refused.has(id)))
    .map((ids) => `${view.kind}: nothing says why not ${ids[0]!}`);
  for (const { id, reason, rule } of view.refused) {
    if (!reason.key.startsWith('no.')) wrong.push(`${view.kind}: ${id} has no reason`);
    if (!rule.startsWith(prefix) || !RULES.has(rule)) wrong.push(`${view.kind}: ${id} (${reason.key}) cites ${rule}`);
    const told = view.choose ? undefined : illegal(talisman, s, { decision: view.id, seat: view.seat, choice: id });
    if (!view.choose && told?.refusal?.rule !== rule) wrong.push(`${view.kind}: the answer to ${id} is a bare ${told?.code ?? 'yes'}`);
  }
  return wrong;
}

test.each([
  ['1986', {}],
  ['1986', { craftTrophies: true }],
  ['digital', {}],
  ['digital', { expansion: 'realm-of-souls', lifeTrophies: true }],
  ['digital', { expansion: 'drowned-crypts', tideBell: true }],
])('T86-6.9.6a whatever a player would try is offered, or refused with its reason and a rule of the edition: %s %j', (edition, more) => {
  const found = new Map<string, number>();
  const kinds = new Set<string>();
  for (let seed = 1; seed <= sized(4, 8); seed++) {
    const chance = fast(seed);
    const options = matchOptions(talisman.options, { edition, roundLimit: 60, startSpell: true, gold: 3, ...more });
    const s = begin(talisman, { seats: 3, options }, chance) as State;
    while (!s.outcome) {
      for (const { seat } of s.pending) {
        const view = decisionView(talisman, s, seat)!;
        if (view.refused.length > 0) kinds.add(view.kind);
        for (const problem of problems(s, view)) found.set(problem, (found.get(problem) ?? 0) + 1);
      }
      play(talisman, s, anyAnswer(s, chance), chance);
    }
  }
  expect([...found.keys()].slice(0, 30)).toEqual([]);
  for (const kind of ['turn', 'encounter', 'leave', 'visit', 'take']) expect(kinds).toContain(kind);
});

const refusals = (g: Game, name = 'Ann') => g.question(name)!.refused.map(({ id, reason, rule }) => [id, reason.key, rule]);

test('T86-6.13.3 T86-6.14.1 who is not attackable is refused with the reason', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O1', spells: ['counterspell'] },
    Bob: { character: 'monk', at: 'O12' },
    Cay: { character: 'elf', at: 'O2' },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(refusals(g)).toEqual([
    ['cast:sp.counterspell', 'no.spellNow', 'T86-6.9.6a'],
    ['attack:1', 'no.elsewhere', 'T86-6.13.3'],
  ]);
});

test('T86-6.9.6a while magic is destroyed, who is no toad is told that', () => {
  const g = new Game({
    figures: { Ann: { character: 'wizard', at: 'O2', spells: ['hex'] }, Bob: { character: 'monk' } },
    ban: 'Bob',
  });
  expect(refusals(g)).toContainEqual(['cast:sp.hex', 'no.casting.ban', 'T86-6.9.6a']);
});

test('T86-6.19.4 T86-6.19.5 a toad is told why it neither rolls nor casts', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O2', toad: 2, spells: ['hex'] }, Bob: { character: 'monk' } });
  expect(refusals(g)).toEqual([
    ['cast:sp.hex', 'no.casting.toad', 'T86-6.19.5'],
    ['roll', 'no.roll.toad', 'T86-6.19.4'],
  ]);
});

test('T86-6.3.3 what is too dear is refused with the price as the reason', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'M15', lives: 1, gold: 1 }, Bob: { character: 'monk' } });
  g.rolls(1).ann('roll', 'cw', 'royalDoctor');
  expect(refusals(g)).toEqual([['2', 'no.gold', 'T86-6.3.3']]);
});

test('T86-6.9.6a T86-6.9 on whom a Spell cannot be cast is refused with the reason', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O2', lives: 3, spells: ['healing', 'hex'] },
    Bob: { character: 'monk', lives: 4 },
    Cay: { character: 'elf', lives: 1, objects: ['amulet'] },
  });
  g.ann('cast:healing');
  expect([g.options('Ann'), refusals(g)]).toEqual([
    ['0', 'back'],
    [
      ['1', 'no.target.inVain', 'T86-6.9.6a'],
      ['2', 'no.target.immune', 'T86-6.9'],
    ],
  ]);
});

test('T86-6.18.1a T86-6.9.6a whoever cannot evade is told so', () => {
  const g = new Game({
    figures: { Ann: { character: 'wizard', at: 'O1', spells: ['immobility'] }, Bob: { character: 'monk' } },
    lying: { O2: ['bear'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect([g.asked('Ann'), refusals(g)]).toEqual(['face', [['evade:adv.bear', 'no.evade', 'T86-6.18.1a']]]);
});

test('T86-6.1.4b whoever has trophies that bring nothing yet is told how many points are wanting', () => {
  const trading = (trophies: string[]) => {
    const g = new Game({ Ann: { character: 'warrior', at: 'O2', trophies }, Bob: { character: 'monk' } });
    return g.question('Ann')!.refused.filter(({ id }) => id === 'trade');
  };
  expect(trading(['giant'])).toMatchObject([{ reason: { key: 'no.trophyPoints', args: { n: 1 } }, rule: 'T86-6.1.4b' }]);
  expect(trading(['giant', 'boar'])).toEqual([]);
});

test('T86-6.9.6a a Spell whose moment has come, and that finds nothing, says what is wanting', () => {
  const why = (spells: string[], more: Record<string, unknown> = {}, lying: Record<string, string[]> = {}) => {
    const g = new Game({
      figures: { Ann: { character: 'wizard', at: 'O2', spells, ...more }, Bob: { character: 'monk', at: 'O12' } },
      lying,
    });
    return refusals(g).filter(([id]) => String(id).startsWith('cast:'));
  };
  expect(why(['destruction'])).toEqual([['cast:sp.destruction', 'no.spell.card', 'T86-6.9.6a']]);
  expect(why(['destruction'], {}, { O5: ['giant'] })).toEqual([]);
  expect(why(['displacement'])).toEqual([['cast:sp.displacement', 'no.spell.card', 'T86-6.9.6a']]);
  expect(why(['mesmerism'])).toEqual([['cast:sp.mesmerism', 'no.spell.target', 'T86-6.9.6a']]);
  expect(why(['alchemy'])).toEqual([['cast:sp.alchemy', 'no.spell.idle', 'T86-6.9.6a']]);
  // Whose moment has not come waits for it, whatever lies about.
  expect(why(['preservation'])).toEqual([['cast:sp.preservation', 'no.spellNow', 'T86-6.9.6a']]);
});

test('T86-6.9.6a what befalls oneself is asked about in the second person, and others are named', () => {
  const key = (change: Record<string, unknown>, options = ['sp.healing', 'pass']) =>
    fightDecisions['react']!.prompt({} as never, { seat: 0, about: { change }, options } as never);
  for (const type of ['loseLife', 'killFoes'])
    expect([key({ type, seat: 0 }).key, key({ type, seat: 1 }).key]).toEqual([`ask.react.${type}.own`, `ask.react.${type}`]);
  expect(key({ type: 'checkpoint', occasion: 'any', seat: 0 }).key).toBe('ask.react.checkpoint.own');
  expect(key({ type: 'checkpoint', occasion: 'any', seat: 1 }).key).toBe('ask.react.checkpoint');
  // A Druid without Spells is asked about his alignment alone.
  const druid = ['align:good', 'align:evil', 'pass'];
  expect(key({ type: 'checkpoint', occasion: 'othersTurn', seat: 1 }, druid)).toMatchObject({
    key: 'ask.react.align',
    args: { spells: 0 },
  });
});
