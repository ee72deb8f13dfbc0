// The table of Nachtwacht without server and frame: /dev/board.html?seed=3&seats=4&path=standard&at=12&lang=en
// at: answers given before the table is shown; until=kind: goes on until that question is asked; auto: plays on by itself.
import type { Choice } from '@questhall/kernel';
import { isLocale, speaker } from '@questhall/text';
import { StrictMode, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/styles/fonts.css';
import '../src/styles/palette.css';
import '../src/styles/materials.css';
import './board.css';
import type { AnyEvent, GameProps, Layout } from '../src/games/contract.ts';
import { module } from '../src/games/nachtwacht/index.tsx';
import { type Moment, rehearsal, type View } from './rehearsal.ts';

const ask = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(ask.get(name) ?? otherwise);
const wanted = ask.get('lang') ?? 'en';
const lang = isLocale(wanted) ? wanted : 'en';
const NAMES = ['Ann', 'Bo', 'Cas', 'Dee'];
const nameOf = (seat: number) => NAMES[seat] ?? '?';
const speak = speaker(lang, [await module.loadCatalogue(lang)], nameOf);
const me = ask.has('watch') ? undefined : number('me', 0);
const game = rehearsal(number('seed', 3), number('seats', 4), { pathLength: ask.get('path') ?? 'standard' }, me);
const until = ask.get('until');
const log: AnyEvent[] = [...game.now().events];
let start: Moment = game.now();
for (let i = 0; i < number('at', 0) || (until !== null && i < 3000); i++) {
  if (game.over()) break;
  if (until !== null && i >= number('at', 0) && start.decision?.kind === until) break;
  start = game.answer();
  log.push(...start.events);
}
const layoutNow = (): Layout => (innerWidth < 700 ? 'phone' : innerWidth < 1100 ? 'tablet' : 'desktop');

function Table() {
  const [moment, setMoment] = useState(start);
  const [view, setView] = useState<View>(start.view);
  const [playing, setPlaying] = useState<GameProps<View>['playing']>(null);
  const [picked, setPicked] = useState<string | null>(ask.get('pick'));
  const [layout, setLayout] = useState(layoutNow);
  const queue = useRef<AnyEvent[]>([]);
  const speed = number('speed', 1);
  const calm = ask.has('calm');

  useEffect(() => {
    const fit = () => setLayout(layoutNow());
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);

  const next = useCallback(
    (target: Moment) => {
      const event = queue.current.shift();
      if (!event) {
        setPlaying(null);
        setView(target.view);
        return;
      }
      log.push(event);
      setView((v) => module.playback.show(v, event) as View);
      const ms = (calm ? Math.min(400, module.playback.duration(event)) : module.playback.duration(event)) / speed;
      if (ms === 0) return next(target);
      setPlaying({ event, ms });
      setTimeout(() => next(target), ms);
    },
    [speed, calm],
  );

  const choose = useCallback(
    (choice?: Choice) => {
      const m = game.answer(choice as string | undefined);
      queue.current = [...m.events];
      setPicked(null);
      setMoment(m);
      next(m);
    },
    [next],
  );
  useEffect(() => {
    const dev = { choose, pick: setPicked, playing: playing?.event.type ?? null, over: game.over(), kind: moment.decision?.kind };
    Object.assign(window, { dev });
    if (ask.has('auto') && !playing && !game.over()) {
      const timer = setTimeout(() => choose(), 350);
      return () => clearTimeout(timer);
    }
  });

  const props: GameProps<View> = {
    view,
    me: me ?? null,
    seats: [],
    decision: playing ? undefined : moment.decision,
    picked,
    picks: picked ? [picked] : [],
    pick: setPicked,
    confirm: () => picked && choose(picked),
    choose,
    playing,
    log: [...log],
    speak,
    nameOf,
    openRule: (id) => console.log('rule', id),
    reducedMotion: calm,
    layout,
  };
  const { Board, Hand, Panel, Result, SeatNote } = module as typeof module;
  const d = props.decision;
  const option = d?.options.find((o) => o.id === picked);
  const refusal = d?.refused.find((o) => o.id === picked);
  return (
    <div className={`dev dev-${layout}`} data-game="nachtwacht">
      <header>
        <h1>Nachtwacht</h1>
        {view.players.map((p) => (
          <span key={p.seat} className="dev-seat">
            <module.Pawn seat={p.seat} size={32} />
            {nameOf(p.seat)} <SeatNote {...props} seat={p.seat} />
          </span>
        ))}
        <span className="dev-status">{speak.say(module.status(view))}</span>
      </header>
      <main>
        <Board {...props} />
      </main>
      <aside>
        <Panel {...props} />
      </aside>
      <section className="dev-bar">
        <div className="dev-say">
          <h2>{d ? speak.say(d.prompt) : playing ? speak.say(module.eventText(playing.event)) : '…'}</h2>
          <p>{option?.note ? speak.say(option.note) : refusal ? speak.say(refusal.reason) : ''}</p>
          {d && !module.inHand?.(d)
            ? d.options.slice(0, 6).map((o) => (
                <button key={o.id} type="button" onClick={() => setPicked(o.id)}>
                  {speak.say(o.label)}
                </button>
              ))
            : null}
          <button type="button" className="dev-ok" disabled={!option} onClick={() => option && choose(option.id)}>
            OK
          </button>
        </div>
        <div className="dev-hand">
          <Hand {...props} />
        </div>
      </section>
      {view.outcome && !playing ? (
        <div className="dev-result">
          <Result {...props} />
        </div>
      ) : null}
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Table />
  </StrictMode>,
);
