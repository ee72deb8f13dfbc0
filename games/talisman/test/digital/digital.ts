import { type Figure, Game, type Position } from '../table.ts';

export const BOB = { character: 'monk', at: 'O14' };
/** Bob, where Ann is the Monk. */
export const OTHER = { character: 'warrior', at: 'O14' };

/**
 * A match of the Digital Edition. Whoever carries something may put it down before meeting a space (TDE-8.16): where that
 * is all there is to say, the space is met.
 */
class DigitalGame extends Game {
  override do(name: string, ...choices: (string | string[])[]): this {
    for (const choice of choices) super.do(name, choice).goOn();
    return this;
  }

  private goOn(): void {
    for (const name of this.names) {
      while (this.asked(name) === 'encounter' && this.options(name).every((option) => option === 'space' || option === 'leave')) {
        super.do(name, 'space');
      }
    }
  }
}

/** A match of the Digital Edition in a position. Nobody has fate to spend, where the figure does not say otherwise. */
export function digital(position: Position | Record<string, Figure>): Game {
  const whole: Position = 'figures' in position ? (position as Position) : { figures: position as Record<string, Figure> };
  const figures = Object.fromEntries(Object.entries(whole.figures ?? {}).map(([name, figure]) => [name, { fate: 0, ...figure }]));
  return new DigitalGame({ ...whole, figures }, { options: { edition: 'digital' } });
}

/** Ann, a Thief, goes from the Village to the Fields O2 and draws this card. */
export function drawing(card: string, ann: Figure = {}, dice: number[] = [], bob: Figure = BOB): Game {
  return digital({ Ann: { character: 'thief', at: 'O1', ...ann }, Bob: bob })
    .rolls(1, ...dice)
    .draws(card)
    .ann('roll', 'cw');
}

/** Ann, a Thief, finds these cards on the Fields O2. */
export function finding(cards: string[], ann: Figure = {}, dice: number[] = [], bob: Figure = BOB): Game {
  return digital({ figures: { Ann: { character: 'thief', at: 'O1', ...ann }, Bob: bob }, lying: { O2: cards } })
    .rolls(1, ...dice)
    .ann('roll', 'cw');
}
