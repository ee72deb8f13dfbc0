import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { keptLevels } from '../editor/store.ts';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { PlayableLevel } from './playable-levels.ts';

/** Reading levels takes the game's checks, which nobody needs who has none. */
async function mine(): Promise<PlayableLevel[]> {
  const kept = await keptLevels();
  return kept.length === 0 ? [] : (await import('./playable-levels.ts')).playableLevels(kept);
}

/**
 * A level of one's own for this table: one of those that are kept in this browser, and the way to draw one.
 * @param value the text of the level that is chosen, or its name where the table tells no more; empty for none
 */
export function OwnLevel({ label, value, onChange }: { label: ReactNode; value: string; onChange: (text: string) => void }) {
  const t = useT();
  const load = useLoad(mine, '');
  if (load.state === 'failed') console.error('no levels on this device', load.error);
  const levels = load.state === 'here' ? load.value : [];
  const note = t('ui.options.own.note');
  const known = levels.find(({ text, title }) => text === value || title === value)?.id;
  // Of a level that is not kept here the table tells the name alone.
  const named = value !== '' && known === undefined && load.state === 'here' ? [value] : [];
  return (
    <div className="own-level">
      {levels.length + named.length > 0 ? (
        <Choose
          label={label}
          value={known ?? value}
          values={['', ...named, ...levels.map(({ id }) => id)]}
          words={(id) => levels.find((one) => one.id === id)?.title ?? (id || t('ui.options.own.none'))}
          onChange={(id) => onChange(levels.find((one) => one.id === id)?.text ?? id)}
          note={note}
        />
      ) : (
        <>
          <h3>{label}</h3>
          <p className="hint">{note}</p>
        </>
      )}
      <Link href="/levels" className="btn paper small">
        <Icon name="scroll-unfurled" size={20} />
        {t('ui.levels')}
      </Link>
    </div>
  );
}
