// Long, because each table has a way of its own to what is looked at.
// tsx --conditions=source scripts/tables.ts FOLDER [SUBJECT…]: pictures of the tables of all games at four sizes, for the eye.
// Subjects are below; `scripts/easel.ts` says what else can be asked for.
import type { Page } from 'playwright-core';
import { look, newTable, standIn } from '../test/browser/dystopia-hand.ts';
import { barState, step } from '../test/browser/hand.ts';
import { openHall } from '../test/browser/harness.ts';
import { playedMatch, shortMatch } from '../test/browser/table.ts';
import { answer, positioned, setTable } from '../test/browser/talisman-hand.ts';
import { FULL_HAND as HAND, SOULS } from '../test/browser/talisman-positions.ts';
import { LIMITS, type Shoot, type Subject, takePictures } from './easel.ts';
import { type Told, tellerOf } from './told-moments.ts';

/** Told one after the other: what comes before it, the moment, what shows it. */
type Moment = readonly [part: string, scene: string, ...told: Told[]];
async function moments(page: Page, shoot: Shoot, all: readonly Moment[]): Promise<void> {
  const teller = tellerOf(page);
  for (const [part, scene, ...told] of all) {
    await teller.show(page, told, scene).then(
      () => shoot(part),
      (e: unknown) => console.error(`${part}: ${String(e)}`),
    );
    await teller.letGo(page);
  }
}

const mine = (page: Page) => page.locator('[data-bar=mine]').waitFor({ timeout: 120_000 });

/** Answers whatever comes first to hand so many times, and stops at a question of one's own. */
async function playOn(page: Page, times: number, by: typeof answer): Promise<void> {
  for (let n = 0, turn = 11, idle = 0; n < times && idle < 3000; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const state = await by(page, 'mouse', turn >> 8);
    if (state === 'over') return;
    if (state === 'mine') n++;
    else idle++;
    await page.waitForTimeout(30);
  }
  await mine(page);
}

const chronicle = async (page: Page) => {
  const fold = page.locator('.fold summary').first();
  if ((await fold.count()) > 0) await fold.click();
  const tab = page.getByRole('tab', { name: 'Chronicle' });
  if ((await tab.count()) > 0) await tab.first().click();
};

/** What lies on the discard pile where it is opened. */
const DISCARDED = ['goblin', 'storm', 'wolf', 'siren', 'bag-of-gold', 'bandit', 'marsh', 'imp', 'market'];

const SUBJECTS: Readonly<Record<string, Subject>> = {
  talisman: {
    boards: { move: 'decision', hand: 'hand', seat: 'hand', chronicle: 'chronicle', decks: 'hand-decks' },
    hall: () => openHall(LIMITS, positioned(HAND)),
    async play(hall, page, shoot, size) {
      await setTable(hall, page, { seats: 4, bots: 3, start: true });
      await page.locator('.decide .plate').first().waitFor();
      await shoot('move');
      await page.locator('.seats .seat').nth(1).click();
      await shoot('seat');
      await page.keyboard.press('Escape');
      const drawer = page.locator('.ts-drawer-open, .slot-hand button').first();
      if (size !== 'desk' && (await drawer.count()) > 0) {
        await drawer.click();
        await shoot('hand');
        await page.keyboard.press('Escape');
      }
      await playOn(page, 12, answer);
      await shoot('later');
      await chronicle(page);
      await shoot('chronicle');
    },
  },
  souls: {
    boards: { move: 'decision', later: 'decision' },
    hall: () => openHall(LIMITS, positioned(SOULS)),
    async play(hall, page, shoot) {
      const options = { edition: 'digital', expansion: 'realm-of-souls', finale: 'court' };
      await setTable(hall, page, { seats: 4, bots: 3, start: true, options });
      await page.locator('.decide .plate').first().waitFor();
      await shoot('move');
      await playOn(page, 8, answer);
      await shoot('later');
      await chronicle(page);
      await shoot('chronicle');
    },
  },
  decks: {
    boards: { open: 'hand-decks', below: 'hand-decks' },
    hall: () => openHall(LIMITS, positioned(HAND)),
    async play(hall, page, shoot, size) {
      await setTable(hall, page, { seats: 4, bots: 3, start: true });
      await page.locator('.decide .plate').first().waitFor();
      const discard = DISCARDED.map((card) => `adv.${card}`);
      const spellDiscard = ['sp.hex', 'sp.immobility', 'sp.alchemy'];
      const sold = { 'pur.shield': 0, 'pur.sword': 3, 'pur.armour': 2 };
      tellerOf(page).say(
        [],
        [
          [['view', 'discard'], discard],
          [['view', 'spellDiscard'], spellDiscard],
          [
            ['view', 'looked'],
            ['adv.dragon.2', 'adv.imp'],
          ],
          ...Object.entries(sold).map(([kind, n]) => [['view', 'piles', kind], n] as const),
        ],
      );
      await (size === 'phone' ? page.locator('.ts-strip-small').first() : page.locator('.ts-decks button').first()).click();
      await shoot('open');
      await page.locator('.sheet-body').evaluate((body) => body.scrollTo(0, 9999));
      await shoot('below');
    },
  },
  moments: {
    boards: Object.fromEntries(
      ['fight', 'bound', 'crown', 'command', 'missed', 'toad'].map((one) => [one, 'stage-moments']).concat([['died', 'stage']]),
    ),
    hall: () => openHall(LIMITS, positioned(HAND)),
    moves: true,
    async play(hall, page, shoot) {
      await setTable(hall, page, { seats: 4, bots: 3, start: true });
      await page.locator('.decide .plate').first().waitFor();
      const own = { from: 'own', n: 6 };
      const ann = {
        dice: [4, 2],
        score: 12,
        parts: [own, { from: 'card', card: 'pur.sword', n: 1 }, { from: 'card', card: 'adv.unicorn', n: 1 }, { from: 'die', n: 4 }],
      };
      const dragon = {
        dice: [6],
        score: 13,
        parts: [
          { from: 'foe', card: 'adv.dragon', n: 7 },
          { from: 'die', n: 6 },
        ],
      };
      const fought = {
        type: 'fought',
        seat: 0,
        roller: 1,
        stat: 'strength',
        foes: [{ card: 'adv.ogre', value: 5 }],
        hero: ann,
        foe: {
          dice: [6],
          score: 11,
          parts: [
            { from: 'foe', card: 'adv.ogre', n: 5 },
            { from: 'die', n: 6 },
          ],
        },
        result: 'won',
      };
      const turn = { type: 'turnBegan', seat: 0, turn: 14 };
      await moments(page, shoot, [
        ['roll', '.ts-throw', { type: 'rolled', seat: 0, for: 'move', dice: [3], total: 3 }],
        ['drawn', '.ts-drawn', { type: 'drew', seat: 1, card: 'adv.dragon', space: 'M13' }],
        ['fight', '.ts-fight', fought],
        [
          'duel',
          '.ts-fight',
          {
            type: 'duelled',
            seat: 2,
            target: 0,
            stat: 'strength',
            attack: { ...ann, dice: [5] },
            defence: { ...dragon, parts: [own, { from: 'card', card: 'pur.helmet', n: 1 }, { from: 'die', n: 6 }] },
            result: 'lost',
          },
        ],
        [
          'died',
          '.ts-great-died',
          turn,
          { ...fought, foes: [{ card: 'adv.dragon', value: 7 }], foe: dragon, result: 'lost' },
          { type: 'lost', seat: 0, what: 'life', n: 1 },
          { type: 'died', seat: 0, character: 'chr.warrior', space: 'O3' },
        ],
        ['other-died', '.ts-great-died', turn, { type: 'died', seat: 1, character: 'chr.prophetess', space: 'M13' }],
        ['bound', '.ts-great-bound', { type: 'bound', seat: 1, target: 0 }],
        ['crown', '.ts-great-crownReached', { type: 'crownReached', seat: 2 }],
        ['command', '.ts-great-commanded', { type: 'commanded', seat: 2, roll: 5, worked: true }],
        ['missed', '.ts-great-turnMissed', { type: 'turnMissed', seat: 3, left: 0 }],
        ['toad', '.ts-great-becameToad', { type: 'becameToad', seat: 1 }],
        ['cast', '.ts-spell-show', { type: 'cast', seat: 1, spell: 'sp.healing', target: 0 }],
        ['banner', '.ts-banner', { type: 'stole', seat: 2, victim: 0, target: 0, card: 'pur.sword' }],
      ]);
    },
  },
  ghosts: {
    boards: { ghost: 'stage' },
    hall: () => openHall(LIMITS, positioned(SOULS)),
    moves: true,
    async play(hall, page, shoot) {
      const options = { edition: 'digital', expansion: 'realm-of-souls', finale: 'crown' };
      await setTable(hall, page, { seats: 4, bots: 3, start: true, options });
      await page.locator('.decide .plate').first().waitFor();
      const died = { type: 'died', seat: 0, character: 'chr.digital.warrior', space: 'O3' };
      await moments(page, shoot, [
        [
          'ghost',
          '.ts-great-becameGhost',
          { type: 'turnBegan', seat: 0, turn: 14 },
          died,
          { type: 'becameGhost', seat: 0, character: 'chr.digital.warrior', ghost: 'ghost.pale-knight', space: 'O3', grave: 'O3' },
        ],
        ['risen', '.ts-great-resurrected', { type: 'resurrected', seat: 1, character: 'chr.digital.prophetess', space: 'M11', lives: 2 }],
        ['ending', '.ts-great-finale', { type: 'finaleRevealed', finale: 'crown' }],
      ]);
    },
  },
  choosing: {
    boards: { fan: 'character' },
    async play(hall, page, shoot) {
      await setTable(hall, page, { seats: 3, bots: 2, start: true, options: { characterChoice: 'free' } });
      await mine(page);
      await shoot('fan');
    },
  },
  nachtwacht: {
    boards: { card: 'nachtwacht-table', later: 'nachtwacht-table' },
    async play(hall, page, shoot) {
      await shortMatch(hall, page, { pathLength: 'standard' }, { seats: 4, bots: ['easy', 'easy', 'easy'] } as never);
      await playOn(page, 14, step);
      for (let i = 0; i < 40 && (await page.locator('.nw-fan.nw-asked').count()) === 0; i++) await playOn(page, 1, step);
      await shoot('question');
      // By a key, which raises a card: a touch sends it.
      await page.keyboard.press('ArrowRight');
      await page.locator('.nw-picked').first().waitFor();
      await shoot('card');
      await chronicle(page);
      await shoot('chronicle');
    },
  },
  reveal: {
    boards: { reveal: 'nachtwacht-table' },
    moves: true,
    async play(hall, page, shoot) {
      await shortMatch(hall, page, { pathLength: 'standard' }, { seats: 4, bots: ['easy', 'easy', 'easy'] } as never);
      await mine(page);
      const cards = ['4', 'vega', '4', 'skull'];
      await moments(page, shoot, [
        ['reveal', '.nw-reveal-stage', { type: 'revealed', cards, cancelled: [0, 2], order: [3, 1] }],
        ['fight', '.nw-fight', { type: 'fought', seat: 0, square: 3, monster: 'torch', card: 'torch' }],
        ['acts', '.nw-banner', { type: 'acts', seat: 1, card: '6' }],
        ['vega', '.nw-banner', { type: 'vegaFoundNobody', seat: 1 }],
        ['round', '.nw-banner', { type: 'roundBegan', round: 5, refilled: true }],
      ]);
    },
  },
  blows: {
    boards: { blow: 'dystopia-table' },
    moves: true,
    async play(hall, page, shoot) {
      const options = { heroes: 4, level: 1, muster: 'all' };
      const { code, id } = await newTable(hall, page, { name: 'Ann', seats: 1, start: true, options });
      await page.goto(`${hall.address}/t/${code}`);
      await page.locator('.dy-quest .btn').click();
      await mine(page);
      const { view } = await look(page, id, 0);
      const heroes = view.heroes as { id: string; code: string; at: string }[];
      const [first, second] = heroes as [(typeof heroes)[0], (typeof heroes)[0]];
      const blow = {
        type: 'attacked',
        from: 'm1',
        to: first.id,
        red: [6, 6],
        white: [2, 'U'],
        attack: 16,
        defence: 6,
        result: 'wounded',
        names: { m1: { key: 'monster.N1' } },
      };
      await moments(page, shoot, [
        ['blow', '.dy-stage', blow],
        ['wits', '.dy-stage', { type: 'wits', figure: first.id, white: [3, 4], int: 5, passed: false }],
        ['fallen', '.dy-fallen', { type: 'died', figure: second.id, code: second.code, at: second.at }],
        ['cursed', '.dy-ribbon', { type: 'cursed', hero: 0, curse: 'c-trembling' }],
        ['trap', '.dy-ribbon', { type: 'trapSprung', hero: 0, trap: 'pit', at: first.at }],
        ['goal', '.dy-ribbon', { type: 'goalMet', goal: 0 }],
        ['won', '.dy-over', { type: 'levelWon', level: 1 }],
        ['lost', '.dy-over', { type: 'levelLost', level: 1, why: 'dead' }],
      ]);
    },
  },
  dystopia: {
    boards: { walk: 'dystopia-table', strike: 'dystopia-table' },
    async play(hall, page, shoot) {
      const { code, id } = await newTable(hall, page, {
        name: 'Ann',
        seats: 1,
        start: true,
        options: { heroes: 4, level: 1, muster: 'all' },
      });
      await page.goto(`${hall.address}/t/${code}`);
      await page.locator('.dy-quest .btn').click();
      await mine(page);
      await shoot('walk');
      for (let turn = 0; turn < 60; turn++) {
        const { asked: now } = await look(page, id, 0);
        const options = now?.options.map((o) => o.id) ?? [];
        if (!now) {
          await page.waitForTimeout(200);
          continue;
        }
        if (turn > 12 && options.some((o) => o.startsWith('attack:m'))) break;
        const wish = ['attack:m', 'open:', 'search:', 'go:'].flatMap((w) => options.filter((o) => o.startsWith(w)).slice(-1))[0];
        const choice = now.choose ? options.slice(0, now.choose.min) : (wish ?? options[0]);
        await page.evaluate(
          async ([match, decision, picked, n]) => {
            const body = JSON.stringify({ id: `look-${n}`, seat: 0, decision, choice: picked });
            await fetch(`/api/matches/${match}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
          },
          [id, now.id, choice, `${now.id}-${turn}`] as const,
        );
      }
      for (let i = 0; i < 60 && (await barState(page)) !== 'mine'; i++) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(200);
      }
      await shoot('strike');
      const plate = page.locator('.dy-actions .dy-plate').first();
      if ((await plate.count()) > 0) await plate.click();
      await shoot('picked');
      await page.keyboard.press('Escape');
      await chronicle(page);
      await shoot('chronicle');
      await page.keyboard.press('Escape');
      await standIn(page, id, 0);
    },
  },
  inn: {
    boards: { inn: 'dystopia-inn-table' },
    async play(hall, page, shoot) {
      const { code } = await newTable(hall, page, { name: 'Ann', seats: 1, start: true, options: { heroes: 4, level: 3, muster: 'all' } });
      await page.goto(`${hall.address}/t/${code}`);
      await page.locator('.dy-rest').waitFor();
      await shoot('inn');
    },
  },
  result: {
    boards: { talisman: 'result', digital: 'result', nachtwacht: 'result', dystopia: 'result' },
    hall: () => openHall(LIMITS),
    async play(hall, page, shoot) {
      const matches = [
        ['talisman', { game: 'talisman', seats: 4, options: { roundLimit: 20 } }],
        ['digital', { game: 'talisman', seats: 3, options: { edition: 'digital', roundLimit: 20 } }],
        ['nachtwacht', { game: 'nachtwacht', seats: 4, options: { pathLength: 'short' } }],
        ['dystopia', { game: 'dystopia', seats: 2, options: { level: 1, campaign: false } }],
      ] as const;
      for (const [name, match] of matches) {
        const { code } = await playedMatch(hall, match as never);
        await page.goto(`${hall.address}/t/${code}`);
        await page.locator('.result .after-moment').first().waitFor({ timeout: 120_000 });
        await shoot(name);
      }
    },
  },
};

await takePictures(SUBJECTS);
