import type { TableInfo } from '@questhall/protocol';
import { useContext } from 'react';
import { Link } from 'wouter';
import type { GameModule, GameProps } from '../games/contract.ts';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { LessonContext } from '../learn/context.ts';
import { ToGo } from '../measured/to-go-line.tsx';
import { useMatch } from '../table/match-context.tsx';
import { TalkButton } from '../talk/talk-drawer.tsx';
import { useT, useWords } from '../text/words.tsx';
import { HeadStatus } from './head-status.tsx';
import { Menu } from './menu.tsx';
import { Seats } from './seats.tsx';
import '../styles/editions.css';

/** Title, seats, where the match stands, and the three buttons that every table has. */
export function Header({
  module,
  props,
  table,
  onRules,
  onSettings,
  talk,
  onNote,
}: {
  module: GameModule;
  props: GameProps<unknown>;
  table: TableInfo;
  onRules: () => void;
  onSettings: () => void;
  talk: { open: boolean; onToggle: () => void };
  onNote: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const { transport } = useMatch();
  const lesson = useContext(LessonContext);
  const toGo = (className: string) => (lesson ? null : <ToGo module={module} table={table} view={props.view} className={className} />);
  // The head of a phone, upright or lying, has one line for where the match stands: there the menu alone tells how long it takes.
  const phone = props.layout === 'phone';
  const edition = editionIn(table.game, table.options);
  return (
    <header className="head on-dark">
      <h1 className="vh">{t('ui.table.title', { code: table.code })}</h1>
      <Link href="/" className="head-title cz" title={t('ui.backToHall')}>
        {gameEntry(table.game)?.title ?? table.game}
        {edition ? <small className="head-edition">{edition.name[locale]}</small> : null}
      </Link>
      <Seats module={module} props={props} table={table} />
      <HeadStatus module={module} props={props}>
        {phone ? null : toGo('head-watchers head-to-go')}
        {table.spectators > 0 ? <span className="head-watchers">{t('ui.spectators', { count: table.spectators })}</span> : null}
      </HeadStatus>
      <div className="head-buttons">
        <button type="button" className="icon-btn" onClick={onRules} aria-label={t('ui.rules')} aria-keyshortcuts="?" title={t('ui.rules')}>
          <Icon name="open-book" />
        </button>
        <button type="button" className="icon-btn" onClick={onSettings} aria-label={t('ui.settings')} title={t('ui.settings')}>
          <Icon name="cog" />
        </button>
        {/* At a desk the talk is a tab of the chronicle, on a phone its button lies beside it. */}
        {transport.onDevice || props.layout !== 'tablet' ? null : <TalkButton {...talk} />}
        <Menu module={module} props={props} table={table} me={props.me} onSettings={phone ? onSettings : undefined} onNote={onNote}>
          {toGo('menu-note')}
        </Menu>
      </div>
    </header>
  );
}
