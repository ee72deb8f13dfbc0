import { type Catalogue, LOCALE_NAMES, LOCALES, type Locale, type Speaker, speaker } from '@questhall/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLayout } from '../frame/use-layout.ts';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Choose } from '../ui/choice.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { GalleryEntry, GameGallery } from './contract.ts';
import '../styles/search.css';
import './gallery.css';
import { hasGallery, loadGallery } from './galleries.ts';
import { found, type Said, sayAll } from './search.ts';

/** Every card, character and space of a game, to be searched and read; for authors in all languages at once. */
export function GalleryPage({ game }: { game: string }) {
  return hasGallery(game) ? <Rooms key={game} game={game} /> : <NotFound />;
}

const speakerIn = (locale: Locale, catalogue: Catalogue): Speaker => forgiving(speaker(locale, [catalogue], seatLetter));

function Rooms({ game }: { game: string }) {
  const t = useT();
  const { locale } = useWords();
  const load = useLoad(async () => {
    const gallery = await loadGallery(game);
    return { gallery, speak: speakerIn(locale, await gallery.loadCatalogue(locale)) };
  }, `${game} ${locale}`);
  return (
    <Page>
      <section className="scroll gallery">
        <h1>
          {gameEntry(game)?.title ?? game}: {t('ui.gallery')}
        </h1>
        {load.state === 'loading' ? <Candle words={t('ui.loading')} /> : null}
        {load.state === 'failed' ? (
          <p role="alert">
            {t('ui.gallery.failed')}{' '}
            <button type="button" className="linkish" onClick={load.again}>
              {t('ui.again')}
            </button>
          </p>
        ) : null}
        {load.state === 'here' ? <Cards {...load.value} /> : null}
      </section>
    </Page>
  );
}

function Cards({ gallery, speak }: { gallery: GameGallery; speak: Speaker }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [edition, setEdition] = useState(() => chosenEdition(gallery));
  const [all, setAll] = useState(false);
  const layout = useLayout();
  const wanted = useDeferredValue(search);
  const entries = useMemo(() => gallery.entries.filter((one) => one.edition === edition), [gallery, edition]);
  const said = useMemo(() => sayAll(entries, speak), [entries, speak]);
  const kinds = gallery.kinds.filter(({ id }) => entries.some((one) => one.kind === id));
  const shown = useMemo(() => found(said, kind, wanted), [said, kind, wanted]);
  const kindName = (id: string) => speak.say(gallery.kinds.find((one) => one.id === id)?.name ?? { key: id });
  const editionName = (id: string) => speak.say(gallery.editions?.find((one) => one.id === id)?.name ?? { key: id });
  const editions = gallery.editions ? (
    <Choose
      label={t('ui.edition')}
      value={edition ?? ''}
      values={gallery.editions.map((one) => one.id)}
      words={editionName}
      onChange={(id) => {
        setEdition(id);
        setKind('');
      }}
    />
  ) : null;
  const which = (
    <>
      <Choose
        label={t('ui.gallery.kind')}
        value={kind}
        values={['', ...kinds.map((one) => one.id)]}
        words={(id) => (id === '' ? t('ui.gallery.all') : kindName(id))}
        onChange={setKind}
      />
      <label className="gallery-all">
        <input type="checkbox" checked={all} onChange={(e) => setAll(e.target.checked)} /> {t('ui.gallery.languages')}
      </label>
    </>
  );
  // On a phone all of it is folded: cards are what one has come for.
  const folded = layout === 'phone';
  return (
    <>
      {folded ? null : editions}
      <label className="search">
        <Icon name="magnifying-glass" size={20} />
        <span className="vh">{t('ui.gallery.search')}</span>
        <input
          className="field"
          type="search"
          value={search}
          placeholder={t('ui.gallery.search')}
          onChange={(e) => setSearch(e.target.value)}
        />
      </label>
      {folded ? (
        <details className="gallery-which">
          <summary>
            {[edition === undefined ? [] : [editionName(edition)], kind === '' ? t('ui.gallery.all') : kindName(kind)].flat().join(' · ')}{' '}
            <span className="box-change">{t('ui.box.change')}</span>
          </summary>
          {editions}
          {which}
        </details>
      ) : (
        which
      )}
      <output className="hint gallery-count">
        {shown.length > 0 ? t('ui.gallery.count', { n: shown.length }) : t('ui.gallery.none', { search: wanted })}
      </output>
      {all ? <InAllLanguages gallery={gallery} shown={shown} speak={speak} /> : <Faces gallery={gallery} shown={shown} speak={speak} />}
    </>
  );
}

/** The edition that the address names (`?edition=digital`), else the first; undefined where there is only one. */
function chosenEdition({ editions }: GameGallery): string | undefined {
  const asked = new URLSearchParams(location.search).get('edition');
  return editions?.find(({ id }) => id === asked)?.id ?? editions?.[0]?.id;
}

function Faces({ gallery: { Face }, shown, speak }: { gallery: GameGallery; shown: readonly Said[]; speak: Speaker }) {
  return (
    <ul className="gallery-faces">
      {shown.map(({ entry }) => (
        <li key={entry.id} data-card={entry.id} data-kind={entry.kind}>
          <Face entry={entry} speak={speak} />
          <Notes entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** What an author wants to know of a card: how many there are, and whether its words are its own. */
function Notes({ entry }: { entry: GalleryEntry }) {
  const t = useT();
  const notes = [
    ...(entry.copies > 1 ? [t('ui.gallery.copies', { n: entry.copies })] : []),
    ...(entry.byHand ? [t('ui.gallery.byHand')] : []),
  ];
  return notes.length > 0 ? <p className="gallery-note">{notes.join(' · ')}</p> : null;
}

function InAllLanguages({ gallery, shown, speak }: { gallery: GameGallery; shown: readonly Said[]; speak: Speaker }) {
  const t = useT();
  const load = useLoad(
    () => Promise.all(LOCALES.map(async (locale) => ({ locale, speak: speakerIn(locale, await gallery.loadCatalogue(locale)) }))),
    'all',
  );
  if (load.state !== 'here') return <Candle words={t('ui.loading')} />;
  return (
    <ul className="gallery-languages">
      {shown.map(({ entry }) => (
        <li key={entry.id} data-card={entry.id}>
          <div className="gallery-face" data-kind={entry.kind}>
            <gallery.Face entry={entry} speak={speak} />
            <Notes entry={entry} />
          </div>
          <dl>
            {load.value.map((one) => (
              <div key={one.locale} lang={one.locale}>
                <dt>
                  <span className="hint">{LOCALE_NAMES[one.locale]}</span> {one.speak.say(entry.name)}
                </dt>
                {entry.lines.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places
                  <dd key={i}>{one.speak.say(line)}</dd>
                ))}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
