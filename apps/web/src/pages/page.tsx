import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { useT } from '../text/words.tsx';
import { keepFocus } from '../ui/keep-focus.ts';

/** A page on the walnut table: the sign of the hall above, credits below. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  const t = useT();
  const [settings, setSettings] = useState(false);
  return (
    <div className="walnut page">
      <header className="page-head on-dark">
        <Link href="/" className="sign cz">
          <img src="/seal.svg" alt="" width={40} height={40} />
          Questhall
        </Link>
        <nav>
          <button
            type="button"
            className="icon-btn"
            onClick={() => setSettings(true)}
            aria-label={t('ui.settings')}
            title={t('ui.settings')}
          >
            <Icon name="cog" />
          </button>
        </nav>
      </header>
      <main ref={keepFocus} className={narrow ? 'page-in narrow' : 'page-in'}>
        {children}
      </main>
      <footer className="page-foot on-dark">
        <Link href="/about">{t('ui.about')}</Link>
        <span>{t('ui.unofficial')}</span>
      </footer>
      {settings ? <SettingsDialog onClose={() => setSettings(false)} /> : null}
    </div>
  );
}
