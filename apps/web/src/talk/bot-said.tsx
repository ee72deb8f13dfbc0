import { SeatBadge } from '../icons/seat-badge.tsx';
import { Picture } from './phrases.tsx';
import { useTalkWords } from './use-talk.ts';

/** A bot's phrase with its picture; nothing until its words are here. Fetched when the first bot says something. */
export default function BotSaid({ phrase, seat }: { phrase: string; seat: number }) {
  const words = useTalkWords();
  if (!words) return null;
  return (
    <output className="bot-says">
      {/* Where all phrases stand in one place, who said it. */}
      <span className="bot-says-seat">
        <SeatBadge seat={seat} size={22} />
      </span>
      <Picture phrase={phrase} size={16} />
      {words.say(`say.${phrase}`)}
    </output>
  );
}
