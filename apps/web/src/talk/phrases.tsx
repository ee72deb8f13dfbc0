import { phrasesOf } from '@questhall/protocol/phrases';
import { useId, useState } from 'react';
import { Tabs } from '../ui/tabs.tsx';
import { useLoad } from '../ui/use-load.ts';
import { PICTURE_OF } from './phrase-pictures.ts';
import type { Say } from './use-talk.ts';

/** The outlines of all phrases: half of what talk weighs, so they come by themselves. */
const loadPictures = async (): Promise<Readonly<Record<string, string>>> => (await import('./pictures.gen.ts')).PICTURES;

/** The small picture of a phrase; nothing until it is here. */
export function Picture({ phrase, size }: { phrase: string; size: number }) {
  const pictures = useLoad(loadPictures, '');
  const outline = pictures.state === 'here' ? pictures.value[PICTURE_OF[phrase] ?? ''] : undefined;
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      {outline ? <path d={outline} fill="currentColor" /> : null}
    </svg>
  );
}

/** The set phrases to choose from: those of this game, and those for all. One touch says one. */
export function Phrases({ game, say, onSay }: { game: string; say: Say; onSay: (phrase: string) => void }) {
  const id = useId();
  const own = phrasesOf(game).filter((phrase) => phrase.startsWith(`${game}.`));
  const common = phrasesOf('');
  const [tab, setTab] = useState<'game' | 'all'>(own.length > 0 ? 'game' : 'all');
  return (
    <div className="talk-phrases">
      {own.length > 0 ? (
        <Tabs<'game' | 'all'>
          id={id}
          label={say('phrases')}
          tabs={[
            { id: 'game', words: say('phrases.game') },
            { id: 'all', words: say('phrases.all') },
          ]}
          value={tab}
          onChange={setTab}
        />
      ) : null}
      <ul role="tabpanel" id={`${id}-${tab}-panel`} aria-label={say(tab === 'game' ? 'phrases.game' : 'phrases.all')}>
        {(tab === 'game' ? own : common).map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => onSay(phrase)}>
              <Picture phrase={phrase} size={20} />
              <span>{say(`say.${phrase}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
