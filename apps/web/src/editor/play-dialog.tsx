import { OWN_LEVEL } from '@questhall/dystopia/levels';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, sessionNamed } from '../net/api.ts';
import { layLocalTable } from '../offline/device.ts';
import { NameField } from '../pages/name-field.tsx';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useSay } from './words.tsx';

/**
 * Begins a match with this level: on this device, alone or with bots; or at a table of the server, where each hero waits
 * for a person and the level is told to nobody but Wizor.
 */
export function PlayDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const say = useSay();
  const t = useT();
  const [, go] = useLocation();
  const settings = useSettings();
  const { last } = settings;
  const [name, setName] = useState(settings.name);
  const [heroes, setHeroes] = useState(3);
  const [alone, setAlone] = useState(true);
  const [where, setWhere] = useState<'here' | 'table'>('here');
  const [wizor, setWizor] = useState<'computer' | 'person'>('computer');
  const [busy, setBusy] = useState(false);

  async function setTable() {
    await sessionNamed(name.trim());
    const seats = heroes + (wizor === 'person' ? 1 : 0);
    const { code } = await api.newMatch({ game: 'dystopia', seats, options: { [OWN_LEVEL]: text, heroes, wizor }, bots: [] });
    return `/t/${code}`;
  }

  async function play() {
    setBusy(true);
    const bots = alone ? 0 : heroes - 1;
    const seats = [
      { name: name.trim() || t('ui.local.person', { number: 1 }), level: null },
      ...Array.from({ length: bots }, () => ({ name: null, level: last.level })),
    ];
    const here = () => layLocalTable({ game: 'dystopia', options: { [OWN_LEVEL]: text, heroes }, seats });
    const path = await attempt(where === 'here' ? here : setTable);
    setBusy(false);
    if (!path) return;
    if (name.trim() !== '') settings.set({ name: name.trim() });
    go(path);
  }

  return (
    <Dialog title={say('play')} onClose={onClose} className="small">
      <Choose
        label={say('play.where')}
        value={where}
        values={['here', 'table'] as const}
        words={(one) => say(`play.where.${one}`)}
        onChange={setWhere}
      />
      <Choose label={say('play.heroes')} value={heroes} values={[1, 2, 3, 4]} words={String} onChange={setHeroes} />
      {where === 'table' ? (
        <Choose
          label={say('play.wizor')}
          value={wizor}
          values={['computer', 'person'] as const}
          words={(one) => say(`play.wizor.${one}`)}
          onChange={setWizor}
        />
      ) : null}
      {where === 'here' && heroes > 1 ? (
        <Choose<boolean>
          label={say('play.lead')}
          value={alone}
          values={[true, false]}
          words={(all) => say(all ? 'play.lead.all' : 'play.lead.one')}
          onChange={setAlone}
        />
      ) : null}
      {/* Others are to know whose table it is. */}
      {where === 'table' ? <NameField value={name} onChange={setName} /> : null}
      <div className="sheet-buttons">
        <button type="button" className="btn" disabled={busy || (where === 'table' && name.trim() === '')} onClick={() => void play()}>
          {say(where === 'here' ? 'play.go' : 'play.set')}
        </button>
      </div>
    </Dialog>
  );
}
