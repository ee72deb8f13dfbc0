// Every card of Nachtwacht in its sizes, to be looked at: /dev/gallery.html?lang=de
import { POWER_CARDS, POWERS, STEP_CARDS } from '@questhall/nachtwacht/client';
import { isLocale, speaker } from '@questhall/text';
import { createRoot } from 'react-dom/client';
import '../src/styles/fonts.css';
import '../src/styles/palette.css';
import '../src/styles/materials.css';
import { BackFace, MonsterFace, PowerFace, StepFace } from '../src/games/nachtwacht/cards/faces.tsx';
import { Standee } from '../src/games/nachtwacht/cards/Standee.tsx';
import { module } from '../src/games/nachtwacht/index.tsx';

const asked = new URLSearchParams(location.search).get('lang') ?? 'en';
const lang = isLocale(asked) ? asked : 'en';
const speak = speaker(lang, [await module.loadCatalogue(lang)], (seat) => 'ABCD'[seat] ?? '?');

function Row({ width }: { width: number }) {
  const small = width <= 92;
  const cell = { width };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 14, padding: 12 }}>
      {STEP_CARDS.map((c) => (
        <div key={c} style={cell}>
          <StepFace card={c} speak={speak} small={small} />
        </div>
      ))}
      {POWER_CARDS.map((c) => (
        <div key={c} style={cell}>
          <PowerFace card={c} speak={speak} small={small} />
        </div>
      ))}
      {POWERS.map((c) => (
        <div key={c} style={cell}>
          <MonsterFace power={c} speak={speak} small={small} />
        </div>
      ))}
      {(['step', 'power', 'monster', 'strip'] as const).map((b) => (
        <div key={b} style={cell}>
          <BackFace back={b} />
        </div>
      ))}
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  <div className="nw walnut">
    <Row width={54} />
    <Row width={118} />
    <Row width={250} />
    <div style={{ display: 'flex', gap: 20, padding: 20 }}>
      {[0, 1, 2, 3].map((s) => (
        <Standee key={s} seat={s} size={150} />
      ))}
    </div>
  </div>,
);
