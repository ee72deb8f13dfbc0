import { useState } from 'react';
import type { BoxEntry, GameEntry } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/stored.ts';
import { useLoad } from '../ui/use-load.ts';
import type { Preset } from './presets.ts';

type Last = Settings['last'];

/** The house rules that go together, as one box offers them. */
export interface Presets {
  /** Those that it offers, by the rulebook first; none until somebody wants them. */
  offered: readonly Preset[];
  /** What was chosen on it, where that is not the rulebook. */
  preset: Preset | undefined;
  /** What it sets, as far as it is here. */
  options: Preset['options'];
  /** The same once it is here. */
  whole: () => Promise<Preset['options']>;
  /** Somebody looks for them. */
  want: () => void;
  /** What is kept when one is chosen: the way on the front of the box goes with it. */
  chosen: (id: string) => Partial<Last>;
  /** What is kept when a way is chosen: rules that say otherwise are laid down. */
  onWay: (tab: string) => Partial<Last>;
}

/** All that the presets of boxes are made of: of no use to whoever plays by the rulebook. */
const load = () => import('./box-presets.ts');

/** The presets of a box. Nothing is fetched until somebody looks for them, or has chosen one before. */
export function usePresets(game: GameEntry, box: BoxEntry, tab: string | undefined): Presets {
  const { last } = useSettings();
  const [wanted, want] = useState(false);
  const kept = last.rules[box.id];
  const asked = wanted || kept !== undefined;
  const found = useLoad(async () => (asked ? load() : null), `${box.id} ${asked}`);
  const here = found.state === 'here' ? found.value : null;
  const offered = here?.presetsOfBox(game.id, box) ?? [];
  const preset = here?.presetKept(game.id, box, kept);
  return {
    offered,
    preset,
    options: preset?.options ?? {},
    async whole() {
      return kept === undefined ? {} : ((await load()).presetKept(game.id, box, kept)?.options ?? {});
    },
    want: () => want(true),
    chosen(id) {
      const one = offered.find((of) => of.id === id);
      const { [box.id]: _, ...others } = last.rules;
      const way = one && here ? here.wayFor(box, one, tab) : tab;
      return {
        rules: one === undefined || one === offered[0] ? others : { ...last.rules, [box.id]: id },
        ...(way === undefined ? {} : { ways: { ...last.ways, [box.id]: way } }),
      };
    },
    onWay(id) {
      if (!preset || !here || here.goesWith(box, preset, id)) return {};
      const { [box.id]: _, ...others } = last.rules;
      return { rules: others };
    },
  };
}
