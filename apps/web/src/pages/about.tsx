import { Link } from 'wouter';
import { ICON_CREDITS } from '../art/credits.ts';
import uiIcons from '../icons/ui-icons.json' with { type: 'json' };
import { useT } from '../text/words.tsx';
import { Page } from './page.tsx';

/** Who made what this hall is built of, and what it is not. */
export function About() {
  const t = useT();
  const authors = [...new Set([...ICON_CREDITS.map((c) => c.author), ...Object.values(uiIcons)])];
  return (
    <Page narrow>
      <section className="scroll about">
        <h1>{t('ui.about')}</h1>
        <p>{t('ui.about.what')}</p>
        <p>{t('ui.about.unofficial')}</p>
        <p>
          <Link href="/verify">{t('ui.verify.about')}</Link>
        </p>
        <h2>{t('ui.about.credits')}</h2>
        <ul>
          <li>
            {t('ui.about.icons', { authors })} <Away href="https://game-icons.net">game-icons.net</Away> ·{' '}
            <Away href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Away>
          </li>
          <li>
            {t('ui.about.fonts')} <Away href="https://openfontlicense.org">SIL OFL 1.1</Away>
          </li>
          <li>{t('ui.about.sound')}</li>
          <li>{t('ui.about.code')}</li>
        </ul>
      </section>
    </Page>
  );
}

function Away({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
