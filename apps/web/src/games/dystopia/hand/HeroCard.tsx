import type { DystopiaView, HeroView } from '@questhall/dystopia/client';
import type { Speaker } from '@questhall/text';
import { printOf } from '../art/pictures.ts';
import { describeSquare } from '../board/describe.ts';
import { heroColour } from '../map/Standee.tsx';
import { Sign } from '../Sign.tsx';
import { signOf } from '../signs.ts';
import { heroName, thingName } from '../words.ts';
import { type PassProps, PassSwitch } from './PassSwitch.tsx';
import { ReadCard } from './ReadCard.tsx';
import { Values } from './Values.tsx';

/** The portrait of a hero in the arch of its standee. */
export function Portrait({ code, size = 44 }: { code: string; size?: number }) {
  return (
    <span className="dy-portrait" style={{ borderColor: heroColour(code), width: size, height: size * 1.2 }}>
      <img src={printOf(`h-${code}`)} width={size} height={size * 1.5} alt="" />
    </span>
  );
}

/** Energy as hearts, and in words for those who listen. */
export function HeartRow({ energy, most, speak, size = 15 }: { energy: number; most: number; speak: Speaker; size?: number }) {
  return (
    <span className="dy-hearts">
      <span className="vh">{speak.say({ key: 'ui.dy.energy', args: { n: energy, most } })}</span>
      {Array.from({ length: most }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no other name than their place
          key={i}
          width={size}
          height={size}
          viewBox="-7 -6 14 12"
          aria-hidden="true"
        >
          <path
            d="M0 4.500C-6 0-6-4.500-2.400-4.500Q0-4.500 0-2.200Q0-4.500 2.400-4.500C6-4.500 6 0 0 4.500z"
            fill={i < energy ? '#b3261e' : '#b8a98444'}
            stroke={i < energy ? '#5c0f0c' : '#8a7a5a'}
          />
        </svg>
      ))}
    </span>
  );
}

/** Energy as one heart with a number, where there is little room. */
export function HeartCount({ energy, most, speak }: { energy: number; most: number; speak: Speaker }) {
  return (
    <span className="dy-count">
      <span className="vh">{speak.say({ key: 'ui.dy.energy', args: { n: energy, most } })}</span>
      <span aria-hidden="true">
        <span className="dy-note-heart">♥</span>
        {energy}
        <span className="dy-most">/{most}</span>
      </span>
    </span>
  );
}

/** One thing as a sign with its name; its card is read by touching it. */
function Thing({ id, speak, inHand = false }: { id: string; speak: Speaker; inHand?: boolean }) {
  const name = thingName(id, speak);
  return (
    <li>
      <ReadCard name={name} speak={speak} className={inHand ? 'dy-thing dy-in-hand' : 'dy-thing'}>
        <Sign name={signOf(id)} size={19} />
        <span>{speak.say(name)}</span>
        {inHand ? <span className="vh">, {speak.say({ key: 'ui.dy.inHand' })}</span> : null}
      </ReadCard>
    </li>
  );
}

/** What lies upon a hero, in a row: the card of a curse is read by touching its name. */
export function States({ hero, view, speak }: { hero: HeroView; view: DystopiaView; speak: Speaker }) {
  const rest = states({ ...hero, curses: [] }, view, speak);
  if (rest.length + hero.curses.length === 0) return null;
  return (
    <div className="dy-states">
      {hero.curses.map(({ id }) => {
        const name = { key: `curse.${id}` };
        return (
          <ReadCard key={id} name={name} speak={speak} className="dy-curse">
            {speak.say(name)}
          </ReadCard>
        );
      })}
      {rest.join(' · ')}
    </div>
  );
}

/** What lies upon a hero: curses, spells that last, turns owed; and whether others pass through it (DYS-MOVE.18). */
export function states(h: HeroView, view: DystopiaView, speak: Speaker): string[] {
  return [
    ...(h.dead ? [speak.say({ key: 'ui.dy.dead' })] : []),
    ...(h.away ? [speak.say({ key: 'ui.dy.away' })] : []),
    ...h.curses.map(({ id }) => speak.say({ key: `curse.${id}` })),
    ...h.effects.map(({ what, n }) =>
      speak.say({ key: `ui.dy.effect.${what}`, args: { n: n > 0 ? `+${n}` : String(n).replace('-', '−') } }),
    ),
    ...(h.pass || h.dead || h.away ? [] : [speak.say({ key: view.options['passing'] === 'asked' ? 'ui.dy.askPass' : 'ui.dy.noPass' })]),
    ...(h.lost > 0 ? [speak.say({ key: 'ui.dy.lost', args: { n: h.lost } })] : []),
  ];
}

/** The adventure card of a hero: values, weapons in hand, belongings, what lies upon it. Open to all. */
export function HeroCard({ hero, view, props }: { hero: HeroView; view: DystopiaView; props: PassProps }) {
  const { code } = hero;
  const { speak } = props;
  const acts = hero.id === `h${view.turn.hero}`;
  const own = (slot: 'attack' | 'defence') => {
    if (slot === 'defence' && code !== 'dwarf') return null;
    return speak.say({ key: `own.${code}.${slot}` });
  };
  const hands = [
    { slot: 'attack', id: hero.attack, name: own('attack') },
    { slot: 'defence', id: hero.defence, name: own('defence') },
  ] as const;
  const carried = hero.weapons.filter((id) => id !== hero.attack && id !== hero.defence);
  return (
    <article className={`dy-card${acts ? ' dy-card-acts' : ''}${hero.dead ? ' dy-card-dead' : ''}`}>
      <header>
        <Portrait code={code} />
        <div>
          <h3>{speak.say(heroName(code))}</h3>
          <HeartRow energy={hero.dead ? 0 : hero.energy} most={hero.values.energy} speak={speak} />
          <p className="dy-purse">
            <Sign name="two-coins" size={16} /> {speak.say({ key: 'ui.dy.gold', args: { n: hero.gold } })}
          </p>
        </div>
      </header>
      {hero.at ? <p className="vh">{describeSquare(view, hero.at, speak)}</p> : null}
      <States hero={hero} view={view} speak={speak} />
      <Values values={hero.values} energy={hero.energy} most={hero.values.energy} speak={speak} />
      <ul className="dy-things">
        {hands.map(({ slot, id, name }) =>
          id !== null ? (
            <Thing key={slot} id={id} speak={speak} inHand />
          ) : name ? (
            <li key={slot} className="dy-thing dy-in-hand dy-own">
              <Sign name={slot === 'attack' ? 'crossed-swords' : 'round-shield'} size={19} />
              <span>{name}</span>
            </li>
          ) : null,
        )}
        {[...carried, ...hero.things, ...hero.spells].map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hero may carry two of the same
          <Thing key={`${id} ${i}`} id={id} speak={speak} />
        ))}
      </ul>
      <PassSwitch hero={hero} props={props} />
    </article>
  );
}
