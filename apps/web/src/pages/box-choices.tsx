import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLayout } from '../frame/use-layout.ts';
import type { GameEntry } from '../games/contract.ts';
import { forecastOf, useMeasured } from '../measured/measured.ts';
import type { Company } from '../settings/stored.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { BotIcon, ChooseBot } from '../ui/choose-bot.tsx';
import { mostBots } from './box-options.ts';
import type { BoxLevel } from './use-box-level.ts';
import type { Presets } from './use-presets.ts';

/** Fetched when somebody looks for another level. */
const LevelChoice = lazy(async () => ({ default: (await import('../campaign/level-choice.tsx')).LevelChoice }));

/**
 * Which level is played, where one is chosen, who sits down beside one, and by which house rules: said in words, and changed in a sheet that hangs down from them, so that no other box moves. On a phone
 * it unfolds in its place.
 */
export function Choices({
  game,
  company,
  rules,
  levels,
  options,
  onSit,
  onRules,
  onLevel,
}: {
  game: GameEntry;
  company: Company;
  rules: Presets;
  levels: BoxLevel;
  /** All that is chosen on the box: minutes of a level go by it. */
  options: Readonly<Record<string, string | number | boolean>>;
  onSit: (change: Partial<Company>) => void;
  onRules: (preset: string) => void;
  onLevel: (level: number) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const ref = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { bots, level } = company;
  const [open, setOpen] = useState(false);
  const measured = useMeasured(game.id);
  const phone = useLayout() === 'phone';
  useEffect(() => {
    if (!open || !sheet.current) return;
    const look = () => sheet.current?.scrollIntoView({ block: 'nearest' });
    look();
    // A phone's page must not move under a finger.
    if (phone) return;
    // It grows with what is chosen and when what is fetched has come: none of it must lie below the edge of the window.
    const grown = new ResizeObserver(look);
    grown.observe(sheet.current);
    return () => grown.disconnect();
  }, [open, phone]);
  useEffect(() => {
    if (!open) return;
    // Whoever goes on elsewhere finds nothing covered. What unfolds in its place covers nothing, and must not fold under a finger.
    if (phone) return;
    const elsewhere = (e: Event) => {
      if (ref.current && !ref.current.contains(e.target as Node)) ref.current.open = false;
    };
    const leave = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || !ref.current) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open, phone]);
  return (
    <details
      className="box-choices"
      ref={ref}
      onToggle={(e) => {
        setOpen(e.currentTarget.open);
        if (e.currentTarget.open) rules.want();
      }}
    >
      <summary>
        {bots > 0 ? <BotIcon level={level} size={24} /> : null}
        <span>
          {t(game.quick ? 'ui.box.with' : 'ui.box.against', { count: bots, level: t(`ui.level.${level}`) })}
          {rules.preset ? ` · ${rules.preset.name[locale]}` : ''} <span className="box-change">{t('ui.box.change')}</span>
        </span>
      </summary>
      <div className="box-sheet" ref={sheet}>
        {open && levels.level !== undefined ? (
          <Suspense fallback={<div className="box-levels" />}>
            <LevelChoice
              level={levels.level}
              road={levels.road}
              difficulty={String(options['difficulty'] ?? 'normal')}
              minutes={measured ? forecastOf(measured, options, 1, bots) : undefined}
              onChange={onLevel}
            />
          </Suspense>
        ) : null}
        <Choose
          label={t(game.quick ? 'ui.start.companions' : 'ui.start.opponents')}
          value={bots}
          values={Array.from({ length: mostBots(game) - game.seats.min + 2 }, (_, i) => i + game.seats.min - 1)}
          words={String}
          onChange={(n) => onSit({ bots: n })}
        />
        {bots > 0 ? <ChooseBot label={t('ui.level')} value={level} onChange={(kind) => onSit({ level: kind })} /> : null}
        {rules.offered.length > 1 ? (
          <Choose
            label={t('ui.presets')}
            value={rules.preset?.id ?? rules.offered[0]!.id}
            values={rules.offered.map(({ id }) => id)}
            words={(id) => rules.offered.find((one) => one.id === id)?.name[locale]}
            onChange={onRules}
            note={rules.preset?.about[locale]}
          />
        ) : null}
      </div>
    </details>
  );
}
