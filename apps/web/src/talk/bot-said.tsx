import { Picture } from './phrases.tsx';
import { useTalkWords } from './use-talk.ts';

/** A bot's phrase with its picture; nothing until its words are here. Fetched when the first bot says something. */
export default function BotSaid({ phrase }: { phrase: string }) {
  const words = useTalkWords();
  if (!words) return null;
  return (
    <output className="bot-says">
      <Picture phrase={phrase} size={16} />
      {words.say(`say.${phrase}`)}
    </output>
  );
}
