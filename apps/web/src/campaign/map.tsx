import type { Speaker } from '@questhall/text';
import { Icon } from '../icons/icon.tsx';
import type { StationState } from './campaign.ts';
import { Land } from './land.tsx';
import { SIGN_OF, TALL, WIDE } from './road.ts';
import { levelText, type Say } from './say.tsx';
import { Sign } from './sign.tsx';

/**
 * Ten levels on one parchment. Each is a button that shows what there is to know of it; on a phone only the one that is shown
 * has its name on the map.
 */
export function CampaignMap({
  states,
  shown,
  onShow,
  phone,
  say,
  speak,
}: {
  states: readonly StationState[];
  shown: number;
  onShow: (level: number) => void;
  phone: boolean;
  say: Say;
  speak: Speaker;
}) {
  const road = phone ? TALL : WIDE;
  // The road is walked as far as the level that comes next.
  const reached = states.reduce((far, state, i) => (state === 'locked' ? far : i), 0);
  return (
    <section className="scroll cp-map" aria-labelledby="cp-map" data-phone={phone || undefined}>
      <h2 id="cp-map" className="vh">
        {say('map')}
      </h2>
      <div className="cp-sheet" style={{ aspectRatio: `${road.width} / ${road.height}` }}>
        <Land road={road} reached={reached} />
        <ol>
          {states.map((state, i) => {
            const n = i + 1;
            const [x, y] = road.spots[i]!;
            const title = levelText(speak, n, 'title');
            return (
              <li key={title} style={{ left: `${(100 * x) / road.width}%`, top: `${(100 * y) / road.height}%` }}>
                <button type="button" className="cp-station" data-state={state} aria-pressed={shown === n} onClick={() => onShow(n)}>
                  <span className="cp-coin" aria-hidden="true">
                    <Sign name={SIGN_OF[i]!} size={phone ? 20 : 34} />
                    <span className="cp-badge">
                      <Mark state={state} n={n} small={phone} />
                    </span>
                  </span>
                  <span className={phone && shown !== n ? 'cp-name vh' : 'cp-name'}>
                    <span className="vh">{say('level', { n })} </span>
                    {title}
                    <span className="vh">, {say(`is.${state}`)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function Mark({ state, n, small }: { state: StationState; n: number; small: boolean }) {
  if (state === 'won') return <Icon name="check" size={small ? 13 : 16} />;
  if (state === 'locked') return <Sign name="padlock" size={small ? 11 : 14} />;
  return n;
}
