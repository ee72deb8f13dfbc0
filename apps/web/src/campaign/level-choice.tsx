import { Icon } from '../icons/icon.tsx';
import { type Forecast, rounded } from '../measured/measured.ts';
import { timeOf } from '../measured/time-of.ts';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { hardnessOf, LEVELS, percent } from './campaign.ts';
import type { MyRoad } from './my-road.ts';
import { levelText, useCampaignWords } from './say.tsx';

const ALL = Array.from({ length: LEVELS }, (_, i) => i + 1);

/**
 * One level of the ten, as it may be played by itself whether or not the campaign has come there: each with how it stands on this
 * visitor's road, and of the one that is chosen how hard it is and how long it takes.
 */
export function LevelChoice({
  level,
  road,
  difficulty,
  minutes,
  onChange,
}: {
  level: number;
  road: MyRoad | null;
  difficulty: string;
  /** Of the level that is chosen; undefined where nobody has measured it. */
  minutes: Forecast | undefined;
  onChange: (level: number) => void;
}) {
  const t = useT();
  const words = useCampaignWords();
  // Its room is kept until the words are here.
  if (!words) return <div className="box-levels" />;
  const { say, speak } = words;
  const stateOf = (n: number) => road?.states[n - 1];
  // What is locked on the road may be played by itself: it lies further on.
  const standsSo = (n: number) => {
    const state = stateOf(n);
    return state === undefined ? undefined : state === 'locked' ? say('ahead') : say(`is.${state}`);
  };
  const stands = standsSo(level);
  const hard = hardnessOf(level, difficulty);
  return (
    <div className="box-levels">
      <Choose
        label={say('level.which')}
        value={level}
        values={ALL}
        words={(n) => {
          const at = stateOf(n);
          return (
            <>
              <span aria-hidden="true">{n}</span>
              <span className="vh">
                {say('level', { n })} {levelText(speak, n, 'title')}
                {at === undefined ? '' : `, ${standsSo(n)}`}
              </span>
              {at === 'won' ? <Icon name="check" size={14} /> : at === 'next' || at === 'lost' ? <Icon name="pin" size={14} /> : null}
            </>
          );
        }}
        onChange={onChange}
        note={
          <span aria-live="polite">
            <b>{levelText(speak, level, 'title')}</b>
            {hard ? ` · ${say('rate.parties', { rate: percent(hard.rate) })}` : ''}
            {minutes ? ` · ${t('ui.box.minutes', { time: timeOf(rounded(minutes.median), t, true) })}` : ''}
            {stands === undefined ? '' : ` · ${stands}`}
          </span>
        }
      />
    </div>
  );
}
