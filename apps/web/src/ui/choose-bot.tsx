import type { BotLevel } from '@questhall/protocol';
import { BOT_LEVELS } from '@questhall/protocol/names';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import { Choose } from './choice.tsx';

const FACES: Readonly<Record<BotLevel, IconName>> = {
  novice: 'snail',
  easy: 'frog',
  normal: 'fox',
  hard: 'owl',
  cautious: 'tortoise',
  covetous: 'raven',
  aggressive: 'boar',
};

/** The face of a bot of this kind. */
export function BotIcon({ level, size = 22 }: { level: BotLevel; size?: number }) {
  return <Icon name={FACES[level]} size={size} />;
}

/** The face of a bot of this kind, with the animal's name and how it plays. */
export function BotFace({ level, size = 22, icon = true }: { level: BotLevel; size?: number; icon?: boolean }) {
  const t = useT();
  return (
    <span className="bot-face">
      {icon ? <BotIcon level={level} size={size} /> : null}
      <span>
        {t(`ui.face.${level}`)} <small>{t(`ui.level.${level}`)}</small>
      </span>
    </span>
  );
}

/** Which kind of bot sits there: four strengths and three tempers, each with its face. */
export function ChooseBot({
  label,
  value,
  onChange,
  note = true,
}: {
  label: ReactNode;
  value: BotLevel;
  onChange: (level: BotLevel) => void;
  note?: boolean;
}) {
  const t = useT();
  return (
    <div className="choose-bot">
      <Choose<BotLevel>
        label={label}
        value={value}
        values={BOT_LEVELS}
        words={(level) => <BotFace level={level} />}
        onChange={onChange}
        note={note ? t('ui.level.note') : undefined}
      />
    </div>
  );
}
