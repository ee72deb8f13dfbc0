import { itemIds, spellIds, type TreasureEntry } from '@questhall/dystopia/levels';
import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { nameIn, useSay, useSpeak } from './words.tsx';

const MOST_GOLD = 999;
const MOST_ENTRIES = 12;

/** What lies in a chest or a monster carries: a list, and ways to add to it. */
export function Treasure({
  title,
  entries,
  change,
}: {
  title: string;
  entries: readonly TreasureEntry[];
  change: (entries: readonly TreasureEntry[]) => void;
}) {
  const say = useSay();
  const speak = useSpeak();
  const [gold, setGold] = useState(10);
  const add = (entry: TreasureEntry) => change([...entries, entry].slice(0, MOST_ENTRIES));
  const words = (entry: TreasureEntry): string => {
    if ('gold' in entry) return say('treasure.gold', { n: entry.gold });
    if ('item' in entry) return nameIn(speak, `item.${entry.item}`);
    return 'spell' in entry ? nameIn(speak, `spell.${entry.spell}`) : say('treasure.curse');
  };
  const sorted = (ids: ReadonlySet<string>, kind: string) =>
    [...ids].map((id) => ({ id, name: nameIn(speak, `${kind}.${id}`) })).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <fieldset className="choose ed-treasure">
      <legend>{title}</legend>
      {entries.length === 0 ? <p className="hint">{say('treasure.none')}</p> : null}
      <ul>
        {entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and equal ones are equal
          <li key={`${i} ${JSON.stringify(entry)}`}>
            <span>{words(entry)}</span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`${say('remove')}: ${words(entry)}`}
              onClick={() => change(entries.filter((_, other) => other !== i))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className="tokens">
        <input
          className="field ed-number"
          type="number"
          min={1}
          max={MOST_GOLD}
          value={gold}
          aria-label={say('treasure.add.gold')}
          onChange={(e) => setGold(Math.min(MOST_GOLD, Math.max(1, Math.round(Number(e.target.value)) || 1)))}
        />
        <button type="button" className="btn paper small" onClick={() => add({ gold })}>
          {say('treasure.add.gold')}
        </button>
        <button type="button" className="btn paper small" onClick={() => add({ curse: true })}>
          {say('treasure.add.curse')}
        </button>
      </div>
      <Pick label={say('treasure.add.item')} options={sorted(itemIds, 'item')} pick={(item) => add({ item })} />
      <Pick label={say('treasure.add.spell')} options={sorted(spellIds, 'spell')} pick={(spell) => add({ spell })} />
    </fieldset>
  );
}

/** A list of more than a few, from which one is taken at a time. */
export function Pick({
  label,
  value = '',
  options,
  pick,
}: {
  label: string;
  value?: string;
  options: readonly { id: string; name: string }[];
  pick: (id: string) => void;
}) {
  return (
    <select className="field" aria-label={label} value={value} onChange={(e) => e.target.value !== '' && pick(e.target.value)}>
      <option value="">{label}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
