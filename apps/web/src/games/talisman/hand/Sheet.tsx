import type { Text } from '@questhall/kernel';
import type { CharacterView, TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import type { GameProps } from '../../contract.ts';
import { cardLines } from '../card-text.ts';
import { CharacterSheet } from '../cards/CharacterSheet.tsx';
import type { StatName } from '../cards/kinds.ts';
import { Medallion } from '../cards/Medallion.tsx';
import { cardName, placeName, pointsOf } from '../names.ts';
import { hasFate } from '../status.ts';
import { Cards } from './Cards.tsx';

type Props = GameProps<TalismanView>;

/** What is the matter with a character beyond its numbers: a toad, a slave, turns to be missed, a quest. */
export function statesOf(view: TalismanView, c: CharacterView): Text[] {
  const told: Text[] = [];
  if (c.toad > 0) told.push({ key: 'ui.ts.state.toad', args: { n: c.toad } });
  if (c.slave) told.push({ key: 'ui.ts.state.slave' });
  if (c.misses > 0) told.push({ key: 'ui.ts.state.misses', args: { n: c.misses } });
  if (c.bound) told.push({ key: 'ui.ts.state.bound' });
  if (c.vanished) told.push({ key: 'ui.ts.state.vanished' });
  if (c.slow > 0) told.push({ key: 'ui.ts.state.slow', args: { n: c.slow } });
  if (c.raft) told.push({ key: 'ui.ts.state.raft' });
  if (c.ride)
    told.push(
      c.ride === 'outer' ? { key: 'ui.ts.state.rideOuter' } : { key: 'ui.ts.state.ride', args: { space: placeName(view, c.ride) } },
    );
  if (c.quest > 0) told.push({ key: `ui.ts.quest.${c.quest}` });
  if (c.unfinished?.werewolf !== undefined) told.push({ key: 'ui.ts.state.werewolf', args: { n: c.unfinished.werewolf } });
  if (c.unfinished?.lizardMen !== undefined) told.push({ key: 'ui.ts.state.pits', args: { n: c.unfinished.lizardMen } });
  if (c.unfinished?.vampire !== undefined) told.push({ key: 'ui.ts.state.vampire', args: { n: c.unfinished.vampire } });
  if (c.unfinished?.death) told.push({ key: 'ui.ts.state.death' });
  return told;
}

/** Strength or Craft as it is shown: its own and what is added; a toad has nothing of its own but 1. */
function figure(who: CharacterView, what: 'strength' | 'craft'): { value: number; more: number; quota: number } {
  const { own, total, quota } = who[what];
  const value = who.toad > 0 ? total : own;
  return { value, more: total - value, quota };
}

/** The four numbers in gold rims. */
export function Medals({ who, speak, fate }: { who: CharacterView; speak: Speaker; fate: boolean }) {
  const [strength, craft] = [figure(who, 'strength'), figure(who, 'craft')];
  const one = (what: StatName, value: number, more = 0, quota?: number) => (
    <li>
      <Medallion what={what} value={value} more={more} quota={quota} />
      <span>{speak.say({ key: `ui.ts.stat.${what}` })}</span>
      <span className="vh">{more > 0 ? `${value} + ${more}` : value}</span>
    </li>
  );
  return (
    <ul className={fate ? 'ts-medals ts-five' : 'ts-medals'}>
      {one('strength', strength.value, strength.more, strength.quota)}
      {one('craft', craft.value, craft.more, craft.quota)}
      {one('life', who.lives)}
      {one('gold', who.gold)}
      {fate ? one('fate', who.fate) : null}
    </ul>
  );
}

function Row({ title, cards, note, props, own }: { title: string; cards: readonly string[]; note?: string; props: Props; own: boolean }) {
  return (
    <section className="ts-row">
      <h4>
        {title} {note ? <small>{note}</small> : null}
      </h4>
      <Cards cards={cards} label={title} props={props} own={own} />
    </section>
  );
}

/** A coin put down (1986): gold is no card that could be tapped. */
export function PutGold({ who, props }: { who: CharacterView; props: Props }) {
  const { speak, view, aside } = props;
  if (!aside || who.card === null || !view.leavable.includes('gold')) return null;
  return (
    <p className="ts-put-gold">
      <button type="button" className="btn paper small" onClick={() => aside(who.seat, 'leave:gold')}>
        {speak.say({ key: 'pick.aside.leave.gold' })}
      </button>
    </p>
  );
}

/** Objects, Followers, Spells and trophies of a character, those that there are. */
export function Belongings({ who, props }: { who: CharacterView; props: Props }) {
  const { speak, me } = props;
  const own = who.seat === me;
  const say = (key: string, args?: Text['args']) => speak.say(args ? { key, args } : { key });
  const points = who.trophies.reduce((n, card) => n + pointsOf(card), 0);
  const load =
    who.load.limit === null ? say('ui.ts.loadFree', { n: who.load.n }) : say('ui.ts.loadObjects', { n: who.load.n, limit: who.load.limit });
  const none = who.objects.length + who.followers.length + who.trophies.length + who.spellCount === 0;
  return (
    <div className="ts-belongings">
      {none ? <p className="ts-empty">{say('ui.ts.empty')}</p> : null}
      {who.objects.length > 0 ? <Row title={say('ui.ts.objects')} note={load} cards={who.objects} props={props} own={own} /> : null}
      {who.followers.length > 0 ? <Row title={say('ui.ts.followers')} cards={who.followers} props={props} own={own} /> : null}
      {who.spells && who.spells.length > 0 ? (
        <Row
          title={say('ui.ts.spells')}
          note={say('ui.ts.load', { n: who.spellCount, limit: who.allowance })}
          cards={who.spells}
          props={props}
          own={own}
        />
      ) : who.spellCount > 0 ? (
        <p className="ts-hidden-spells">{say('ui.ts.spellCount', { n: who.spellCount })}</p>
      ) : null}
      {who.trophies.length > 0 ? (
        <Row
          title={say('ui.ts.trophies')}
          note={say('ui.ts.points', { n: points, need: Number(props.view.options.trophyPoints ?? 7) })}
          cards={who.trophies}
          props={props}
          own={own}
        />
      ) : null}
      {own ? <PutGold who={who} props={props} /> : null}
    </div>
  );
}

/** The printed sheet of a character, with the numbers that it has now. */
export function Printed({ who, props }: { who: CharacterView & { card: string }; props: Props }) {
  const { speak } = props;
  const [, ...abilities] = cardLines(who.card, speak);
  const name = (what: StatName) => speak.say({ key: `ui.ts.stat.${what}` });
  return (
    <CharacterSheet
      card={who.toad > 0 ? 'toad' : who.card}
      title={speak.say(cardName(who.card))}
      facts={`${speak.say({ key: `alignment.${who.alignment}` })} · ${speak.say(placeName(props.view, who.space))}`}
      figures={[
        { what: 'strength', name: name('strength'), ...figure(who, 'strength') },
        { what: 'craft', name: name('craft'), ...figure(who, 'craft') },
        { what: 'life', name: name('life'), value: who.lives },
        { what: 'gold', name: name('gold'), value: who.gold },
        ...(hasFate(props.view) ? [{ what: 'fate' as const, name: name('fate'), value: who.fate }] : []),
      ]}
      abilities={abilities}
    />
  );
}

/** True for a character that is on the board. */
export const isPlaying = (who: CharacterView): who is CharacterView & { card: string } => who.card !== null;

/** The whole sheet of a seat's character, as everybody at the table may read it. */
export function Sheet({ who, props }: { who: CharacterView; props: Props }) {
  const { speak } = props;
  if (!isPlaying(who)) {
    return <p className="ts-empty">{speak.say({ key: who.out ? 'ui.ts.out' : 'ui.ts.waits' })}</p>;
  }
  return (
    <section
      className="ts-whole-sheet"
      aria-label={speak.say(cardName(who.card))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet without cards is scrolled with the keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- see above
    >
      <Printed who={who} props={props} />
      <States view={props.view} who={who} speak={speak} />
      <Belongings who={who} props={props} />
    </section>
  );
}

export function States({ view, who, speak }: { view: TalismanView; who: CharacterView; speak: Speaker }) {
  const states = statesOf(view, who);
  if (states.length === 0) return null;
  return (
    <ul className="ts-states">
      {states.map((state) => (
        <li key={state.key}>{speak.say(state)}</li>
      ))}
    </ul>
  );
}
