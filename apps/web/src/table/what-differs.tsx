import type { OptionSpec } from '@questhall/kernel';
import type { NewMatch } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { type ReactNode, useMemo } from 'react';
import { isWhat, offered } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { useGameCatalogue } from './use-game-catalogue.ts';

/** An option in words: what it is called, what it is set to, and what the rulebook has. */
export interface SaidOption {
  spec: OptionSpec;
  label: string;
  value: string;
  rulebook: string;
}

/**
 * The options of a table in words, in their order, those that differ from the rulebook apart; null until the game's words are here.
 * Options whose value is a text of the players' own stand in none of the two.
 */
export function useSaidOptions(
  game: string,
  specs: readonly OptionSpec[] | undefined,
  options: NonNullable<NewMatch['options']>,
): { changed: SaidOption[]; kept: SaidOption[]; called: (id: string) => string } | null {
  const { locale } = useWords();
  const catalogue = useGameCatalogue(game);
  const speak = useMemo(() => (catalogue ? forgiving(speaker(locale, [catalogue], seatLetter)) : null), [catalogue, locale]);
  if (!speak || !specs) return null;
  // A level of one's own is told by its name, and the campaign is then none of this table.
  const instead = gameEntry(game)?.instead ?? {};
  const own = Object.keys(instead).filter((id) => options[id]);
  const named = (key: string, otherwise: string) => (speak.has(key) ? speak.say({ key }) : otherwise);
  const called = (id: string) => named(`set.${id}`, id);
  const said = offered(game, specs, options)
    .filter(({ id, text }) => !text && !own.some((one) => instead[one]!.includes(id)))
    .map((spec): SaidOption => {
      const value = (v: unknown) => named(`set.${spec.id}.${String(v)}`, String(v));
      return {
        spec,
        label: called(spec.id),
        value: value(options[spec.id] ?? spec.byDefault),
        rulebook: value(spec.byDefault),
      };
    });
  const differs = ({ spec: { id, byDefault } }: SaidOption) => (options[id] ?? byDefault) !== byDefault;
  return { changed: said.filter(differs), kept: said.filter((one) => !differs(one)), called };
}

/** The house rules of a table that are not as in the rulebook, with the rulebook's way beside each. Nothing where none differs. */
export function WhatDiffers({
  game,
  specs,
  options,
  heading,
}: {
  game: string;
  specs: readonly OptionSpec[] | undefined;
  options: NonNullable<NewMatch['options']>;
  heading?: ReactNode;
}) {
  const t = useT();
  const changed = useSaidOptions(game, specs, options)?.changed.filter(({ spec }) => !isWhat(spec.id)) ?? [];
  if (changed.length === 0) return null;
  return (
    <>
      {heading ?? <h3>{t('ui.sum.differs', { count: changed.length })}</h3>}
      <ul className="what-differs">
        {changed.map(({ spec, label, value, rulebook }) => (
          <li key={spec.id}>
            {label}: <b>{value}</b> <small>{t('ui.options.rulebook', { value: rulebook })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
