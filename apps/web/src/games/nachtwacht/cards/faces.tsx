import type { Power, PowerCard, StepCard } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import type { ReactNode } from 'react';
import { ICONS } from '../../../art/icons.gen.ts';
import { print } from '../art/prints.ts';
import { powerIcon } from '../art/sizes.ts';
import { ensureDefs } from '../defs.ts';

ensureDefs();

function Face({ picture, ground, children }: { picture: string; ground: string; children?: ReactNode }) {
  return (
    <svg className="nw-face" viewBox="0 0 250 350" aria-hidden="true">
      {/* Until the picture is here. */}
      <rect x="1" y="1" width="248" height="348" rx="13" fill={ground} stroke="#04060d" strokeWidth="2" />
      <image href={print(picture)} width="250" height="350" className="nw-print" />
      {children}
    </svg>
  );
}

export interface FaceProps {
  speak: Speaker;
  /** Shown at 92 or less: only picture, name and number, larger. */
  small?: boolean;
}

/** A step card. Everything in words is said by the thing that holds the face. */
export function StepFace({ card, speak, small }: FaceProps & { card: StepCard }) {
  const named = card === 'skull' || card === 'vega';
  const name = titled(speak.say({ key: `step.${card}` }));
  return (
    <Face picture={`step-${card}`} ground="#16264f">
      {named ? (
        <text className="nw-step-name" x="125" y={small ? 324 : 320} style={{ fontSize: nameSize(name, small ? 46 : 38) }}>
          {name}
        </text>
      ) : (
        <g className="nw-numeral" style={{ fontSize: small ? 232 : 196 }}>
          <text x="127" y={small ? 242 : 200} fill="#3a1602" stroke="#140701" strokeWidth="14">
            {card}
          </text>
          <text x="124" y={small ? 237 : 195} fill="url(#nw-torch)" stroke="#fff1c4" strokeWidth="1.6">
            {card}
          </text>
        </g>
      )}
      {small || named ? null : (
        <text className="nw-corner" x="31" y="49">
          {card}
        </text>
      )}
    </Face>
  );
}

/** The first letter of a name on a card is a capital; which others are, the language says. */
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Longer names in the same room. */
const nameSize = (name: string, room: number) => Math.min(room, (room * 6.4) / Math.max(6.4, name.length));

/** As large as the foot of the card has room for: about half as wide as high, letter by letter. */
const noteSize = (note: string) => Math.min(26, 500 / Math.max(18, note.length));

export function PowerFace({ card, speak, small }: FaceProps & { card: PowerCard }) {
  const name = titled(speak.say({ key: `power.${card}` }));
  const beats = speak.say({ key: `ui.nw.beats.${card}` });
  return (
    <Face picture={`power-${card}`} ground="#3a1410">
      <text className="nw-power-name" x="125" y={small ? 318 : 303} style={{ fontSize: nameSize(name, small ? 40 : 29) }}>
        {name}
      </text>
      {small ? null : (
        <text className="nw-card-note" x="125" y="329" style={{ fontSize: noteSize(beats) }}>
          {beats}
        </text>
      )}
    </Face>
  );
}

/** A monster card: the portrait, and below it the power that beats it. */
export function MonsterFace({ power, speak, small }: FaceProps & { power: Power }) {
  const name = titled(speak.say({ key: `monster.${power}` }));
  const size = small ? 82 : 54;
  const lines = twoLines(name);
  const longest = Math.max(...lines.map((l) => l.length));
  return (
    <Face picture={`monster-${power}`} ground="#e9dec2">
      <svg x={small ? 84 : 34} y={small ? 258 : 270} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS[powerIcon(power)]} fill="#8a1816" stroke="#2a0607" strokeWidth="10" paintOrder="stroke" />
      </svg>
      {small
        ? null
        : lines.map((words, i) => (
            <text
              key={words}
              className="nw-monster-name"
              x="98"
              y={(lines.length > 1 ? 294 : 306) + i * 26}
              style={{ fontSize: Math.min(23, 205 / longest) }}
            >
              {words}
            </text>
          ))}
    </Face>
  );
}

/** A name in one line, or in two where it has a space: "torch" and "monster". */
function twoLines(name: string): string[] {
  const space = name.indexOf(' ');
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

export function BackFace({ back }: { back: 'step' | 'power' | 'monster' }) {
  return <Face picture={`back-${back}`} ground={back === 'power' ? '#6c1113' : '#16264f'} />;
}
