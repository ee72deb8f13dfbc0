import { LOCALE_NAMES, LOCALES } from '@questhall/text';
import { Link } from 'wouter';
import { tellIn } from '../calls/language.ts';
import { playSound } from '../sound/sound.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSettings } from './settings.ts';
import { localeOf, SPEEDS, TEXT_SIZES } from './stored.ts';

/** Language, speed, sound, motion, size of text, light. Everything takes effect at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { locale: shown } = useWords();
  const s = useSettings();
  const locale = localeOf(s);
  const percent = new Intl.NumberFormat(shown, { style: 'percent' });
  return (
    <Dialog title={t('ui.settings')} onClose={onClose} className="settings">
      <Choose
        label={t('ui.settings.language')}
        value={locale}
        values={LOCALES}
        words={(l) => <span lang={l}>{LOCALE_NAMES[l]}</span>}
        onChange={(l) => {
          s.set({ locale: l });
          void tellIn(l);
        }}
      />
      <Choose
        label={t('ui.settings.speed')}
        value={s.speed}
        values={SPEEDS}
        words={(v) => (v === Number.POSITIVE_INFINITY ? t('ui.settings.atOnce') : `${new Intl.NumberFormat(shown).format(v)}×`)}
        onChange={(speed) => s.set({ speed })}
        note={t('ui.settings.speed.note')}
      />
      <label className="slider">
        <span>{t('ui.settings.sound')}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={s.volume}
          aria-valuetext={percent.format(s.volume)}
          onChange={(e) => s.set({ volume: Number(e.target.value) })}
          onPointerUp={() => playSound('card', useSettings.getState().volume)}
          onKeyUp={() => playSound('card', useSettings.getState().volume)}
        />
        <output>{percent.format(s.volume)}</output>
      </label>
      <Choose
        label={t('ui.settings.confirm')}
        value={s.confirm}
        values={['dear', 'always', 'never'] as const}
        words={(v) => t(`ui.settings.confirm.${v}`)}
        onChange={(confirm) => s.set({ confirm })}
      />
      <Choose
        label={t('ui.settings.tips')}
        value={s.tips}
        values={[true, false]}
        words={(on) => t(on ? 'ui.settings.tips.on' : 'ui.settings.tips.off')}
        onChange={(tips) => s.set({ tips })}
      />
      <Choose
        label={t('ui.settings.onward')}
        value={s.onward}
        values={[true, false]}
        words={(on) => t(on ? 'ui.settings.onward.on' : 'ui.settings.onward.off')}
        onChange={(onward) => s.set({ onward })}
      />
      <Choose
        label={t('ui.settings.botsTalk')}
        value={s.botsTalk}
        values={[true, false]}
        words={(on) => t(on ? 'ui.settings.botsTalk.on' : 'ui.settings.botsTalk.off')}
        onChange={(botsTalk) => s.set({ botsTalk })}
      />
      <Choose
        label={t('ui.settings.motion')}
        value={s.motion}
        values={['system', 'reduced', 'full'] as const}
        words={(v) => t(`ui.settings.motion.${v}`)}
        onChange={(motion) => s.set({ motion })}
      />
      <Choose
        label={t('ui.settings.text')}
        value={s.textSize}
        values={TEXT_SIZES}
        words={(v) => percent.format(v / 100)}
        onChange={(textSize) => s.set({ textSize })}
      />
      <Choose
        label={t('ui.settings.light')}
        value={s.light}
        values={['system', 'day', 'candle'] as const}
        words={(v) => t(`ui.settings.light.${v}`)}
        onChange={(light) => s.set({ light })}
      />
      <p>
        <Link href="/calls" onClick={onClose}>
          {t('ui.settings.calls')}
        </Link>
      </p>
      <p>
        <Link href="/account" onClick={onClose}>
          {t('ui.settings.account')}
        </Link>
      </p>
    </Dialog>
  );
}
