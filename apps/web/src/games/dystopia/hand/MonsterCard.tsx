import type { DystopiaView, MonsterView } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { printOf } from '../art/pictures.ts';
import { figureName, sayOr } from '../words.ts';
import { CardLines } from './ReadCard.tsx';
import { Values } from './Values.tsx';

/** A monster as on its card: picture, name, values as they are now, and what is special about its kind. */
export function MonsterCard({ monster, view, speak }: { monster: MonsterView; view: DystopiaView; speak: Speaker }) {
  return (
    <>
      <div className="dy-look-head">
        <img src={printOf(`m-${monster.code}`)} width="64" height="75" alt="" />
        <h3>{sayOr(speak, figureName(view, monster.id) as Text | string)}</h3>
      </div>
      <Values values={monster.values} energy={monster.energy} most={monster.most} speak={speak} />
      <CardLines name={{ key: `monster.${monster.code}` }} speak={speak} from={1} />
    </>
  );
}
