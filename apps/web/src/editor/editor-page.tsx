import { type LevelFile, playable, type XY } from '@questhall/dystopia/levels';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { Page } from '../pages/page.tsx';
import { useT } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { Canvas } from './canvas.tsx';
import { Checks } from './checks.tsx';
import { fileName, fileText, saveFile } from './export.ts';
import { FIRST_KINDS, type Tool } from './kinds.ts';
import { LevelForm } from './level-form.tsx';
import { Measure } from './measure.tsx';
import type { Selected } from './model.ts';
import { Palette } from './palette.tsx';
import { PlayDialog } from './play-dialog.tsx';
import { SelectedPanel } from './selected.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { keptLevel } from './store.ts';
import { useLevel } from './use-level.ts';
import { EditorWords, useSay } from './words.tsx';
import './editor.css';

/** The level editor: one level of this device. */
export function EditorPage({ id }: { id: string }) {
  const t = useT();
  const kept = useLoad(async () => (await keptLevel(id)) ?? null, id);
  return (
    <Page>
      <EditorWords>
        {kept.state === 'loading' ? <Candle words={t('ui.loading')} /> : null}
        {kept.state === 'failed' || (kept.state === 'here' && kept.value === null) ? <Gone /> : null}
        {kept.state === 'here' && kept.value ? <Editor key={id} id={id} first={kept.value.level} /> : null}
      </EditorWords>
    </Page>
  );
}

function Gone() {
  const say = useSay();
  return (
    <section className="scroll">
      <p>{say('gone')}</p>
      <p>
        <Link href="/levels">{say('all')}</Link>
      </p>
    </section>
  );
}

const TABS = ['level', 'selected', 'checks', 'measure'] as const;
type Tab = (typeof TABS)[number];

function Editor({ id, first }: { id: string; first: LevelFile }) {
  const say = useSay();
  const { level, problems, change, undo, redo, mayUndo, mayRedo, unkept } = useLevel(id, first);
  const [tool, setTool] = useState<Tool>('select');
  const [kinds, setKinds] = useState(FIRST_KINDS);
  const [selected, setSelected] = useState<Selected | null>(null);
  const [cursor, setCursor] = useState<XY>([1, 1]);
  /** The square to which a check has led. */
  const [looked, setLooked] = useState<XY | null>(null);
  const [tab, setTab] = useState<Tab>('level');
  const [dialog, setDialog] = useState<'play' | 'share' | null>(null);
  const [full, setFull] = useState(false);
  const text = useMemo(() => fileText(level), [level]);
  const ready = playable(problems);
  useTitle(`${level.title || say('untitled')} · Questhall`);

  const select = useCallback((what: Selected | null) => {
    setSelected(what);
    setLooked(null);
    if (what) setTab('selected');
  }, []);
  const draw = useCallback(
    (next: LevelFile | undefined) => {
      if (next) change(next);
      setFull(next === undefined);
    },
    [change],
  );
  const wrong = problems.filter(({ severity }) => severity === 'error').length;

  return (
    <div className="ed">
      <header className="ed-head on-dark">
        <Link href="/levels" className="icon-btn" aria-label={say('all')} title={say('all')}>
          <Icon name="left" />
        </Link>
        <h1 className="cz">{level.title || say('untitled')}</h1>
        <div className="ed-back">
          <button type="button" className="icon-btn" onClick={undo} disabled={!mayUndo} aria-label={say('undo')} title={say('undo')}>
            <Turn />
          </button>
          <button type="button" className="icon-btn" onClick={redo} disabled={!mayRedo} aria-label={say('redo')} title={say('redo')}>
            <Turn mirrored />
          </button>
        </div>
        <div className="ed-do">
          <button type="button" className="btn wood small" onClick={() => saveFile(fileName(level.title), text)}>
            {say('export')}
          </button>
          <button type="button" className="btn wood small" onClick={() => setDialog('share')}>
            {say('share')}
          </button>
          <button type="button" className="btn small" onClick={() => setDialog('play')} disabled={!ready}>
            {say('play')}
          </button>
        </div>
      </header>
      {unkept || full ? (
        <p role="alert" className="ed-note">
          {say(full ? 'full' : 'failed')}
        </p>
      ) : null}
      <Palette tool={tool} choose={setTool} kinds={kinds} setKinds={setKinds} />
      <Canvas
        level={level}
        tool={tool}
        kinds={kinds}
        problems={problems}
        selected={selected}
        looked={looked}
        cursor={cursor}
        setCursor={setCursor}
        select={select}
        change={draw}
        chooseTool={setTool}
        undo={undo}
        redo={redo}
      />
      <section className="ed-side scroll">
        <Tabs
          id="ed"
          label={say('title')}
          tabs={TABS.map((one) => ({
            id: one,
            words: one === 'checks' && wrong > 0 ? `${say('tab.checks')} (${wrong})` : say(`tab.${one}`),
          }))}
          value={tab}
          onChange={setTab}
        />
        <div className="ed-panel" role="tabpanel" id={`ed-${tab}-panel`} aria-labelledby={`ed-${tab}`}>
          {tab === 'checks' ? (
            <Checks
              problems={problems}
              look={(at) => {
                setCursor(at);
                setLooked(at);
              }}
            />
          ) : null}
          {tab === 'selected' ? <SelectedPanel level={level} selected={selected} change={change} drop={() => setSelected(null)} /> : null}
          {tab === 'level' ? <LevelForm level={level} change={change} /> : null}
          {/* It goes on while one looks at another tab. */}
          <div hidden={tab !== 'measure'}>
            <Measure level={level} text={text} ready={ready} />
          </div>
        </div>
      </section>
      {dialog === 'play' ? <PlayDialog text={text} onClose={() => setDialog(null)} /> : null}
      {dialog === 'share' ? <ShareDialog text={text} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}

/** An arrow that turns back; mirrored, on. */
function Turn({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M9 5L4.500 9.500 9 14M5 9.500h9a5.500 5.500 0 0 1 0 11h-4"
        transform={mirrored ? 'matrix(-1 0 0 1 24 0)' : undefined}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
