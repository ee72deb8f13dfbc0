import { cardLines, heroCard, monsterCard } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { printOf } from '../art/pictures.ts';
import { Values } from '../hand/Values.tsx';
import { Sign } from '../Sign.tsx';
import { kindOf, priceOf, signOn } from './kinds.ts';
import './cards.css';

/** Lines that a small card leaves out: its seal tells the price, and its place what it is. */
const BESIDES = /^card\.(price|slot\.|common$|values$)/;

const VALUES = { hero: heroCard, monster: monsterCard } as const;
const PICTURES: Readonly<Record<string, string>> = { hero: 'h', monster: 'm', trap: 't' };

/**
 * A card as it is printed: picture, name, what it does, and on its seal what it costs. As wide as its holder; its letters never
 * get smaller than can be read.
 * @param seal the number on the seal, where it is another than the card's price
 * @param small name and effect alone, as it lies on a counter
 */
export function PrintedCard({
  name,
  speak,
  small = false,
  seal,
}: {
  name: Text;
  speak: Speaker;
  small?: boolean;
  seal?: number | undefined;
}) {
  const [what = '', id = ''] = name.key.split('.');
  const kind = kindOf(name.key);
  const picture = PICTURES[what] ? printOf(`${PICTURES[what]}-${id}`) : undefined;
  const values = what === 'hero' || what === 'monster' ? VALUES[what](id) : undefined;
  const price = seal ?? priceOf(name.key);
  const lines = cardLines(name).filter(({ key }) => !(small || values ? BESIDES : /^card\.price$/).test(key));
  return (
    <article className={`dy-print${small ? ' dy-print-small' : ''}`} data-kind={kind}>
      <span className={`dy-print-art${values ? ' dy-print-portrait' : ''}`} aria-hidden="true">
        {picture ? <img src={picture} alt="" decoding="async" draggable={false} /> : <Sign name={signOn(name.key)} size={64} />}
      </span>
      <h4>{speak.say(name)}</h4>
      {small ? null : <p className="dy-print-kind">{speak.say({ key: `ui.dy.kind.${kind}` })}</p>}
      {values ? <Values values={values} energy={values.energy} most={values.energy} speak={speak} whole /> : null}
      {lines.map((line) => (
        <p key={line.key}>{speak.say(line)}</p>
      ))}
      {price === undefined ? null : (
        <span className="dy-print-seal">
          <span aria-hidden="true">{price}</span>
          <span className="vh">{speak.say({ key: 'card.price', args: { n: price } })}</span>
        </span>
      )}
    </article>
  );
}
