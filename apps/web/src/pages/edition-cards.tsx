import type { OptionSpec } from '@questhall/kernel';
import type { NewMatch } from '@questhall/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { hasDifferences } from '../editions/differences.ts';
import type { EditionEntry } from '../games/contract.ts';
import { editionIn, inEdition } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { useT, useWords } from '../text/words.tsx';
import '../styles/editions.css';

type Options = NonNullable<NewMatch['options']>;

/** The emblem of an edition on its own colours. */
export function Emblem({ edition, size = 56 }: { edition: EditionEntry; size?: number }) {
  const [ground, metal] = edition.colours;
  return (
    <svg className="emblem" width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
      <path d="M0-30L26-15V15L0 30L-26 15V-15Z" fill={ground} stroke="#140b07" strokeWidth="3" />
      <path d="M0-26.500L23-13.300V13.300L0 26.500L-23 13.300V-13.300Z" fill="none" stroke={metal} strokeWidth="1.600" />
      <svg x="-15" y="-15" width="30" height="30" viewBox="0 0 512 512" aria-hidden="true">
        <path d={edition.emblem} fill={metal} />
      </svg>
    </svg>
  );
}

/** The editions that may be played as cards, one of which is chosen. Nothing for a game with only one. */
export function EditionCards({
  game,
  specs,
  values,
  onChange,
}: {
  game: string;
  specs: readonly OptionSpec[];
  values: Options;
  onChange: (values: Options) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const name = useId();
  const ids = specs.find((spec) => spec.id === 'edition')?.values;
  const editions = gameEntry(game)?.editions?.filter((one) => Array.isArray(ids) && ids.includes(one.id)) ?? [];
  const chosen = editionIn(game, values);
  if (editions.length < 2 || !chosen) return null;
  return (
    <fieldset className="choose editions">
      <legend>{t('ui.edition')}</legend>
      {editions.map((edition) => (
        <label key={edition.id} className="edition" data-edition={edition.id}>
          <input
            type="radio"
            className="vh"
            name={name}
            checked={edition.id === chosen.id}
            onChange={() => onChange(inEdition(game, values, edition.id))}
          />
          <Emblem edition={edition} />
          <span>
            <b className="cz">{edition.name[locale]}</b>
            <span>{edition.pitch[locale]}</span>
          </span>
        </label>
      ))}
      {hasDifferences(game) ? (
        <p>
          <Link href={`/editions/${game}`} className="line-link">
            {t('ui.editions.differ')}
          </Link>
        </p>
      ) : null}
    </fieldset>
  );
}

/** The edition of a table that is set, where its game has several. */
export function EditionCard({ game, options }: { game: string; options: Readonly<Record<string, unknown>> }) {
  const t = useT();
  const { locale } = useWords();
  const edition = editionIn(game, options);
  if (!edition) return null;
  return (
    <div className="edition" data-edition={edition.id}>
      <Emblem edition={edition} />
      <span>
        <b className="cz">{edition.name[locale]}</b>
        <span>{edition.pitch[locale]}</span>
        {hasDifferences(game) ? (
          <Link href={`/editions/${game}`} className="line-link">
            {t('ui.editions.differ')}
          </Link>
        ) : null}
      </span>
    </div>
  );
}
