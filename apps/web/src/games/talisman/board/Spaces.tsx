import type { Seat } from '@questhall/kernel';
import { CRYPT_SPACES, SPACES, type TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from 'react';
import { spoken } from '../../../frame/consequence.tsx';
import { useT } from '../../../text/words.tsx';
import { ringOf, spaceBox } from '../art/geometry.ts';
import { cardName, placeName } from '../names.ts';
import { coverOf, likeOn } from '../souls.ts';
import { hasCrypts } from '../status.ts';
import { type Direction, neighbour } from './paths.ts';
import { stripOf } from './places.ts';
import type { SpaceTarget } from './targets.ts';
import { type WayRound, WayRoundSign, wayRoundOf } from './WayRound.tsx';

const IDS = SPACES.map((space) => space.id as string);
const WITH_CRYPTS = [...IDS, ...CRYPT_SPACES.map((space) => space.id as string)];
const KEYS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** The sign at the upper left of a space: so many cards are drawn, a die is rolled, something must be done. */
export type Sign = 'draw1' | 'draw2' | 'draw3' | 'die' | 'must' | 'none';

const rolls = (effects: readonly object[]): boolean => /"do":"(?:roll|drown)"/.test(JSON.stringify(effects));

/** What the printed space asks for, as one sign. */
export function signOf(id: string): Sign {
  const space = [...SPACES, ...CRYPT_SPACES].find((s) => s.id === id);
  if (!space) return 'none';
  if (space.draw > 0) return `draw${Math.min(3, space.draw) as 1 | 2 | 3}`;
  if (['mines', 'crypt', 'vampire', 'pits', 'werewolf', 'death'].includes(space.inner ?? '')) return 'die';
  if (rolls(space.instruction)) return 'die';
  return space.duty === 'must' && space.inner !== 'crown' ? 'must' : 'none';
}

const SIGNS = new Map(WITH_CRYPTS.map((id) => [id, signOf(id)]));

/** The sign of a space as it lies. */
const signAt = (view: TalismanView, id: string): Sign | undefined =>
  coverOf(view, id) === 'ter.breach' ? 'draw1' : SIGNS.get(likeOn(view, id) ?? id);

/** What lies and stands on a space, in words: for those who hear the board. */
export function describeSpace(view: TalismanView, id: string, speak: Speaker): string {
  const lying = view.lying.find((l) => l.space === id);
  const things = [
    ...view.characters.filter((c) => c.card && c.space === id).map((c) => speak.say({ key: 'ui.ts.who', args: who(c) })),
    ...(lying?.cards ?? []).map((card) => speak.say(cardName(card))),
    ...(lying && lying.gold > 0 ? [speak.say({ key: 'ui.ts.goldHere', args: { n: lying.gold } })] : []),
    ...view.hexes.filter((h) => h.space === id).map((h) => speak.say(cardName(h.card))),
  ];
  const base = speak.say({ key: `ui.ts.aSpace.${ringOf(id)}`, args: { space: placeName(view, id) } });
  return things.length > 0 ? `${base}. ${things.join(', ')}` : base;
}

const who = (c: { seat: Seat; card: string | null }) => ({ seat: { seat: c.seat }, character: cardName(c.card ?? '') });

/** The way from space to space by the arrow keys; whatever is a target comes with Tab. */
function walk(e: KeyboardEvent<HTMLElement>, id: string, among: readonly string[]): void {
  const direction = KEYS[e.key];
  if (!direction) return;
  const next = neighbour(id, direction, among);
  const button = next && e.currentTarget.closest('.ts-spaces')?.querySelector<HTMLElement>(`[data-space="${next}"]`);
  if (!button) return;
  e.preventDefault();
  button.focus({ preventScroll: true });
}

export interface SpacesProps {
  view: TalismanView;
  targets: ReadonlyMap<string, SpaceTarget>;
  /** The space of the option that is picked up. */
  picked: string | null;
  /** The space to which Tab comes when nothing is asked: where I stand. */
  home: string;
  speak: Speaker;
  onSpace: (e: MouseEvent, id: string) => void;
  onFocus: (id: string) => void;
}

/** All spaces as a list of buttons with their names as they lie: gold where something may be done, else they open their sheet. */
export const Spaces = memo(function Spaces({ view, targets, picked, home, speak, onSpace, onFocus }: SpacesProps) {
  const t = useT();
  const ids = hasCrypts(view) ? WITH_CRYPTS : IDS;
  const asked = [...targets.values()].some((t) => t.options.length > 0);
  return (
    <ul
      className={`ts-spaces${asked && picked !== null ? ' ts-choosing' : ''}`}
      aria-label={speak.say({ key: 'ui.ts.spaces' })}
      data-own-keys
    >
      {ids.map((id) => {
        const target = targets.get(id);
        const legal = (target?.options.length ?? 0) > 0;
        const chosen = picked === id;
        const { x, y, w, h } = spaceBox(id);
        const only = legal && target?.options.length === 1 ? target.options[0] : undefined;
        const may = only ? ` ${spoken(only, speak, (odds) => t('ui.decision.odds', { odds }))}` : '';
        const many = legal && !only ? ` ${speak.say({ key: 'ui.ts.choices', args: { n: target?.options.length ?? 0 } })}` : '';
        return (
          <li key={id} style={{ left: x, top: y, width: w, height: h } as CSSProperties} className={`ts-cell ts-${ringOf(id)}`}>
            <button
              type="button"
              data-space={id}
              {...(only ? { 'data-option': only.id } : {})}
              {...(legal ? { 'data-about': target?.options.map((option) => option.id).join(' ') } : {})}
              className={`ts-space${legal ? ' ts-legal' : ''}${chosen ? ' ts-picked' : ''}`}
              tabIndex={legal || (!asked && id === home) ? 0 : -1}
              aria-pressed={legal ? chosen : undefined}
              aria-label={`${describeSpace(view, id, speak)}.${may}${many}`}
              onClick={(e) => onSpace(e, id)}
              // A finger or a mouse touches what it sees: were the board to move under it, the touch would be lost.
              onFocus={(e) => (e.currentTarget.matches(':focus-visible') ? onFocus(id) : undefined)}
              onKeyDown={(e) => walk(e, id, ids)}
            >
              <span className={`ts-sign ts-sign-${signAt(view, id)}`} aria-hidden="true">
                <i />
              </span>
              {legal ? <Foot round={only && wayRoundOf(only.id)} /> : null}
            </button>
            <Strip of={stripOf(view, id, speak)} veiled={coverOf(view, id) !== undefined} />
          </li>
        );
      })}
    </ul>
  );
});

/** The name on the strip, in one line or two; a word that is too long for the letters as they are shown is pressed into its width. */
function Strip({ of: { words, wide, room }, veiled }: { of: ReturnType<typeof stripOf>; veiled: boolean }) {
  return (
    <span
      className={`ts-strip${veiled ? ' ts-veiled' : ''}`}
      style={{ '--room': (room / wide).toFixed(3) } as CSSProperties}
      aria-hidden="true"
    >
      {words.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** A pair of soles on gold: the sign of "you may", beside the glow; where it is a way round the ring, which one. */
function Foot({ round }: { round: WayRound | undefined }) {
  if (round)
    return (
      <span className="ts-foot" aria-hidden="true">
        <WayRoundSign way={round} />
      </span>
    );
  return (
    <span className="ts-foot" aria-hidden="true">
      <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true" fill="currentColor">
        <path d="M5 4c2.400 0 3.200 2.200 2.900 4.600L7.400 12H2.800l-.6-3.400C1.900 6 2.600 4 5 4zM3 13.400h4.200c.4 2.200-.3 3.600-2 3.600s-2.600-1.200-2.200-3.600zM13 1c2.400 0 3.200 2.200 2.900 4.600L15.400 9h-4.600l-.6-3.400C9.900 3 10.600 1 13 1zM11 10.400h4.200c.4 2.200-.3 3.600-2 3.600s-2.600-1.200-2.200-3.600z" />
      </svg>
    </span>
  );
}
