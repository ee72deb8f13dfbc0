import type { LevelFile, LevelReport } from '@questhall/dystopia/levels';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { type Measurement, startMeasuring } from './measuring.ts';
import { Report } from './report.tsx';
import { useSay } from './words.tsx';

const PARTIES = [50, 500, 2000] as const;
const SEED = 1;

type Measuring =
  | { at: 'waiting' }
  | { at: 'running'; done: number }
  | { at: 'done'; report: LevelReport; of: LevelFile; heroes: number; wanted: number }
  | { at: 'failed' };

/** How hard is it? Parties of bots play the level, with a bar that says how far they are. */
export function Measure({ level, text, ready }: { level: LevelFile; text: string; ready: boolean }) {
  const say = useSay();
  const t = useT();
  const [heroes, setHeroes] = useState(3);
  const [difficulty, setDifficulty] = useState<'easy' | 'normal' | 'hard'>('normal');
  const [parties, setParties] = useState<number>(500);
  const [stage, setStage] = useState<Measuring>({ at: 'waiting' });
  const running = useRef<Measurement>(null);
  useEffect(() => () => running.current?.drop(), []);

  function start() {
    setStage({ at: 'running', done: 0 });
    const measurement = startMeasuring({ level: text, heroes, difficulty, seed: SEED }, parties, (done) =>
      setStage({ at: 'running', done }),
    );
    running.current = measurement;
    measurement.report.then(
      (report) => setStage({ at: 'done', report, of: level, heroes, wanted: parties }),
      (e: unknown) => {
        console.error(e);
        setStage({ at: 'failed' });
      },
    );
  }

  if (stage.at === 'running') {
    return (
      <div className="ed-measure">
        <output>
          <progress value={stage.done} max={parties} aria-label={say('tab.measure')} />
          {say('measure.progress', { done: stage.done, total: parties })}
        </output>
        <div className="sheet-buttons">
          <button type="button" className="btn paper" onClick={() => running.current?.stop()}>
            {say('measure.stop')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="ed-measure">
      {stage.at === 'done' ? (
        <>
          {stage.of === level ? null : <p className="ed-note">{say('measure.old')}</p>}
          {stage.report.parties < stage.wanted ? <p className="ed-note">{say('measure.part')}</p> : null}
          <Report report={stage.report} heroes={stage.heroes} level={stage.of} />
        </>
      ) : (
        <p>{say('measure.why')}</p>
      )}
      {stage.at === 'failed' ? <p role="alert">{say('measure.broken')}</p> : null}
      <Choose label={say('measure.heroes')} value={heroes} values={[1, 2, 3, 4]} words={String} onChange={setHeroes} />
      <Choose
        label={say('measure.difficulty')}
        value={difficulty}
        values={['easy', 'normal', 'hard'] as const}
        words={(one) => t(`ui.level.${one}`)}
        onChange={setDifficulty}
      />
      <Choose label={say('measure.parties')} value={parties} values={PARTIES} words={String} onChange={setParties} />
      {ready ? null : <p className="ed-note">{say('measure.wrong')}</p>}
      <div className="sheet-buttons">
        <button type="button" className="btn" disabled={!ready} onClick={start}>
          {say(stage.at === 'done' ? 'measure.again' : 'measure.start')}
        </button>
      </div>
    </div>
  );
}
