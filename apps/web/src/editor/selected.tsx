import { itemIds, type LevelFile, type MonsterEntry, monsterCard } from '@questhall/dystopia/levels';
import { useT } from '../text/words.tsx';
import { Choose, Stepper } from '../ui/choice.tsx';
import { nameKey } from './kinds.ts';
import { remove, type Selected, same } from './model.ts';
import { Pick, Treasure } from './treasure.tsx';
import { nameIn, useSay, useSpeak } from './words.tsx';

interface Props {
  level: LevelFile;
  /** `word`: changes with the same word in a row are undone as one. */
  change: (next: LevelFile, word?: string) => void;
}

/** All that can be said of what is selected on the map. */
export function SelectedPanel({ level, selected, change, drop }: Props & { selected: Selected | null; drop: () => void }) {
  const say = useSay();
  if (!selected || !exists(level, selected)) return <p className="hint">{say('selected.none')}</p>;
  return (
    <div className="ed-selected">
      <Body level={level} selected={selected} change={change} />
      <div className="sheet-buttons">
        <button
          type="button"
          className="btn paper small"
          onClick={() => {
            change(remove(level, selected));
            drop();
          }}
        >
          {say('remove')}
        </button>
      </div>
    </div>
  );
}

function exists(level: LevelFile, what: Selected): boolean {
  const lists = {
    monster: level.monsters,
    furniture: level.furniture,
    trap: level.traps,
    neutral: level.neutrals ?? [],
    start: level.starts,
    exit: level.exits,
  };
  if (what.kind === 'captive') return level.captive !== undefined;
  if (what.kind === 'door') return level.map[what.at[1]]?.[what.at[0]] === '+';
  if (what.kind === 'area') return level.map.some((row) => row.includes(what.area));
  return lists[what.kind][what.index] !== undefined;
}

function Body({ level, selected, change }: Props & { selected: Selected }) {
  const say = useSay();
  const speak = useSpeak();
  const swap = <T,>(list: readonly T[], index: number, next: T): T[] => list.map((one, i) => (i === index ? next : one));
  switch (selected.kind) {
    case 'monster':
      return <Monster level={level} index={selected.index} change={change} />;
    case 'furniture': {
      const entry = level.furniture[selected.index]!;
      const put = (next: typeof entry) => change({ ...level, furniture: swap(level.furniture, selected.index, next) });
      return (
        <>
          <h3>{nameIn(speak, nameKey('furniture', entry.kind))}</h3>
          <Treasure title={say('treasure')} entries={entry.treasure} change={(treasure) => put({ ...entry, treasure })} />
          <MinParty value={entry.minParty} change={(minParty) => put(withMinParty(entry, minParty))} />
        </>
      );
    }
    case 'trap': {
      const entry = level.traps[selected.index]!;
      return (
        <>
          <h3>{nameIn(speak, nameKey('trap', entry.kind))}</h3>
          <Choose<boolean>
            label={say('tool.trap')}
            value={entry.visible ?? false}
            values={[false, true]}
            words={(visible) => say(visible ? 'trap.visible' : 'trap.hidden')}
            onChange={(visible) =>
              change({
                ...level,
                traps: swap(level.traps, selected.index, { kind: entry.kind, at: entry.at, ...(visible ? { visible } : {}) }),
              })
            }
          />
        </>
      );
    }
    case 'neutral':
      return <h3>{nameIn(speak, nameKey('being', level.neutrals![selected.index]!.code))}</h3>;
    case 'captive':
      return <h3>{nameIn(speak, nameKey('being', 'captive'))}</h3>;
    case 'start':
      return <h3>{say('at.start', { n: selected.index + 1 })}</h3>;
    case 'exit':
      return <h3>{nameIn(speak, say('tool.exit'))}</h3>;
    case 'door':
      return <Door level={level} at={selected.at} change={change} />;
    case 'area':
      return <Area level={level} area={selected.area} change={change} />;
  }
}

function withMinParty<T extends { minParty?: number }>(entry: T, minParty: number): T {
  const { minParty: _, ...rest } = entry;
  return (minParty > 1 ? { ...rest, minParty } : rest) as T;
}

function MinParty({ value = 1, change }: { value: number | undefined; change: (n: number) => void }) {
  const say = useSay();
  return <Choose label={say('minParty')} value={value} values={[1, 2, 3, 4, 5]} words={String} onChange={change} />;
}

const VALUES = ['energy', 'attack', 'defence', 'int'] as const;

function Monster({ level, index, change }: Props & { index: number }) {
  const say = useSay();
  const t = useT();
  const speak = useSpeak();
  const entry = level.monsters[index]!;
  const put = (next: MonsterEntry, word?: string) =>
    change({ ...level, monsters: level.monsters.map((one, i) => (i === index ? next : one)) }, word);
  const card = monsterCard(entry.code);
  const set = (key: (typeof VALUES)[number], n: number) => {
    const { [key]: _, ...rest } = entry;
    put(n === card[key] ? rest : { ...rest, [key]: n });
  };
  function setBoss(boss: boolean): void {
    const { boss: _, name: __, ...rest } = entry;
    const taken = new Set(level.monsters.map((m) => m.boss));
    const free = Array.from({ length: level.monsters.length + 1 }, (_unused, i) => `boss-${i + 1}`).find((id) => !taken.has(id));
    put(boss && free ? { ...rest, boss: free } : rest);
  }
  return (
    <>
      <h3>{nameIn(speak, nameKey('monster', entry.code))}</h3>
      <MinParty value={entry.minParty} change={(minParty) => put(withMinParty(entry, minParty))} />
      <Treasure title={say('pockets')} entries={entry.pockets ?? []} change={(pockets) => put({ ...entry, pockets })} />
      <Choose<boolean>
        label={say('boss')}
        value={entry.boss !== undefined}
        values={[false, true]}
        words={(boss) => say(boss ? 'yes' : 'no')}
        onChange={setBoss}
      />
      {entry.boss === undefined ? null : (
        <label className="ed-field">
          {say('boss.name')}
          <input
            className="field"
            maxLength={40}
            value={entry.name ?? ''}
            onChange={(e) => {
              const { name: _, ...rest } = entry;
              put(e.target.value === '' ? rest : { ...rest, name: e.target.value }, `name ${index}`);
            }}
          />
        </label>
      )}
      <div className="ed-values">
        {VALUES.map((key) => (
          <Stepper
            key={key}
            label={say(`value.${key}`)}
            value={entry[key] ?? card[key]}
            min={key === 'attack' || key === 'defence' ? 0 : 1}
            max={30}
            less={`${say(`value.${key}`)}: ${t('ui.less')}`}
            more={`${say(`value.${key}`)}: ${t('ui.more')}`}
            onChange={(n) => set(key, n)}
          />
        ))}
      </div>
    </>
  );
}

function Door({ level, at, change }: Props & { at: readonly [number, number] }) {
  const say = useSay();
  const speak = useSpeak();
  const entry = level.doors?.find((door) => same(door.at, at));
  const others = (level.doors ?? []).filter((door) => !same(door.at, at));
  const state = entry?.state ?? 'closed';
  const put = (next: 'closed' | 'open' | 'locked', key?: string) =>
    change({ ...level, doors: next === 'closed' ? others : [...others, { at, state: next, ...(key === undefined ? {} : { key }) }] });
  return (
    <>
      <h3>{say('door')}</h3>
      <Choose
        label={say('door')}
        value={state}
        values={['closed', 'open', 'locked'] as const}
        words={(one) => say(`door.${one}`)}
        onChange={(one) => put(one)}
      />
      {state === 'locked' ? (
        <div className="ed-field">
          <span aria-hidden="true">{say('door.key')}</span>
          <Pick
            label={say('door.key')}
            value={entry?.key ?? ''}
            options={[...itemIds]
              .filter((id) => /-key$|seal$|chart$|sceptre$/.test(id))
              .map((id) => ({ id, name: nameIn(speak, `item.${id}`) }))}
            pick={(key) => put('locked', key)}
          />
        </div>
      ) : null}
    </>
  );
}

function Area({ level, area, change }: Props & { area: string }) {
  const say = useSay();
  return (
    <>
      <h3>{say(area < 'a' ? 'area' : 'section', { area })}</h3>
      <label className="ed-field">
        {say('name')}
        <input
          className="field"
          maxLength={60}
          value={level.areas?.[area] ?? ''}
          onChange={(e) => {
            const { [area]: _, ...others } = level.areas ?? {};
            change({ ...level, areas: e.target.value === '' ? others : { ...others, [area]: e.target.value } }, `area ${area}`);
          }}
        />
      </label>
      <p className="hint">{say('name.note')}</p>
    </>
  );
}
