import type { OptionView } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../icons/icon.tsx';
import { pictureOf, spacePicture } from '../art/pictures.ts';
import { TowardsSign, towards, WayRoundSign, wayRoundOf } from '../board/WayRound.tsx';
import type { StatName } from '../cards/kinds.ts';
import { Sign, StatIcon } from '../cards/Medallion.tsx';
import { Pawn } from '../cards/Pawn.tsx';
import type { SignName } from '../cards/signs.gen.ts';
import { coverOf } from '../souls.ts';
import { Face } from '../stage/Face.tsx';

/** What stands for answers that are about no card, space or person, by the first word of their ids. */
const SIGNS: Readonly<Record<string, { stat: StatName } | { sign: SignName } | { card: string } | { icon: IconName }>> = {
  roll: { icon: 'dice-six-faces-five' },
  command: { icon: 'crown' },
  fight: { stat: 'strength' },
  trade: { stat: 'strength' },
  turnIn: { stat: 'strength' },
  assassinate: { stat: 'strength' },
  wishStrength: { stat: 'strength' },
  wishCraft: { stat: 'craft' },
  rest: { stat: 'life' },
  heal: { stat: 'life' },
  healer: { stat: 'life' },
  doctor: { stat: 'life' },
  royalDoctor: { stat: 'life' },
  wishLife: { stat: 'life' },
  life: { stat: 'life' },
  loseLife: { stat: 'life' },
  gold: { stat: 'gold' },
  wishGold: { stat: 'gold' },
  payKnight: { stat: 'gold' },
  alchemist: { stat: 'gold' },
  sell: { stat: 'gold' },
  handOver: { stat: 'gold' },
  wishFate: { stat: 'fate' },
  wishSpell: { sign: 'star-swirl' },
  wishTeleport: { sign: 'crystal-shine' },
  replenish: { stat: 'fate' },
  mystic: { stat: 'craft' },
  blacksmith: { card: 'pur.helmet' },
  enchantress: { card: 'toad' },
  pray: { icon: 'candle-flame' },
  destroy: { sign: 'ghost' },
  trophy: { sign: 'death-skull' },
  build: { card: 'pur.raft' },
  move: { icon: 'dice-six-faces-five' },
  step: { icon: 'right' },
  back: { icon: 'undo' },
  yes: { icon: 'check' },
  space: { icon: 'check' },
  card: { icon: 'check' },
  accept: { icon: 'check' },
  done: { icon: 'hourglass' },
  pass: { icon: 'hourglass' },
  skip: { icon: 'hourglass' },
  no: { icon: 'hourglass' },
  none: { icon: 'hourglass' },
  nothing: { icon: 'hourglass' },
  keep: { icon: 'hourglass' },
};

/** The small picture on a plate: the space or card that it leads to, the person whom it concerns, the die that is rolled again, or a sign. */
export function thumbOf({ id, target }: Pick<OptionView, 'id' | 'target'>, view: TalismanView): ReactNode {
  const rolledAgain = /^reroll:(\d)$/.exec(id)?.[1];
  if (rolledAgain)
    return (
      <span className="ts-fate-token">
        <Face n={Number(rolledAgain)} size={22} />
      </span>
    );
  // A coin is no card, and of somebody else's Spell one sees the back.
  if (target?.card?.startsWith('coin.')) return <StatIcon what="gold" size={28} />;
  if (target?.card?.startsWith('spell.')) return <Art card="back-spell" />;
  if (target?.card !== undefined) return <Art card={target.card} />;
  if (target?.space !== undefined) {
    const cover = coverOf(view, target.space);
    const art = cover ? <Art card={cover} /> : <span className="ts-thumb-art" style={spacePicture(target.space)} />;
    const round = wayRoundOf(id);
    if (!round) return art;
    const mine = view.you === null ? undefined : view.characters[view.you]?.space;
    const to = mine === undefined ? undefined : towards(mine, round);
    return (
      <span className="ts-thumb-round">
        {art}
        {to ? <TowardsSign to={to} /> : <WayRoundSign way={round} />}
      </span>
    );
  }
  const who = target?.seat === undefined ? undefined : view.characters[target.seat];
  if (who?.card) return <Pawn seat={who.seat} character={who.card} toad={who.toad > 0} size={40} />;
  const alignment = /^align:(\w+)$/.exec(id)?.[1];
  if (alignment) return <Art card={`align.${alignment}`} />;
  const sign = SIGNS[id.split(':')[0] ?? ''];
  if (!sign) return null;
  if ('card' in sign) return <Art card={sign.card} />;
  if ('icon' in sign) return <Icon name={sign.icon} size={26} />;
  return 'stat' in sign ? <StatIcon what={sign.stat} size={28} /> : <Sign name={sign.sign} size={28} />;
}

function Art({ card }: { card: string }) {
  const picture = pictureOf(card);
  return picture ? (
    <span className="ts-thumb-art" style={{ backgroundColor: picture.tint }}>
      <img src={picture.url} alt="" decoding="async" draggable={false} />
    </span>
  ) : null;
}
