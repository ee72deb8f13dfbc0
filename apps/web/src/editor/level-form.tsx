import type { Goal, LevelFile } from '@questhall/dystopia/levels';
import type { Text } from '@questhall/kernel';
import { useT } from '../text/words.tsx';
import { Stepper } from '../ui/choice.tsx';
import { LEAST, MOST, resize, widthOf } from './model.ts';
import { nameIn, useSay, useSpeak } from './words.tsx';

const HARDEST = 10;

/** Title, story, goals, size: what belongs to the level as a whole. */
export function LevelForm({ level, change }: { level: LevelFile; change: (next: LevelFile, word?: string) => void }) {
  const say = useSay();
  const t = useT();
  const less = (label: string) => `${label}: ${t('ui.less')}`;
  const more = (label: string) => `${label}: ${t('ui.more')}`;
  const story = (field: 'intro' | 'won') => (
    <label className="ed-field">
      {say(`level.${field}`)}
      <textarea
        className="field"
        rows={field === 'intro' ? 4 : 3}
        maxLength={2000}
        value={level.story[field]}
        onChange={(e) => change({ ...level, story: { ...level.story, [field]: e.target.value } }, field)}
      />
    </label>
  );
  return (
    <div className="ed-form">
      <label className="ed-field">
        {say('level.title')}
        <input
          className="field"
          maxLength={60}
          value={level.title}
          onChange={(e) => change({ ...level, title: e.target.value }, 'title')}
        />
      </label>
      {story('intro')}
      {story('won')}
      <Goals level={level} change={change} />
      <Stepper
        label={say('level.number')}
        value={Math.min(HARDEST, level.number)}
        min={1}
        max={HARDEST}
        less={less(say('level.number'))}
        more={more(say('level.number'))}
        onChange={(number) => change({ ...level, number })}
      />
      <p className="hint">{say('level.number.note')}</p>
      <div className="ed-values">
        <Stepper
          label={say('level.width')}
          value={widthOf(level)}
          min={LEAST}
          max={MOST}
          less={less(say('level.width'))}
          more={more(say('level.width'))}
          onChange={(width) => change(resize(level, width, level.map.length), 'size')}
        />
        <Stepper
          label={say('level.height')}
          value={level.map.length}
          min={LEAST}
          max={MOST}
          less={less(say('level.height'))}
          more={more(say('level.height'))}
          onChange={(height) => change(resize(level, widthOf(level), height), 'size')}
        />
      </div>
    </div>
  );
}

/** The goals that the level offers, and those that it has. */
function Goals({ level, change }: { level: LevelFile; change: (next: LevelFile) => void }) {
  const say = useSay();
  const goalWords = useGoalWords(level);
  const key = (goal: Goal) => JSON.stringify(goal);
  const bosses = level.monsters.flatMap(({ boss }) => (boss === undefined ? [] : [boss]));
  const hoards = [...level.furniture.map(({ treasure }) => treasure), ...level.monsters.map(({ pockets = [] }) => pockets)].flat();
  const items = hoards.flatMap((entry) => ('item' in entry ? [entry.item] : []));
  const offered: Goal[] = [
    { type: 'escape' },
    { type: 'freeWizard' },
    { type: 'defeatWizor' },
    ...[...new Set(bosses)].map((boss): Goal => ({ type: 'killBoss', boss })),
    ...[...new Set(items)].map((item): Goal => ({ type: 'findItem', item })),
  ];
  const all = new Map([...offered, ...level.goals].map((goal) => [key(goal), goal]));
  const chosen = new Set(level.goals.map(key));
  return (
    <fieldset className="choose">
      <legend>{say('level.goals')}</legend>
      <div className="tokens">
        {[...all].map(([id, goal]) => (
          <label key={id} className="token">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={() =>
                change({ ...level, goals: chosen.has(id) ? level.goals.filter((one) => key(one) !== id) : [...level.goals, goal] })
              }
            />
            <span>{goalWords(goal)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What is to be done, in the game's words. */
export function useGoalWords(level: LevelFile): (goal: Goal) => string {
  const speak = useSpeak();
  return (goal) => {
    const named = (key: string): Text | string => (speak.has(key) ? { key } : nameIn(speak, key));
    const say = (args: Record<string, Text | string>) => {
      const key = `goal.${goal.type}`;
      return speak.has(key) ? speak.say({ key, args }).replace(/\.$/, '') : goal.type;
    };
    if (goal.type === 'findItem') return say({ item: named(`item.${goal.item}`) });
    if (goal.type !== 'killBoss') return say({});
    const boss = level.monsters.find((monster) => monster.boss === goal.boss);
    return say({ boss: boss?.name ?? (boss ? named(`monster.${boss.code}`) : goal.boss) });
  };
}
