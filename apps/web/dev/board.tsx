// The table of Nachtwacht without server and frame: /dev/board.html?seed=3&seats=4&path=standard&at=12&lang=en
// at: answers given before the table is shown; until=kind: goes on until that question is asked; auto: plays on by itself.
import type { Choice } from '@questhall/kernel';
import { isLocale, speaker } from '@questhall/text';
import { StrictMode, useSyncExternalStore } from 'react';
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
const told: AnyEvent[] = [...game.now().events];
let start: Moment = game.now();
for (let i = 0; i < number('at', 0) || (until !== null && i < 3000); i++) {
  if (game.over()) break;
  if (until !== null && i >= number('at', 0) && start.decision?.kind === until) break;
  start = game.answer();
  told.push(...start.events);
}
const speed = number('speed', 1);
const calm = ask.has('calm');

interface Shown {
  moment: Moment;
  view: View;
  playing: GameProps<View>['playing'];
  picked: string | null;
  log: readonly AnyEvent[];
}

/** What is on show, outside of React, as the frame's own store is. */
let shown: Shown = { moment: start, view: start.view, playing: null, picked: ask.get('pick'), log: told };
const watchers = new Set<() => void>();
function put(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  const { playing, moment } = shown;
  Object.assign(window, { dev: { choose, pick, playing: playing?.event.type ?? null, over: game.over(), kind: moment.decision?.kind } });
  for (const tell of watchers) tell();
}
const pick = (picked: string | null) => put({ picked });

function playOn(queue: AnyEvent[]): void {
  const event = queue.shift();
  if (!event) {
    put({ playing: null, view: shown.moment.view });
    if (ask.has('auto') && !game.over()) setTimeout(() => choose(), 350);
    return;
  }
  const length = module.playback.duration(event);
  const ms = (calm ? Math.min(400, length) : length) / speed;
  put({ view: module.playback.show(shown.view, event) as View, log: [...shown.log, event], playing: ms > 0 ? { event, ms } : null });
  if (ms > 0) setTimeout(() => playOn(queue), ms);
  else playOn(queue);
}

function choose(choice?: Choice): void {
  const moment = game.answer(typeof choice === 'string' ? choice : undefined);
  put({ moment, picked: null });
  playOn([...moment.events]);
}

const layoutNow = (): Layout => (innerWidth < 700 ? 'phone' : innerWidth < 1100 ? 'tablet' : 'desktop');
const subscribe = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};
const onResize = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

function Table() {
  const { moment, view, playing, picked, log } = useSyncExternalStore(subscribe, () => shown);
  const layout = useSyncExternalStore(onResize, layoutNow);
  const props: GameProps<View> = {
    view,
    me: me ?? null,
    seats: [],
    decision: playing ? undefined : moment.decision,
    picked,
    picks: picked ? [picked] : [],
    pick,
    confirm: () => picked && choose(picked),
    choose,
    playing,
    log,
    speak,
    nameOf,
    openRule: (id) => console.log('rule', id),
    reducedMotion: calm,
    layout,
  };
  const { Board, Hand, Panel, Result, SeatNote } = module;
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
                <button key={o.id} type="button" onClick={() => pick(o.id)}>
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

put({});
if (ask.has('auto')) choose();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Table />
  </StrictMode>,
);
