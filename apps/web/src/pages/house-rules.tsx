import type { OptionSpec } from '@questhall/kernel';
import type { NewMatch } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { type ReactNode, useMemo, useState } from 'react';
import { hasEditor } from '../editor/has-editor.ts';
import { RulebookDrawer } from '../frame/rulebook-drawer.tsx';
import { RuleLink } from '../frame/said.tsx';
import { useLayout } from '../frame/use-layout.ts';
import { editionIn, isWhat, offered } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { EffectLines, MeasuredWhen, Unmeasured } from '../measured/effect-lines.tsx';
import { effectsOf, useMeasured } from '../measured/measured.ts';
import { useOwnLengths } from '../measured/own-lengths.ts';
import { useGameCatalogue } from '../table/use-game-catalogue.ts';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Choose, Stepper } from '../ui/choice.tsx';
import { EditionCards } from './edition-cards.tsx';
import { OwnLevel } from './own-level.tsx';
import { PresetCards } from './preset-cards.tsx';
import { differing, presetsOf, withDefaults } from './presets.ts';

/** What a table may agree on, each with its rule. Nothing until the game's words are here. */
export function HouseRules({
  game,
  specs,
  values,
  settled,
  company,
  heading,
  onChange,
}: {
  game: string;
  specs: readonly OptionSpec[];
  values: NonNullable<NewMatch['options']>;
  /** Options that follow from how many play: shown, and not to be set. */
  settled?: ReadonlySet<string>;
  /** Who plays, by which the ways to play say their minutes. */
  company?: { people: number; bots: number };
  /** What stands above it, where it is the first thing on the page. */
  heading?: ReactNode;
  onChange: (values: NonNullable<NewMatch['options']>) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const layout = useLayout();
  const catalogue = useGameCatalogue(game);
  const measured = useMeasured(game);
  const ownLengths = useOwnLengths();
  const [rule, setRule] = useState<string | null>(null);
  const speak = useMemo(() => (catalogue ? forgiving(speaker(locale, [catalogue], seatLetter)) : null), [catalogue, locale]);
  if (!speak) return null;
  const say = (key: string, otherwise: string) => (speak.has(key) ? speak.say({ key }) : otherwise);
  // A level of one's own, and the options that say nothing while there is one.
  const [own, replaced] = (hasEditor(game) && Object.entries(gameEntry(game)?.instead ?? {})[0]) || [];
  const presets = presetsOf(game);
  const shown = offered(game, specs, values);
  const all = withDefaults(specs, values);
  const different = differing(values, shown).length;
  const rules = shown.filter(({ id }) => !isWhat(id));
  const seats = company && company.people + company.bots;
  const does = new Map(rules.map(({ id }) => [id, measured ? effectsOf(measured, id, all, seats) : []]));
  const ownText = own === undefined ? '' : String(values[own] ?? '');
  const row = (spec: OptionSpec) => {
    if (spec.text || (replaced?.includes(spec.id) && ownText !== '')) return null;
    const label = (
      <>
        {say(`set.${spec.id}`, spec.id)} <RuleLink rule={spec.rule} open={setRule} />
      </>
    );
    const value = values[spec.id] ?? spec.byDefault;
    const words = (v: string | number | boolean) => say(`set.${spec.id}.${v}`, String(v));
    const found = does.get(spec.id) ?? [];
    const effects = found.length > 0 ? <EffectLines effects={found} words={words} /> : undefined;
    const change = (v: string | number | boolean) => onChange({ ...values, [spec.id]: v });
    const meaning = gameEntry(game)?.meanings?.[spec.id]?.[String(values[spec.id] ?? spec.byDefault)]?.[locale];
    if ('min' in spec.values) {
      const { min, max } = spec.values;
      return (
        <Stepper
          key={spec.id}
          label={label}
          value={Number(value)}
          min={min}
          max={max}
          step={max > 60 ? 10 : 1}
          words={words}
          less={t('ui.less')}
          more={t('ui.more')}
          note={effects}
          onChange={change}
        />
      );
    }
    return (
      <Choose
        key={spec.id}
        label={label}
        value={value as string | boolean}
        values={settled?.has(spec.id) ? [value as string | boolean] : spec.values}
        note={
          settled?.has(spec.id) ? (
            t('ui.options.settled')
          ) : meaning ? (
            <>
              {meaning} {effects}
            </>
          ) : (
            effects
          )
        }
        words={words}
        onChange={change}
      />
    );
  };
  return (
    <section className="scroll house-rules">
      {heading ?? (
        <>
          <h2>{t('ui.options')}</h2>
          <p className="hint">{t('ui.options.note')}</p>
        </>
      )}
      <EditionCards game={game} specs={specs} values={values} onChange={onChange} />
      {presets.length > 0 ? (
        <PresetCards
          presets={presets}
          specs={shown}
          values={values}
          length={measured && company ? { measured, own: ownLengths, specs, ...company } : undefined}
          onChange={onChange}
        />
      ) : null}
      {shown.filter(({ id }) => isWhat(id)).map(row)}
      {own ? <OwnLevel label={say(`set.${own}`, own)} value={ownText} onChange={(text) => onChange({ ...values, [own]: text })} /> : null}
      <details className="all-rules">
        <summary>{different === 0 ? t('ui.presets.all') : t('ui.presets.differ', { count: different })}</summary>
        {measured ? <Unmeasured each={[...does.values()]} /> : null}
        {rules.map(row)}
        {measured ? <MeasuredWhen shown={[...does.values()].flat()} date={measured.date} /> : null}
      </details>
      {rule ? (
        <RulebookDrawer game={game} edition={editionIn(game, values)?.id} at={rule} onClose={() => setRule(null)} layout={layout} />
      ) : null}
    </section>
  );
}
