import type { CSSProperties } from 'react';
import { useT, useWords } from '../text/words.tsx';
import { colourOf, LineBadge } from './line-mark.tsx';
import type { Luck } from './told.ts';

/** How kind the dice were: beside each name how far the pips lie from what fair dice give. Nobody is ranked by it. */
export function Dice({ luck }: { luck: readonly Luck[] }) {
  const t = useT();
  const { speak, locale } = useWords();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const most = Math.max(...luck.map(({ more, band }) => Math.max(Math.abs(more), band))) * 1.12;
  const at = (pips: number) => `${(50 + (pips / most) * 50).toFixed(1)}%`;
  return (
    <section className="scroll after-luck">
      <header>
        <h3>{t('ui.after.luck')}</h3>
        <p>{t('ui.after.luck.how')}</p>
      </header>
      <ul>
        {luck.map((one) => {
          const { id, name, thrown, more, band } = one;
          const places = { '--seat': colourOf(one), '--low': at(-band), '--high': at(band), '--at': at(more) };
          return (
            <li key={id} style={places as CSSProperties}>
              <LineBadge line={one} size={24} />
              <span className="luck-name">{speak.say(name)}</span>
              <span className="luck-line" aria-hidden="true">
                <i className="luck-band" />
                <i className="luck-at" />
              </span>
              <b>
                {/* To the eye a minus is as wide as a plus. */}
                <span aria-hidden="true">{signed.format(more).replace('-', '−')}</span>
                <span className="vh">{t('ui.after.luck.row', { more: signed.format(more), thrown, band: Math.round(band) })}</span>
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
