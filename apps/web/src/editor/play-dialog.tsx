import { OWN_LEVEL } from '@questhall/dystopia/levels';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { layLocalTable } from '../offline/device.ts';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useSay } from './words.tsx';

/** Lays a table on this device with this level: one person, and bots as company where they are wanted. */
export function PlayDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const say = useSay();
  const t = useT();
  const [, go] = useLocation();
  const { name, last } = useSettings();
  const [heroes, setHeroes] = useState(3);
  const [alone, setAlone] = useState(true);
  const [busy, setBusy] = useState(false);

  async function play() {
    setBusy(true);
    const bots = alone ? 0 : heroes - 1;
    const seats = [
      { name: name.trim() || t('ui.local.person', { number: 1 }), level: null },
      ...Array.from({ length: bots }, () => ({ name: null, level: last.level })),
    ];
    const path = await attempt(() => layLocalTable({ game: 'dystopia', options: { [OWN_LEVEL]: text, heroes }, seats }));
    setBusy(false);
    if (path) go(path);
  }

  return (
    <Dialog title={say('play')} onClose={onClose} className="small">
      <Choose label={say('play.heroes')} value={heroes} values={[1, 2, 3, 4]} words={String} onChange={setHeroes} />
      {heroes > 1 ? (
        <Choose<boolean>
          label={say('play.lead')}
          value={alone}
          values={[true, false]}
          words={(all) => say(all ? 'play.lead.all' : 'play.lead.one')}
          onChange={setAlone}
        />
      ) : null}
      <div className="sheet-buttons">
        <button type="button" className="btn" disabled={busy} onClick={() => void play()}>
          {say('play.go')}
        </button>
      </div>
    </Dialog>
  );
}
