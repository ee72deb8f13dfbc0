import { Link } from 'wouter';
import { useT } from '../text/words.tsx';
import { Page } from './page.tsx';

export function NotFound() {
  const t = useT();
  return (
    <Page narrow>
      <section className="scroll">
        <h1>{t('ui.notFound.title')}</h1>
        <p>{t('ui.notFound.why')}</p>
        <p>
          <Link href="/" className="btn">
            {t('ui.backToHall')}
          </Link>
        </p>
      </section>
    </Page>
  );
}
