import type { DystopiaView } from '@questhall/dystopia/client';
import { useMatchState } from '../../table/match-context.tsx';
import type { AnyEvent } from '../contract.ts';
import { printOf } from './art/pictures.ts';
import { Sign } from './Sign.tsx';
import { type SignName, signOf } from './signs.ts';
import { Die } from './stage/Dice.tsx';

type Face = number | 'U';

/** What a line of the chronicle is about, as a picture. A figure is known by its code where the line names it, else by its place in the view. */
export type About = { red: readonly number[]; white: readonly Face[] } | { print: string } | { sign: SignName } | { figure: string };

/** What some lines are about, whatever they say of it. */
const ALWAYS: Readonly<Record<string, About>> = {
  wizorBegan: { print: 'm-W1' },
  doorOpened: { sign: 'wooden-door' },
  doorShown: { sign: 'wooden-door' },
  lensUsed: { sign: 'magnifying-glass' },
  paid: { sign: 'two-coins' },
  freed: { sign: 'key' },
  stopReached: { print: 'inn' },
  trapRemoved: { sign: 'lockpicks' },
};

const isText = (x: unknown): x is string => typeof x === 'string';

/** Picks it from an event by the fields that events have in common. */
export function aboutOf(event: AnyEvent): About | null {
  const { type, red, white, code, trap, thing, spell, curse, item, things, kind, figure, hero, caster, from } = event;
  if (Array.isArray(red) || Array.isArray(white)) return { red: (red as number[] | undefined) ?? [], white: (white as Face[]) ?? [] };
  const always = ALWAYS[type];
  if (always) return always;
  if (isText(code)) return { print: printOf(`h-${code}`) ? `h-${code}` : `m-${code}` };
  if (isText(trap)) return { print: `t-${trap}` };
  // Furniture that comes into sight is a thing as well.
  if (isText(thing) && printOf(`t-${thing}`)) return { print: `t-${thing}` };
  const first = Array.isArray(things) ? things.find(isText) : undefined;
  const named = [thing, spell, curse, item, first].find(isText);
  if (named !== undefined) return { sign: signOf(named) };
  if (isText(kind) && printOf(`t-${kind}`)) return { print: `t-${kind}` };
  const who = [figure, caster, from].find(isText) ?? (typeof hero === 'number' ? `h${hero}` : undefined);
  return who === undefined ? null : { figure: who };
}

/** The portrait of a figure that is in play. */
function Figure({ id }: { id: string }) {
  const code = useMatchState((m) => {
    const view = m.shown?.view as DystopiaView | undefined;
    return [...(view?.heroes ?? []), ...(view?.monsters ?? [])].find((one) => one.id === id)?.code ?? null;
  });
  return code === null ? null : <Print name={id.startsWith('h') ? `h-${code}` : `m-${code}`} />;
}

function Print({ name }: { name: string }) {
  const url = printOf(name);
  return url ? (
    <span className="glimpse-art glimpse-high">
      <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />
    </span>
  ) : null;
}

/** The picture beside a line of the chronicle. */
export function Glimpse({ event }: { event: AnyEvent }) {
  const about = aboutOf(event);
  if (!about) return null;
  if ('print' in about) return <Print name={about.print} />;
  if ('sign' in about) return <Sign name={about.sign} size={26} />;
  if ('figure' in about) return <Figure id={about.figure} />;
  // One die of each side stands for them all: the line has the sums.
  const dice = [
    ...about.red.slice(0, 1).map((face) => ({ face, red: true })),
    ...about.white.slice(0, 1).map((face) => ({ face, red: false })),
  ];
  return (
    <span className="glimpse-dice">
      {dice.map(({ face, red }) => (
        <Die key={String(red)} face={face} red={red} size={dice.length > 1 ? 22 : 30} />
      ))}
    </span>
  );
}
