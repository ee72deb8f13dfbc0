import { Component, type ComponentProps, type ReactNode, Suspense, use, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { UpdateNote } from './offline/update-note.tsx';
import { loadPage, type PageName, type PageOf, pageHere } from './pages/pages.ts';
import { useCandlelight, useReducedMotion, useSettings } from './settings/settings.ts';
import { wakeSoundOnFirstTouch } from './sound/sound.ts';
import { useT, WordsProvider } from './text/words.tsx';
import { Candle } from './ui/candle.tsx';
import { Toasts } from './ui/toasts.tsx';

/** A page whose code may be here already: then it is drawn at once, without the pause that waiting brings. */
function Shown<N extends PageName>({ page, ...props }: { page: N } & ComponentProps<PageOf<N>>) {
  const Page = (pageHere(page) ?? use(loadPage(page))) as (props: unknown) => ReactNode;
  return <Page {...props} />;
}

export function App() {
  useRoom();
  return (
    <Broken>
      <svg className="defs" aria-hidden="true">
        <filter id="deckle" x="-4%" y="-4%" width="108%" height="108%">
          <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="7" />
          <feDisplacementMap in="SourceGraphic" scale="7" />
        </filter>
        <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fdf0bb" />
          <stop offset=".35" stopColor="#d9a93f" />
          <stop offset=".55" stopColor="#fbe7a0" />
          <stop offset="1" stopColor="#8f6218" />
        </linearGradient>
      </svg>
      {/* No language is here yet, so the candle has no words either. */}
      <WordsProvider waiting={<Candle words="" />}>
        <Pages />
        <UpdateNote />
        <Toasts />
      </WordsProvider>
    </Broken>
  );
}

function Pages() {
  const t = useT();
  return (
    <Suspense fallback={<Candle words={t('ui.setting')} />}>
      <Switch>
        <Route path="/">
          <Shown page="start" />
        </Route>
        <Route path="/new/:game?">{({ game }) => <Shown page="newTable" game={game} />}</Route>
        <Route path="/t/:code/replay">{({ code }) => <Shown page="replay" key={code} code={code.toUpperCase()} />}</Route>
        <Route path="/t/:code">{({ code }) => <Shown page="table" key={code} code={code.toUpperCase()} />}</Route>
        <Route path="/screen/:code">{({ code }) => <Shown page="screen" key={code} code={code.toUpperCase()} />}</Route>
        <Route path="/here/:game?">{({ game }) => <Shown page="newLocalTable" game={game} />}</Route>
        <Route path="/local/:id/replay">{({ id }) => <Shown page="localReplay" key={id} id={id} />}</Route>
        <Route path="/local/:id">{({ id }) => <Shown page="localTable" key={id} id={id} />}</Route>
        <Route path="/verify/:match?">{({ match }) => <Shown page="verify" key={match ?? ''} match={match} />}</Route>
        <Route path="/gallery/:game">{({ game }) => <Shown page="gallery" game={game} />}</Route>
        <Route path="/editions/:game">{({ game }) => <Shown page="editions" game={game} />}</Route>
        <Route path="/rules/:game">{({ game }) => <Shown page="rules" key={game} game={game} />}</Route>
        <Route path="/learn/:game">{({ game }) => <Shown page="learn" key={game} game={game} />}</Route>
        <Route path="/learn/:game/:chapter">
          {({ game, chapter }) => <Shown page="lesson" key={`${game}/${chapter}`} game={game} chapter={chapter} />}
        </Route>
        <Route path="/campaign">
          <Shown page="campaign" />
        </Route>
        <Route path="/samples">
          <Shown page="samples" />
        </Route>
        <Route path="/levels">
          <Shown page="levels" />
        </Route>
        <Route path="/levels/:id">{({ id }) => <Shown page="editor" key={id} id={id} />}</Route>
        <Route path="/account">
          <Shown page="account" />
        </Route>
        <Route path="/calls">
          <Shown page="calls" />
        </Route>
        <Route path="/about">
          <Shown page="about" />
        </Route>
        <Route>
          <Shown page="notFound" />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** The room follows the settings: light, size of text, motion, sound. */
function useRoom(): void {
  const candle = useCandlelight();
  const calm = useReducedMotion();
  const textSize = useSettings((s) => s.textSize);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.light = candle ? 'candle' : 'day';
    root.dataset.motion = calm ? 'reduced' : 'full';
    root.style.setProperty('--text-scale', String(textSize / 100));
    root.toggleAttribute('data-large-text', textSize >= 150);
  }, [candle, calm, textSize]);
  useEffect(() => wakeSoundOnFirstTouch(), []);
}

/** The last resort: something threw while drawing. In all languages, since the texts may be what is missing. */
class Broken extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <main className="walnut page narrow">
        <section className="scroll">
          <h2>Oops · Oei · Aïe · Hoppla · Ups</h2>
          <p>
            The table broke. Nothing is lost. · De tafel is stuk, maar er is niets verloren. · La table a cassé, rien n’est perdu. · Der
            Tisch ist kaputt, verloren ist nichts. · Bordet gik i stykker, men intet er tabt.
          </p>
          <p>
            <button type="button" className="btn" onClick={() => location.reload()}>
              ↻
            </button>
          </p>
        </section>
      </main>
    );
  }
}
