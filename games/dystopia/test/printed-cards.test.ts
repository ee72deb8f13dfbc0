import { describe, expect, test } from 'vitest';
import { BEINGS } from '../src/content/beings.ts';
import { CURSES, TRAPS } from '../src/content/dangers.ts';
import { HEROES } from '../src/content/heroes.ts';
import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from '../src/content/items.ts';
import { MONSTERS } from '../src/content/monsters.ts';
import { priceOf, sellsFor } from '../src/content/prices.ts';
import { SORCERIES, SPELLS } from '../src/content/spells.ts';
import { witsChance } from '../src/rules/odds.ts';

/** The lines of a table as the cards print them. */
const lines = (table: string) => table.trim().split(/\s*\n\s*/);

/** What a member of a card says: `hurt n=1 saved=0` of `{ do: 'hurt', n: 1, saved: 0 }`. */
function said(part: object): string {
  return Object.entries(part)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (name === 'do' || name === 'at' ? value : `${name}=${value}`))
    .join(' ');
}

const effects = (all: readonly object[]) => all.map(said).join(', ');
const range = (of: readonly [number, number] | undefined) => (of ? of.join('-') : '');
const adds = (of: object | undefined) => (of ? said(of) : '');

describe('what is printed on the cards', () => {
  test('DYS-HERO.1, DYS-HERO.2, DYS-HERO.3, DYS-HERO.4, DYS-HERO.5, DYS-HERO.6, DYS-HERO.7: attack, defence, energy, range, speed and intelligence of every hero', () => {
    const printed = HEROES.map((h) => `${h.code} ${h.attack} ${h.defence} ${h.energy} ${range(h.range)} ${h.speed} ${h.int}`);
    expect(printed).toEqual(
      lines(`
        warrior 5 4 6 1-1 6 3
        dwarf 4 5 6 1-1 4 4
        elf 4 3 5 1-2 7 6
        archer 4 2 4 2-7 6 5
        wizard 1 2 4 1-3 6 9`),
    );
  });

  test('DYS-MON.1, DYS-SORC.1: attack, defence, energy, range, speed and intelligence of every monster, its kind, and how often it casts what', () => {
    const printed = MONSTERS.map((m) =>
      `${m.code} ${m.attack} ${m.defence} ${m.energy} ${range(m.range)} ${m.speed} ${m.int} ${m.underworld ? 'underworld' : 'deadly'} ${adds(m.sorcery)}`.trim(),
    );
    expect(printed).toEqual(
      lines(`
        N1 4 4 2 1-1 5 3 deadly
        G1 3 3 1 1-1 7 4 deadly
        G2 6 4 2 1-1 4 2 deadly
        G3 5 7 2 1-1 6 5 deadly
        M1 7 7 3 1-2 6 6 deadly
        U1 6 6 5 1-5 6 7 deadly x-fire-lash=1 x-mind-chain=1
        W1 7 7 9 1-6 6 8 deadly x-fire-lash=3 x-mind-chain=1 x-hex=1 x-storm=1 x-drain=1 x-call-fallen=1
        S1 4 4 1 1-1 4 1 underworld
        S2 5 3 1 2-6 4 2 underworld
        S3 6 5 2 1-1 8 5 underworld
        U2 8 7 4 1-2 5 4 underworld`),
    );
  });

  test('DYS-EQP.8, DYS-EQP.10: price, worth, range and users of every weapon', () => {
    const printed = WEAPONS.map((w) =>
      [w.id, w.slot, w.price, adds(w.adds), range(w.range), w.users.join(' '), w.wits ? `wits=${w.wits}` : ''].join(' | '),
    );
    const ALL = 'warrior dwarf elf archer wizard';
    expect(printed).toEqual(
      lines(`
        steel-mace | attack | 35 | attack=1 | 1-1 | warrior dwarf |
        throwing-knives | attack | 40 | attack=0 | 1-3 | ${ALL} |
        boar-spear | attack | 50 | attack=1 | 1-2 | warrior dwarf elf |
        spark-rod | attack | 60 | attack=2 | 1-4 | wizard |
        battle-axe | attack | 70 | attack=2 defence=-1 | 1-1 | warrior dwarf |
        horn-bow | attack | 75 | attack=1 | 2-8 | elf archer |
        hunting-crossbow | attack | 80 | attack=2 | 2-5 | warrior dwarf archer |
        rune-sword | attack | 95 | attack=2 | 1-1 | warrior elf |
        moon-glaive | attack | 110 | attack=2 | 1-2 | elf |
        thunder-hammer | attack | 140 | attack=3 | 1-1 | dwarf |
        dawn-sword | attack | 140 | attack=3 | 1-1 | warrior |
        storm-bow | attack | 140 | attack=2 | 2-9 | archer |
        round-shield | defence | 40 | defence=1 |  | warrior dwarf elf |
        padded-coat | defence | 45 | defence=1 |  | ${ALL} |
        warding-robe | defence | 70 | defence=2 |  | wizard |
        tower-shield | defence | 85 | defence=2 speed=-1 |  | warrior dwarf |
        shade-cloak | defence | 90 | defence=2 |  | elf archer wizard |
        ring-mail | defence | 95 | defence=2 |  | warrior dwarf elf |
        mirror-shield | defence | 130 | defence=2 |  | warrior dwarf elf | wits=2
        wyrm-scale | defence | 150 | defence=3 speed=-1 |  | warrior dwarf |`).map((line) => (line.endsWith('|') ? `${line} ` : line)),
    );
  });

  test('DYS-EQP.7: price and power of every trinket; the tinker’s rods are good for three traps', () => {
    const printed = TRINKETS.map(
      ({ id, price, adds: more, power, uses, within, next }) => `${id} ${price} ${adds(more)}${said({ power, uses, within, next })}`,
    );
    expect(printed).toEqual(
      lines(`
        tinkers-rods 40 power=removeTrap uses=3 next=tinkers-rods-2
        tinkers-rods-2 40 power=removeTrap uses=2 next=tinkers-rods-1
        tinkers-rods-1 40 power=removeTrap uses=1
        seers-lens 50 power=showTraps within=4
        swift-boots 55 speed=1
        owl-charm 60 int=1
        unicorn-pin 80 power=unicorn
        heart-stone 120 power=surviveOnce`),
    );
    expect(QUEST_ITEMS.map(({ id }) => id)).toEqual(['cell-chart', 'sceptre', 'forge-key', 'black-key', 'gate-seal']);
  });

  test('DYS-NRG.4: price and effect of all food, drink and potions', () => {
    const printed = FOOD.map((f) => `${f.kind} ${f.id} ${f.price}: ${effects(f.effects)}`);
    expect(printed).toEqual(
      lines(`
        food small-ale 4: heal n=1, boost stat=int n=-1 rounds=1
        food bread-cheese 6: heal n=1
        food mulled-wine 9: heal n=2, boost stat=int n=-1 rounds=1
        food smoked-ham 12: heal n=2
        food honey-cake 18: heal n=3
        food red-tonic 25: heal n=4
        food shamyr-drink 20: cure, heal n=2, perhapsCursed
        potion fury-drops 20: boost stat=attack n=2 rounds=3
        potion stone-drops 20: boost stat=defence n=2 rounds=3
        potion wind-drops 12: thisTurn stat=speed n=4`),
    );
  });

  test('DYS-SPELL.4, DYS-SPELL.5, DYS-SPELL.7: price, target and effect of every spell', () => {
    const printed = SPELLS.map((s) => `${s.id} ${s.wizard ? 'wizard' : s.price}: ${said(s.target)}: ${effects(s.effects)}`);
    expect(printed).toEqual(
      lines(`
        mend 25: hero within=1: heal n=2
        ember-dart 30: figure within=6: hurt n=1 saved=0
        oak-skin 25: hero within=4: boost stat=defence n=2 rounds=2
        wolf-heart 25: hero within=4: boost stat=attack n=2 rounds=2
        swift-wind 15: self: thisTurn stat=speed n=5
        web 25: monster within=5: loseTurn wits=boss
        dust 20: monster within=4: boost stat=attack n=-2 rounds=2
        seeking-light 15: self: showTraps
        far-call 20: hero within=null other=true sight=false: swapPlaces
        lockbreath 20: door within=6: openDoor
        ghost-step 20: self: ghost
        twin-spark 35: twoMonsters within=5 apart=2: hurt n=1 saved=0
        second-breath 20: hero within=6: cancelLostTurn
        firm-ground 15: self: firmGround
        w-dawn-circle wizard: heroesNear within=2: heal n=2
        w-sun-lance wizard: figure within=8: hurt n=2 saved=1
        w-great-ward wizard: heroesNear within=3: boost stat=defence n=2 rounds=2
        w-banish wizard: monster within=6 underworld=true: hurt n=3 saved=1
        w-still-hour wizard: monstersInSight most=3: loseTurn wits=boss
        w-star-rain wizard: area: hurt n=1 saved=0
        w-call-back wizard: pile within=3: callBack energy=2
        w-mind-mirror wizard: heroesNear within=3 others=true: mindMirror rounds=2
        w-break-crown wizard: monster within=8 wizor=true: boost stat=defence n=-3 rounds=2, silence
        w-gate-step wizard: heroAndSquare: gate
        w-unweave wizard: allHeroes: unweave`),
    );
  });

  test('DYS-SORC.2: reach and effect of every sorcery', () => {
    expect(SORCERIES.map((s) => `${s.id}: ${said(s.target)}: ${effects(s.effects)}`)).toEqual(
      lines(`
        x-fire-lash: hero within=6: hurt n=1 saved=0
        x-mind-chain: hero within=6: loseTurn wits=all
        x-hex: hero within=6: drawCurse wits=all
        x-storm: heroesNear within=2: hurt n=1 saved=0
        x-drain: hero within=6: drain n=1
        x-call-fallen: none within=2: callFallen code=S1`),
    );
  });

  test('DYS-TRAP.3: what every trap does, besides the one energy point', () => {
    expect(TRAPS.map((t) => `${t.id} ${t.hurt} ${t.also ? said(t.also) : ''}`.trim())).toEqual(
      lines(`
        spear-slit 1
        pit 1
        dart-wall 1
        snare-net 1 loseTurn
        curse-glyph 1 curse
        fire-vent 1 fire n=1
        alarm-gong 1 alarm steps=2
        ice-teeth 1`),
    );
  });

  test('DYS-CURS.3: the fifteen curses, how long each lasts and what it does', () => {
    const printed = CURSES.map(({ id, lasts, adds: more, ...rest }) => `${id} ${lasts} ${adds(more)}${said(rest)}`);
    expect(printed).toEqual(
      lines(`
        c-lead cured speed=-2
        c-clouded cured int=-2
        c-trembling cured attack=-1
        c-brittle cured defence=-1
        c-stone-tongue cured bans=spells
        c-open-wound cured bans=healing
        c-rust cured bans=weapon
        c-needle once once=hurt
        c-sleep once once=sleep
        c-thief once once=gold
        c-shiver 3 defence=-1
        c-fog 3 range=-3
        c-clumsy 3 bans=search
        c-marked 3 marked=1
        c-echo 3 bans=passing`),
    );
  });

  test('DYS-NEU.2, DYS-NEU.4: Shamyr sells his drink, Lyra lifts curses and heals two', () => {
    expect(BEINGS.map((b) => `${b.code} ${b.sells ?? ''}${b.once ? `${b.once.id}: ${effects(b.once.effects)}` : ''}`)).toEqual([
      'S4 shamyr-drink',
      'L1 lyra: cure, heal n=2',
    ]);
  });
});

test('DYS-INN.3: a scroll costs what its spell is printed with, Wizard spells and quest items nothing; half of it, rounded down, is paid back', () => {
  expect(['spell.mend', 'spell:dust', 'w-banish', 'sceptre', 'horn-bow'].map(priceOf)).toEqual([25, 20, 0, 0, 75]);
  expect(['spell.mend', 'spell:dust', 'w-banish', 'sceptre', 'horn-bow', 'honey-cake'].map(sellsFor)).toEqual([12, 10, 0, 0, 37, 9]);
});

test('DYS-SPELL.8: of 36 throws of two white dice, so many pass an Int test', () => {
  const passes = Array.from({ length: 13 }, (_, int) => Math.round(36 * witsChance(int)));
  expect(passes, 'intelligence 0 to 12').toEqual([11, 11, 11, 12, 14, 17, 21, 26, 30, 33, 35, 36, 36]);
});
