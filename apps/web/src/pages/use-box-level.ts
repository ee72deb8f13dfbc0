import type { MyRoad } from '../campaign/my-road.ts';
import type { BoxEntry } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/stored.ts';
import { useLoad } from '../ui/use-load.ts';

type Last = Settings['last'];

/** Which level a way of a box plays, where that is chosen on the box. */
export interface BoxLevel {
  /** Undefined where the way has none to choose. */
  level: number | undefined;
  /** How far this visitor is in the campaign; null until that is known. */
  road: MyRoad | null;
  options: Readonly<Record<string, number>>;
  /** The same once it is known how far the campaign is. */
  whole: () => Promise<Readonly<Record<string, number>>>;
  /** What is kept when a level is chosen: none where it is the one that comes next, which goes with the campaign. */
  chosen: (level: number) => Partial<Last>;
}

const load = async (): Promise<MyRoad> => (await import('../campaign/my-road.ts')).myRoad();

/** The level of a box: the one that was chosen on it, else the next one of this visitor's campaign. Only a way with levels asks for that. */
export function useBoxLevel(box: BoxEntry, tab: NonNullable<BoxEntry['tabs']>[number] | undefined): BoxLevel {
  const { last } = useSettings();
  const asked = tab?.levels === true;
  const kept = last.levels[box.id];
  const found = useLoad(async () => (asked ? load() : null), `${box.id} ${asked}`);
  const road = asked && found.state === 'here' ? found.value : null;
  const level = asked ? (kept ?? road?.next ?? 1) : undefined;
  return {
    level,
    road,
    options: level === undefined ? {} : { level },
    async whole() {
      if (!asked) return {};
      return { level: kept ?? road?.next ?? (await load()).next };
    },
    chosen(n) {
      const { [box.id]: _, ...others } = last.levels;
      return { levels: n === road?.next ? others : { ...last.levels, [box.id]: n } };
    },
  };
}
