import type { Speaker } from '@questhall/text';
import type { LevelTale } from '../tale.ts';
import { heroName, thingName } from '../words.ts';
import '../styles/tale.css';

/** Who fell in a level and to whom, what was found, and what was learnt; nothing where there is nothing to tell. */
export function Tale({ tale: { fallen, learnt, gold, things }, speak }: { tale: LevelTale; speak: Speaker }) {
  const treasure = [
    ...(gold > 0 ? [speak.say({ key: 'ui.dy.gold', args: { n: gold } })] : []),
    ...[...new Set(things)].map((id) => {
      const count = things.filter((other) => other === id).length;
      return `${speak.say(thingName(id, speak))}${count > 1 ? `\u00a0×\u00a0${count}` : ''}`;
    }),
  ];
  if (fallen.length + learnt.length + treasure.length === 0) return null;
  return (
    <dl className="dy-tale">
      {fallen.length > 0 ? (
        <div>
          <dt>{speak.say({ key: 'ui.dy.tale.fallen' })}</dt>
          {fallen.map(({ hero, round, by }) => (
            <dd key={hero}>
              {speak.say(
                by === null
                  ? { key: 'ui.dy.tale.fell', args: { hero: heroName(hero), round } }
                  : { key: 'ui.dy.tale.fell.to', args: { hero: heroName(hero), round, by: { key: `monster.${by}` } } },
              )}
            </dd>
          ))}
        </div>
      ) : null}
      {treasure.length > 0 ? (
        <div>
          <dt>{speak.say({ key: 'ui.dy.tale.treasure' })}</dt>
          <dd>{treasure.join(', ')}</dd>
        </div>
      ) : null}
      {learnt.length > 0 ? (
        <div>
          <dt>{speak.say({ key: 'ui.dy.tale.learnt' })}</dt>
          {learnt.map(({ hero, spell }) => (
            <dd key={`${hero} ${spell}`}>
              {speak.say({ key: 'ui.dy.tale.learns', args: { hero: heroName(hero), spell: thingName(spell, speak) } })}
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  );
}
