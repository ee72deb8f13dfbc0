import type { Text } from '@questhall/kernel';
import { EDITION_DIGITAL, PRINTED, playedWith, type TalismanView } from '@questhall/talisman/client';

/** Where the match stands, for the header: whose turn it is and which. */
export function statusText(view: TalismanView): Text {
  const { seat, n, phase } = view.turn;
  if (view.outcome) return { key: 'ui.ts.status.over', args: { n } };
  if (phase === 'setup') return { key: 'ui.ts.status.setup' };
  return {
    key: view.crownReached ? 'ui.ts.status.crown' : 'ui.ts.status',
    args: { n, seat: { seat }, own: seat === view.you ? 'yes' : 'no' },
  };
}

/**
 * Which round is being played where the match has a last one, by the options or by its hour: a round is as many turns as there
 * are seats, as the rules count them. Null where it has none, or is over.
 */
export function roundAt({ options, turn, characters, outcome }: Pick<TalismanView, 'options' | 'turn' | 'characters' | 'outcome'>) {
  const last = Number(options.roundLimit);
  if (!(last > 0) || outcome) return null;
  return { round: Math.max(1, Math.ceil(turn.n / characters.length)), last };
}

/** Whether this match has fate to spend. */
export const hasFate = ({ options }: Pick<TalismanView, 'options'>): boolean => options.edition === EDITION_DIGITAL.id;

/** Whether the dead play on in this match. */
export const hasSouls = (view: Pick<TalismanView, 'options'>): boolean => plays(view, 'realm-of-souls');

/** Whether the Drowned Crypts lie beside the board. */
export const hasCrypts = (view: Pick<TalismanView, 'options'>): boolean => plays(view, 'drowned-crypts');

/** Whether this match is played with an expansion. */
const plays = ({ options }: Pick<TalismanView, 'options'>, id: string): boolean =>
  PRINTED.some((one) => one.id === id && playedWith(one, { edition: options.edition as never, expansion: String(options.expansion) }));

/** What is written on the frame of the board: the expansions that are played, else the edition. */
export function editionNames(view: Pick<TalismanView, 'options'>): string[] {
  const played = PRINTED.flatMap(({ id }) => (plays(view, id) ? [id] : []));
  return played.length > 0 ? played : [String(view.options.edition)];
}
