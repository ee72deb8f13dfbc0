import { type Speaker, speaker } from '@questhall/text';
import { useState } from 'react';
import { RulebookDrawer } from '../frame/rulebook-drawer.tsx';
import { RuleLink } from '../frame/said.tsx';
import { useLayout } from '../frame/use-layout.ts';
import type { EditionEntry } from '../games/contract.ts';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { Emblem } from '../pages/edition-cards.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { type Differences, hasDifferences, loadDifferences } from './differences.ts';
import '../styles/editions.css';

/** What the editions of a game do differently, made from the switches that the rules ask. */
export function EditionsPage({ game }: { game: string }) {
  return hasDifferences(game) ? <Compared key={game} game={game} /> : <NotFound />;
}

function Compared({ game }: { game: string }) {
  const t = useT();
  const { locale } = useWords();
  const title = gameEntry(game)?.title ?? game;
  useTitle(`${t('ui.editions.title')} · ${title}`);
  const load = useLoad(async () => {
    const differences = await loadDifferences(game);
    const words = await differences.loadCatalogue(locale);
    return { differences, speak: forgiving(speaker(locale, [words], seatLetter)) };
  }, `${game} ${locale}`);
  return (
    <Page>
      <section className="scroll differs">
        <h1>
          {title}: {t('ui.editions.title')}
        </h1>
        {load.state === 'loading' ? <Candle words={t('ui.loading')} /> : null}
        {load.state === 'failed' ? (
          <p role="alert">
            {t('ui.editions.failed')}{' '}
            <button type="button" className="linkish" onClick={load.again}>
              {t('ui.again')}
            </button>
          </p>
        ) : null}
        {load.state === 'here' ? <Tables game={game} {...load.value} /> : null}
      </section>
    </Page>
  );
}

function Tables({ game, differences, speak }: { game: string; differences: Differences; speak: Speaker }) {
  const { locale } = useWords();
  const layout = useLayout();
  const [rule, setRule] = useState<string | null>(null);
  const editions = differences.editions.map((id) => editionIn(game, { edition: id })).filter((e): e is EditionEntry => e !== undefined);
  return (
    <>
      <div className="differs-heads">
        {editions.map((edition) => (
          <div key={edition.id} className="edition" data-edition={edition.id}>
            <Emblem edition={edition} />
            <span>
              <b className="cz">{edition.name[locale]}</b>
              <span>{edition.pitch[locale]}</span>
            </span>
          </div>
        ))}
      </div>
      {differences.chapters.map((chapter) => (
        <table key={chapter.id} data-chapter={chapter.id}>
          <caption>{speak.say(chapter.name)}</caption>
          <thead className="vh">
            <tr>
              {editions.map((edition) => (
                <th key={edition.id} scope="col">
                  {edition.name[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chapter.rows.map((row) => (
              <tr key={row.id} data-switch={row.id}>
                {row.says.map((text, i) => (
                  <td key={differences.editions[i]} data-edition={differences.editions[i]}>
                    <span className="differs-whose" aria-hidden="true">
                      {editions[i]?.name[locale]}
                    </span>
                    {speak.say(text)} {row.rules[i] ? <RuleLink rule={row.rules[i]} open={setRule} /> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {rule ? <RulebookDrawer game={game} at={rule} onClose={() => setRule(null)} layout={layout} /> : null}
    </>
  );
}
