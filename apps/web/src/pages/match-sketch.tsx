import type { TableInfo } from '@questhall/protocol';
import { Component, type ReactNode } from 'react';
import type { SketchProps } from '../games/contract.ts';
import { loadSketch, sketchHere } from '../games/index.ts';
import { useLoad } from '../ui/use-load.ts';

/**
 * Where a match of mine stands, as a small drawing in the place of its box.
 * @param otherwise stands there before the match has begun, where nobody knows how it stands, and until the drawing is there
 */
export function MatchSketch({ match, otherwise }: { match: TableInfo; otherwise: ReactNode }) {
  const { game, seats, whereabouts } = match;
  if (!whereabouts) return otherwise;
  return <Position game={game} whereabouts={whereabouts} mine={seats.filter(isMine).map(({ seat }) => seat)} otherwise={otherwise} />;
}

const isMine = ({ yours }: TableInfo['seats'][number]): boolean => yours;

/**
 * Where a match of this game stands, drawn by what the game brings for it.
 * @param otherwise stands there until that is there, and where it cannot be drawn
 */
export function Position({ game, otherwise = null, ...shown }: SketchProps & { game: string; otherwise?: ReactNode }) {
  const found = useLoad(
    () => loadSketch(game),
    game,
    () => sketchHere(game),
  );
  if (found.state === 'failed') console.error('no drawing of a match', found.error);
  const Sketch = found.state === 'here' ? found.value : undefined;
  if (!Sketch) return otherwise;
  return (
    <OrElse instead={otherwise} key={JSON.stringify(shown.whereabouts)}>
      <div className="lid" data-lid={game}>
        <Sketch {...shown} />
      </div>
    </OrElse>
  );
}

/** What was kept by other rules than this page knows may have another shape: the box stands there then. */
class OrElse extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('a match could not be drawn', error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
