import type { Speaker } from '@questhall/text';
import { Standee } from '../games/dystopia/map/Standee.tsx';
import { heroName, thingName } from '../games/dystopia/words.ts';
import type { Standing, StationState } from './campaign.ts';
import { levelText, type Say } from './say.tsx';
import type { LevelTale } from './tale.ts';

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
      {tale ? <Tale tale={tale} say={say} speak={speak} /> : null}
      {fallen.length > 0 && !tale?.fallen.length ? (
        <p className="cp-fallen">{say('fallen.who', { heroes: fallen.map(({ code }) => speak.say(heroName(code))) })}</p>
      ) : null}
    </section>
  );
}

/** Who fell there and to whom, what was found, and what was learnt. */
function Tale({ tale: { fallen, learnt, gold, things }, say, speak }: { tale: LevelTale; say: Say; speak: Speaker }) {
  const named = (key: string) => speak.say({ key });
  const treasure = [
    ...(gold > 0 ? [speak.say({ key: 'ui.dy.gold', args: { n: gold } })] : []),
    ...things.map((id) => speak.say(thingName(id, speak))),
  ];
  if (fallen.length + learnt.length + treasure.length === 0) return null;
  return (
    <dl className="cp-tale">
      {fallen.length > 0 ? (
        <div>
          <dt>{say('tale.fallen')}</dt>
          {fallen.map(({ hero, round, by }) => (
            <dd key={hero}>
              {by === null
                ? say('tale.fell', { hero: named(`hero.${hero}`), round })
                : say('tale.fell.to', { hero: named(`hero.${hero}`), round, by: named(`monster.${by}`) })}
            </dd>
          ))}
        </div>
      ) : null}
      {treasure.length > 0 ? (
        <div>
          <dt>{say('tale.treasure')}</dt>
          <dd>{treasure.join(', ')}</dd>
        </div>
      ) : null}
      {learnt.length > 0 ? (
        <div>
          <dt>{say('tale.learnt')}</dt>
          {learnt.map(({ hero, spell }) => (
            <dd key={`${hero} ${spell}`}>
              {say('tale.learns', { hero: named(`hero.${hero}`), spell: speak.say(thingName(spell, speak)) })}
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  );
}
