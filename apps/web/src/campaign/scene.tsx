import type { Speaker } from '@questhall/text';
import { Tale } from '../games/dystopia/board/Tale.tsx';
import { Standee } from '../games/dystopia/map/Standee.tsx';
import type { LevelTale } from '../games/dystopia/tale.ts';
import { heroName } from '../games/dystopia/words.ts';
import type { Standing, StationState } from './campaign.ts';
import { levelText, type Say } from './say.tsx';

const WAITING: readonly { code: string; seat?: number }[] = ['warrior', 'dwarf', 'elf', 'archer'].map((code) => ({ code }));

/** A level as a scene: what is told of it, and who stands there. A lost one lies in the night. */
export function Scene({
  level,
  state,
  standing,
  tale,
  say,
  speak,
}: {
  level: number;
  state: StationState;
  standing: Standing;
  /** What happened there; undefined where nobody was yet. */
  tale?: LevelTale | undefined;
  say: Say;
  speak: Speaker;
}) {
  const title = levelText(speak, level, 'title');
  // Before anybody has set out all four wait there.
  const living = standing.party.length > 0 ? standing.party.filter(({ dead }) => !dead) : WAITING;
  const fallen = standing.party.filter(({ dead }) => dead);
  const [heading, story] =
    state === 'won'
      ? [say('won.title', { title }), levelText(speak, level, 'won')]
      : state === 'lost'
        ? [say('lost.title', { title }), levelText(speak, level, 'intro')]
        : [title, levelText(speak, level, 'intro')];
  return (
    <section className="cp-scene" data-state={state} aria-labelledby="cp-scene" aria-live="polite">
      <h2 id="cp-scene">{heading}</h2>
      <p className="cp-story">{story}</p>
      {state === 'locked' || state === 'passed' ? null : (
        <div className="cp-stand" aria-hidden="true">
          {living.map(({ code, seat }, i) => (
            <Standee key={code} code={code} {...(seat === undefined ? {} : { seat })} size={i === 1 ? 150 : 132} />
          ))}
        </div>
      )}
      {tale ? <Tale tale={tale} speak={speak} /> : null}
      {fallen.length > 0 && !tale?.fallen.length ? (
        <p className="cp-fallen">{say('fallen.who', { heroes: fallen.map(({ code }) => speak.say(heroName(code))) })}</p>
      ) : null}
    </section>
  );
}
