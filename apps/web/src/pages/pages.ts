/** The pages of the app, each a part of its own that is fetched when an address wants it. */
const LOADERS = {
  start: async () => (await import('./start.tsx')).Start,
  newTable: async () => (await import('./new-table.tsx')).NewTable,
  screen: async () => (await import('../screen/screen-page.tsx')).ScreenPage,
  table: async () => (await import('../table/table-page.tsx')).TablePage,
  localTable: async () => (await import('../table/table-page.tsx')).LocalTablePage,
  newLocalTable: async () => (await import('../offline/new-local-table.tsx')).NewLocalTable,
  replay: async () => (await import('../replay/replay-page.tsx')).ReplayPage,
  localReplay: async () => (await import('../replay/replay-page.tsx')).LocalReplayPage,
  verify: async () => (await import('../verify/verify-page.tsx')).VerifyPage,
  editions: async () => (await import('../editions/editions-page.tsx')).EditionsPage,
  gallery: async () => (await import('../gallery/gallery-page.tsx')).GalleryPage,
  campaign: async () => (await import('../campaign/campaign-page.tsx')).CampaignPage,
  samples: async () => (await import('../campaign/samples/samples-page.tsx')).SamplesPage,
  levels: async () => (await import('../editor/levels-page.tsx')).LevelsPage,
  editor: async () => (await import('../editor/editor-page.tsx')).EditorPage,
  rules: async () => (await import('../rulebook/rulebook-page.tsx')).RulebookPage,
  learn: async () => (await import('../learn/learn-page.tsx')).LearnPage,
  lesson: async () => (await import('../learn/lesson-page.tsx')).LessonPage,
  account: async () => (await import('../account/account-page.tsx')).AccountPage,
  calls: async () => (await import('../calls/calls-page.tsx')).CallsPage,
  about: async () => (await import('./about.tsx')).About,
  notFound: async () => (await import('./not-found.tsx')).NotFound,
};
export type PageName = keyof typeof LOADERS;
export type PageOf<N extends PageName> = Awaited<ReturnType<(typeof LOADERS)[N]>>;

/** The addresses, in the order in which they are tried; anything else is not found. */
const ROUTES: readonly (readonly [pattern: string, page: PageName])[] = [
  ['/', 'start'],
  ['/new/:game?', 'newTable'],
  ['/t/:code/replay', 'replay'],
  ['/t/:code', 'table'],
  ['/screen/:code', 'screen'],
  ['/here/:game?', 'newLocalTable'],
  ['/local/:id/replay', 'localReplay'],
  ['/local/:id', 'localTable'],
  ['/verify/:match?', 'verify'],
  ['/gallery/:game', 'gallery'],
  ['/editions/:game', 'editions'],
  ['/rules/:game', 'rules'],
  ['/learn/:game', 'learn'],
  ['/learn/:game/:chapter', 'lesson'],
  ['/campaign', 'campaign'],
  ['/samples', 'samples'],
  ['/levels', 'levels'],
  ['/levels/:id', 'editor'],
  ['/account', 'account'],
  ['/calls', 'calls'],
  ['/about', 'about'],
];

const asked = new Map<PageName, Promise<unknown>>();
const here = new Map<PageName, unknown>();

/** Fetches a page once. Rejects where that fails; the next call then tries again. */
export function loadPage<N extends PageName>(name: N): Promise<PageOf<N>> {
  let page = asked.get(name) as Promise<PageOf<N>> | undefined;
  if (!page) {
    page = LOADERS[name]() as Promise<PageOf<N>>;
    page.then(
      (component) => here.set(name, component),
      () => asked.delete(name),
    );
    asked.set(name, page);
  }
  return page;
}

/** The same, where it has been fetched already. */
export const pageHere = <N extends PageName>(name: N): PageOf<N> | undefined => here.get(name) as PageOf<N> | undefined;

/** Which page an address shows. */
export function pageAt(path: string): PageName {
  const parts = (at: string) => at.split('/').filter(Boolean);
  const asks = parts(path);
  const fits = (pattern: string) => {
    const wanted = parts(pattern);
    const least = wanted.filter((part) => !part.endsWith('?')).length;
    return (
      asks.length >= least && asks.length <= wanted.length && asks.every((part, i) => wanted[i]?.startsWith(':') || wanted[i] === part)
    );
  };
  return ROUTES.find(([pattern]) => fits(pattern))?.[1] ?? 'notFound';
}
