import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import type { TableInfo } from '@questhall/protocol';
import { type LevelTale, talesOf } from '../games/dystopia/tale.ts';
import { isLessonMatch } from '../learn/lesson-match.ts';
import { api, currentSession } from '../net/api.ts';
import { localPath } from '../offline/device.ts';
import { localMatches, readMatch } from '../offline/store.ts';
import { AT_HOME, isCampaign, type Seen, type Standing, standingOf } from './campaign.ts';

/** A campaign of mine, on the server or on this device. */
export interface Campaign {
  table: TableInfo;
  /** Where it is played. */
  path: string;
  here: boolean;
}

/** What was found, and whether the server could be asked. */
export interface Found {
  campaigns: readonly Campaign[];
  offline: boolean;
}

async function onServer(): Promise<TableInfo[] | null> {
  try {
    return (await currentSession()) ? await api.matches('mine') : [];
  } catch (e) {
    console.warn('the server was not asked', e);
    return null;
  }
}

async function onDevice(): Promise<TableInfo[]> {
  try {
    return (await localMatches()).filter((match) => !isLessonMatch(match));
  } catch (e) {
    console.error('no store on this device', e);
    return [];
  }
}

/** All campaigns of mine: those that go on first, and of these the one that changed last. */
export async function myCampaigns(): Promise<Found> {
  const [server, device] = await Promise.all([onServer(), onDevice()]);
  const all: Campaign[] = [
    ...(server ?? []).map((table) => ({ table, path: `/t/${table.code}`, here: false })),
    ...device.map((table) => ({ table, path: localPath(table.id), here: true })),
  ];
  const over = ({ table }: Campaign) => (table.status === 'over' ? 1 : 0);
  return {
    campaigns: all.filter(({ table }) => isCampaign(table)).sort((a, b) => over(a) - over(b) || b.table.changed - a.table.changed),
    offline: server === null,
  };
}

/** No campaign that people play is told in more parts than this. */
const MOST_PARTS = 60;

/** What everybody was told of a campaign, level by level. Rejects where the server does not answer, or the match is gone. */
export async function tales({ table, here }: Campaign): Promise<ReadonlyMap<number, LevelTale>> {
  if (here) {
    const match = await readMatch(table.id);
    // Of what one seat alone was told, others heard the twin.
    const events = (match?.events ?? []).flatMap(({ told: { event, to, twin } }) => (to ? (twin ? [twin] : []) : [event]));
    return talesOf(events as unknown as DystopiaEvent[]);
  }
  const { log, seat } = await api.view(table.id);
  let all = [...log];
  for (let part = 0; part < MOST_PARTS && all[0] && all[0].n > 1; part++) {
    const earlier = await api.log(table.id, seat, all[0].n);
    if (earlier.length === 0) break;
    all = [...earlier, ...all];
  }
  return talesOf(all.map(({ event }) => event as unknown as DystopiaEvent));
}

/** How a campaign stands. Rejects where the server does not answer, or the match is gone. */
export async function standing({ table, here }: Campaign): Promise<Standing> {
  if (here) {
    const match = await readMatch(table.id);
    if (!match?.state) return { ...AT_HOME, from: Number(table.options['level'] ?? 1), level: Number(table.options['level'] ?? 1) };
    // The game keeps these parts in its state by the same names as in its view; all of them lie open.
    const seen = match.state as unknown as Seen;
    return standingOf(
      seen,
      match.state.pending.map(({ kind }) => kind),
    );
  }
  const { sight } = await api.view(table.id);
  if (!sight) return AT_HOME;
  return standingOf(
    sight.view as DystopiaView,
    sight.decisions.map(({ kind }) => kind),
  );
}
