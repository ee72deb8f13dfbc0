import { type LevelFile, LONGEST_LEVEL, type Problem, playable, readLevel } from '@questhall/dystopia/levels';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../pages/page.tsx';
import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { problemWords } from './checks.tsx';
import { fileText } from './export.ts';
import { widthOf } from './model.ts';
import { newLevel, newLevelId } from './new-level.ts';
import { PlayDialog } from './play-dialog.tsx';
import { unpacked } from './share.ts';
import { forgetLevel, type KeptLevel, keepLevel, keptLevels } from './store.ts';
import { Thumb } from './thumb.tsx';
import { EditorWords, useSay, useSpeak } from './words.tsx';
import './editor.css';

/** All levels of this device; here one begins a new one, opens a file, or finds what a link brought. */
export function LevelsPage() {
  return (
    <Page>
      <EditorWords>
        <Levels />
      </EditorWords>
    </Page>
  );
}

/** A text that came from outside, read. */
interface Brought {
  level: LevelFile | null;
  problems: readonly Problem[];
}

function Levels() {
  const say = useSay();
  const [, go] = useLocation();
  const kept = useLoad(keptLevels, '');
  const field = useRef<HTMLInputElement>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const [shared, setShared] = useState<LevelFile | null>(null);
  const [lost, setLost] = useState(false);
  useTitle(`${say('title')} · Questhall`);

  useEffect(() => {
    const read = async () => {
      const letters = location.hash.slice(1);
      if (letters === '') return;
      const text = await unpacked(letters);
      const found = text === null ? null : readLevel(text, { draft: true });
      setLost(found === null);
      setShared(found?.level ?? null);
      setBrought(found && !found.level ? found : null);
    };
    const open = () => void read();
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  async function keepAndDraw(level: LevelFile) {
    const id = newLevelId();
    await keepLevel({ id, level, changed: Date.now() });
    go(`/levels/${id}`);
  }

  async function read(file: File | undefined) {
    if (!file) return;
    // Nobody waits for a film to be read: what is longer than any level is seen by its beginning.
    const found = readLevel(await file.slice(0, LONGEST_LEVEL * 4).text(), { draft: true });
    if (found.level) await keepAndDraw(found.level);
    else setBrought(found);
  }

  return (
    <div className="ed-list">
      <section className="scroll">
        <h1>{say('title')}</h1>
        <p>{say('what')}</p>
        <div className="sheet-buttons">
          <button type="button" className="btn" onClick={() => void keepAndDraw(newLevel(newLevelId(), say('untitled')))}>
            {say('new')}
          </button>
          <button type="button" className="btn paper" onClick={() => field.current?.click()}>
            {say('import')}
          </button>
          <Link href="/samples" className="btn paper">
            {say('samples')}
          </Link>
          <a className="btn paper" href="/dystopia-level-1.schema.json">
            {say('format')}
          </a>
        </div>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(e) => {
            void read(e.target.files?.[0]);
            e.target.value = '';
          }}
        />
        {lost ? <p role="alert">{say('bad.link')}</p> : null}
        {brought ? <Bad problems={brought.problems} /> : null}
      </section>
      {shared ? <Shared level={shared} keep={() => void keepAndDraw(shared)} /> : null}
      <section className="scroll">
        <h2>{say('mine')}</h2>
        <p className="hint">{say('mine.note')}</p>
        {kept.state === 'here' && kept.value.length === 0 ? <p className="empty">{say('none')}</p> : null}
        <ul className="ed-kept">
          {kept.state === 'here' ? kept.value.map((one) => <Kept key={one.id} kept={one} gone={kept.again} />) : null}
        </ul>
      </section>
    </div>
  );
}

/** Why a file was not opened, with line and column. */
function Bad({ problems }: { problems: readonly Problem[] }) {
  const say = useSay();
  const speak = useSpeak();
  return (
    <div role="alert" className="ed-bad">
      <p>{say('bad')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.pointer} ${problem.code}`}>
            {problem.line ? <b>{say('bad.place', { line: problem.line, column: problem.column ?? 1 })}</b> : null}
            {problem.pointer === '' ? null : <code>{problem.pointer}</code>} {problemWords(speak, problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function About({ level }: { level: LevelFile }) {
  const say = useSay();
  return (
    <>
      <b>{level.title || say('untitled')}</b>
      <span className="hint">{say('size', { w: widthOf(level), h: level.map.length, n: level.monsters.length })}</span>
    </>
  );
}

function Shared({ level, keep }: { level: LevelFile; keep: () => void }) {
  const say = useSay();
  const [playing, setPlaying] = useState(false);
  const text = fileText(level);
  return (
    <section className="scroll">
      <h2>{say('shared')}</h2>
      <div className="ed-kept-one">
        <Thumb level={level} />
        <div className="ed-kept-words">
          <About level={level} />
          <p>{level.story.intro}</p>
        </div>
      </div>
      <div className="sheet-buttons">
        <button type="button" className="btn" onClick={() => setPlaying(true)} disabled={!playable(readLevel(text).problems)}>
          {say('play')}
        </button>
        <button type="button" className="btn paper" onClick={keep}>
          {say('shared.keep')}
        </button>
      </div>
      {playing ? <PlayDialog text={text} onClose={() => setPlaying(false)} /> : null}
    </section>
  );
}

function Kept({ kept, gone }: { kept: KeptLevel; gone: () => void }) {
  const say = useSay();
  const { locale } = useWords();
  const [asking, setAsking] = useState(false);
  const title = kept.level.title || say('untitled');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(kept.changed);
  return (
    <li className="ed-kept-one">
      <Link href={`/levels/${kept.id}`} className="ed-kept-link">
        <Thumb level={kept.level} />
        <span className="ed-kept-words">
          <About level={kept.level} />
          <span className="hint">{day}</span>
        </span>
      </Link>
      <button type="button" className="btn paper small" onClick={() => setAsking(true)}>
        {say('forget')}
      </button>
      {asking ? (
        <Dialog title={say('forget.title', { title })} onClose={() => setAsking(false)} className="small">
          <p>{say('forget.why')}</p>
          <div className="sheet-buttons">
            <button type="button" className="btn" onClick={() => void forgetLevel(kept.id).then(gone)}>
              {say('forget')}
            </button>
            <button type="button" className="btn paper" onClick={() => setAsking(false)}>
              {say('forget.no')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}
