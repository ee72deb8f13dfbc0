import type { TableInfo } from '@questhall/protocol';
import { type ReactNode, useState } from 'react';
import { RulebookDrawer } from '../frame/rulebook-drawer.tsx';
import { RuleLink } from '../frame/said.tsx';
import { useLayout } from '../frame/use-layout.ts';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { ForecastLine } from '../measured/forecast-line.tsx';
import { api } from '../net/api.ts';
import { EditionCard } from '../pages/edition-cards.tsx';
import { hourOf } from '../text/day.ts';
import { inSentence, inUnit, lasting } from '../text/lasting.ts';
import { useT, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useSaidOptions } from './what-differs.tsx';
import '../styles/lobby.css';
import '../styles/presets.css';

const DAY_S = 86_400;

/** The clock of a table in a sentence. */
export function clockWords(clock: number | null, t: ReturnType<typeof useT>, locale: string): string {
  if (clock === null) return t('ui.clock.none');
  return t('ui.clock.is', { time: inSentence(lasting(clock, t, locale)) });
}

/** A long time in words: whole days, else minutes. */
export function reserveTime(seconds: number, locale: string): string {
  return seconds % DAY_S === 0 ? inUnit(seconds / DAY_S, 'day', locale) : inUnit(Math.round(seconds / 60), 'minute', locale);
}

/** What a table has besides the time of a decision: reserves, and what happens when all of it is over. Empty without a clock. */
function overtimeWords({ clock, reserve, increment, overtime }: TableInfo, t: ReturnType<typeof useT>, locale: string): string {
  if (clock === null) return '';
  const back = increment ? ` ${t('ui.increment.is')}` : '';
  const kept = reserve === 0 ? '' : `${t('ui.reserve.is', { time: reserveTime(reserve, locale) })}${back} `;
  return `${kept}${t('ui.options.said', { what: t('ui.overtime'), how: t(`ui.overtime.${overtime}`) })} `;
}

/** What the players agreed on: the options that differ from the rulebook first, all of them with their rule. */
export function OptionList({ table, children }: { table: TableInfo; children?: ReactNode }) {
  const t = useT();
  const { locale } = useWords();
  const layout = useLayout();
  const games = useLoad(api.games, '');
  const [rule, setRule] = useState<string | null>(null);
  const specs = games.state === 'here' ? games.value.find((g) => g.id === table.game)?.options : undefined;
  const said = useSaidOptions(table.game, specs, table.options);
  if (!said || !specs) return null;
  const { changed, kept } = said;
  const own = Object.keys(gameEntry(table.game)?.instead ?? {}).filter((id) => table.options[id]);
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length;
  return (
    <section className="scroll lobby-options">
      <h2>{t('ui.sum.title')}</h2>
      <ForecastLine game={table.game} options={table.options} people={table.seats.length - bots} bots={bots} />
      <EditionCard game={table.game} options={table.options} />
      <p className="terms-line">
        <Icon name="open-book" size={22} />
        <b>
          {changed.length + own.length === 0 ? t('ui.options.standard') : t('ui.options.changed', { count: changed.length + own.length })}
        </b>
      </p>
      <dl>
        {own.map((id) => (
          <div key={id} data-changed>
            <dt>{said.called(id)}</dt>
            <dd>{String(table.options[id])}</dd>
          </div>
        ))}
        {changed.map(({ spec, label, value, rulebook }) => (
          <div key={spec.id} data-changed>
            <dt>
              {label} <RuleLink rule={spec.rule} open={setRule} />
            </dt>
            <dd>
              {value} <small className="hint">{t('ui.options.rulebook', { value: rulebook })}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="terms">
        <li>
          <Icon name="hourglass" size={22} />
          <span>
            {clockWords(table.clock, t, locale)} {overtimeWords(table, t, locale)}
            {table.doneBy ? `${t('ui.doneBy.is', { clock: hourOf(table.doneBy.at, locale) })} ` : null}
          </span>
        </li>
        <li>
          <Icon name="round-table" size={22} />
          <span className="hint">
            {t('ui.patience.is', { time: inSentence(lasting(table.patience, t, locale)) })}{' '}
            {t('ui.options.said', { what: t('ui.takingBack'), how: t(`ui.takingBack.${table.takingBack}`) })}{' '}
            {t('ui.options.said', { what: t('ui.hints'), how: t(`ui.hints.${table.hints}`) })} {t('ui.talk.rule')}{' '}
            {t(`ui.talk.rule.${table.talk}`)}.
          </span>
        </li>
        {table.lookingOn === 'players' ? (
          <li>
            <Icon name="eye" size={22} />
            <span>{t('ui.lookingOn.is')}</span>
          </li>
        ) : null}
      </ul>
      <details className="all-rules">
        <summary>{t(changed.length + own.length === 0 ? 'ui.presets.all' : 'ui.options.others')}</summary>
        <dl>
          {kept.map(({ spec, label, value }) => (
            <div key={spec.id}>
              <dt>
                {label} <RuleLink rule={spec.rule} open={setRule} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {children}
      {rule ? (
        <RulebookDrawer
          game={table.game}
          edition={editionIn(table.game, table.options)?.id}
          at={rule}
          onClose={() => setRule(null)}
          layout={layout}
        />
      ) : null}
    </section>
  );
}
