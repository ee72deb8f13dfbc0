import type { DystopiaView } from '@questhall/dystopia/client';
import type { GameProps } from '../contract.ts';
import { Choosing } from './board/Choosing.tsx';
import { Level } from './board/Level.tsx';
import { Rest } from './board/Rest.tsx';

/** The choice of heroes, the level, the inn: whatever the party is at. */
export function Board(props: GameProps<DystopiaView>) {
  const { view } = props;
  if (view.phase === 'choose') return <Choosing props={props} />;
  return view.phase === 'between' ? <Rest props={props} /> : <Level {...props} />;
}
