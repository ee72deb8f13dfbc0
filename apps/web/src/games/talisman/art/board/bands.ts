import { dice, n } from '../../../../art/svg.ts';
import { BOARD, BRIDGE, bandPath, FRAME, GATE, MOUNTAINS, RINGS, RIVER } from '../geometry.ts';
import { darker, lighter, mix } from '../scene/colour.ts';
import { between, INK, times } from '../scene/pen.ts';

const far = (at: number) => BOARD - at;

/** A leaf of gold in each corner of the frame. Laid over the rings, since it reaches a little into them. */
export function corners(): string {
  const corner = (turn: number) =>
    `<g transform="rotate(${turn} 500 500) translate(1 1) scale(.74)"><path d="M6 96V22Q6 6 22 6H96Q66 14 54 26Q40 34 34 40Q30 52 26 58Q14 70 6 96Z" fill="url(#gold)" stroke="#3a2408" stroke-width="2"/><path d="M13 66V26Q13 13 26 13H66Q40 20 30 30Q20 42 13 66Z" fill="#6c1113" stroke="#3a2408"/><circle cx="24" cy="24" r="6" fill="url(#gold)" stroke="#3a2408"/><path d="M34 24q12 -7 22 -6M24 34q-7 12 -6 22" stroke="#f6dc8e" stroke-width="1.6" fill="none"/></g>`;
  return [0, 90, 180, 270].map(corner).join('');
}

/** The wooden frame with its gold lines. */
export function frame(): string {
  const dots = times(4, (side) =>
    times(9, (i) => {
      const at = 140 + i * 90;
      return `<path transform="rotate(${side * 90} 500 500)" d="M${at} 8.6l5 5l-5 5l-5 -5z" fill="url(#gold)" stroke="#3a2408" stroke-width=".8"/>`;
    }),
  );
  return (
    `<rect width="${BOARD}" height="${BOARD}" rx="20" fill="url(#b-wood)"/>` +
    times(
      60,
      (i) =>
        `<path d="M0 ${n(i * 17 + 4)}q250 ${n(((i * 37) % 11) - 5)} 500 0t500 ${n(((i * 53) % 9) - 4)}" stroke="#1a0d06" stroke-width="${n(0.7 + ((i * 7) % 5) * 0.3)}" fill="none" opacity=".35"/>`,
    ) +
    `<rect x="2" y="2" width="996" height="996" rx="18" fill="none" stroke="#120a05" stroke-width="4"/>` +
    `<rect x="5" y="5" width="990" height="990" rx="16" fill="none" stroke="url(#gold)" stroke-width="2.4"/>` +
    `<rect x="${FRAME - 4}" y="${FRAME - 4}" width="${far(2 * FRAME - 8)}" height="${far(2 * FRAME - 8)}" rx="4" fill="none" stroke="#1a0d06" stroke-width="7"/>` +
    `<rect x="${FRAME - 5}" y="${FRAME - 5}" width="${far(2 * FRAME - 10)}" height="${far(2 * FRAME - 10)}" rx="5" fill="none" stroke="url(#gold)" stroke-width="2"/>` +
    dots
  );
}

/** A ring's ground: cloth in its colour with a pattern of stitches. */
export function ringGround(ring: keyof typeof RINGS, colour: string): string {
  const { at, deep } = RINGS[ring];
  const roll = dice(at);
  const path = bandPath({ at, deep });
  const marks = times(Math.round(deep * 4), () => {
    const [x, y] = [between(roll, at, far(at)), between(roll, at, far(at))];
    const inside = Math.min(x, y, far(x), far(y)) < at + deep;
    return inside ? `M${n(x)} ${n(y)}l${n(between(roll, 2, 5))} ${n(between(roll, -3, 3))}` : '';
  });
  return (
    `<path d="${path}" fill="${colour}" fill-rule="evenodd"/><path d="${path}" fill="url(#b-light)" fill-rule="evenodd"/>` +
    `<path d="${marks}" stroke="${lighter(colour, 0.3)}" stroke-width=".8" opacity=".35"/>` +
    `<path d="${bandPath({ at: at + 1.6, deep: deep - 3.2 })}" fill="none" stroke="${lighter(colour, 0.38)}" stroke-width="1" opacity=".75"/>`
  );
}

/** Along the four sides of a band: a drawing at every step, turned with the side. */
function along(at: number, step: number, draw: (i: number, side: number) => string): string {
  const length = BOARD - 2 * at;
  const count = Math.round(length / step);
  return times(
    4,
    (side) =>
      `<g transform="rotate(${side * 90} 500 500)">${times(count, (i) => `<g transform="translate(${n(at + ((i + 0.5) * length) / count)} ${at})">${draw(i, side)}</g>`)}</g>`,
  );
}

/** The Storm River: waves, foam at the banks, and what swims in it. */
export function river(): string {
  const roll = dice(1986);
  const path = bandPath(RIVER);
  const middle = RIVER.at + RIVER.deep / 2;
  const bank = (at: number, inward: 1 | -1) =>
    `<rect x="${at}" y="${at}" width="${far(2 * at)}" height="${far(2 * at)}" fill="none" stroke="#0c2a44" stroke-width="4"/><rect x="${at + inward * 3}" y="${at + inward * 3}" width="${far(2 * (at + inward * 3))}" height="${far(2 * (at + inward * 3))}" fill="none" stroke="#cfeaf0" stroke-width="1.5" stroke-dasharray="14 3 5 6 2 9" stroke-linecap="round" opacity=".7"/>`;
  return (
    `<path d="${path}" fill="#2b74ab" fill-rule="evenodd"/><path d="${path}" fill="url(#b-light)" fill-rule="evenodd"/>` +
    along(middle, 21, () => {
      const dy = between(roll, -5, 5);
      const wave = (y: number, k: number) =>
        `M${n(-8 * k)} ${n(dy + y)}q${n(3 * k)} -4.6 ${n(6 * k)} -1.4q${n(1.4 * k)} 2 ${n(-1 * k)} 2.4M${n(-1 * k)} ${n(dy + y)}q${n(4 * k)} -4 ${n(8 * k)} 0.4`;
      return `<path d="${wave(0, 1)}" stroke="#e6f8fa" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="${wave(4, 0.8)}" stroke="#123f66" stroke-width="1.1" fill="none" stroke-linecap="round" opacity=".8"/>`;
    }) +
    along(middle, 230, (i, side) =>
      (i + side) % 3 === 1
        ? `<path d="M-13 5q3 -12 8 0M-3 5q3 -12 8 0M7 5q2 -14 9 -10l-3 2q-3 2 -2 8z" fill="#2f8a5a" stroke="#0a2416" stroke-width="1"/>`
        : '',
    ) +
    bank(RIVER.at, 1) +
    bank(RIVER.at + RIVER.deep, -1)
  );
}

/** The Fire Mountains: two rows of peaks, lit by what glows between them. */
export function mountains(): string {
  const roll = dice(66);
  const path = bandPath(MOUNTAINS);
  const inner = MOUNTAINS.at + MOUNTAINS.deep;
  const peak = (tall: number, wide: number, base: string) => {
    const top = between(roll, -2, 2);
    return `<path d="M${-wide} 0L${n(top)} ${n(-tall)}L${wide} 0Z" fill="${darker(base, 0.45)}" stroke="${INK}" stroke-width="1"/><path d="M${-wide} 0L${n(top)} ${n(-tall)}L${n(top + wide * 0.1)} ${n(-tall * 0.45)}L${n(-wide * 0.1)} 0Z" fill="${lighter(base, 0.1)}"/><path d="M${n(top)} ${n(-tall)}l${n(wide * 0.26)} ${n(tall * 0.26)}l${n(-wide * 0.2)} ${n(tall * 0.04)}l${n(-wide * 0.14)} ${n(tall * 0.1)}l${n(-wide * 0.16)} ${n(-tall * 0.1)}z" fill="#ffb24a"/>`;
  };
  const row = (at: number, step: number, tall: number, tone: string) =>
    along(at, step, () => peak(tall * between(roll, 0.8, 1.15), step * between(roll, 0.5, 0.66), mix(tone, '#8a2a1a', roll() * 0.4)));
  return (
    `<path d="${path}" fill="#3a0f0c" fill-rule="evenodd"/>` +
    `<rect x="${MOUNTAINS.at + 6}" y="${MOUNTAINS.at + 6}" width="${far(2 * MOUNTAINS.at + 12)}" height="${far(2 * MOUNTAINS.at + 12)}" fill="none" stroke="#ff7a1e" stroke-width="7" opacity=".75" filter="url(#near)"/>` +
    row(MOUNTAINS.at + 15, 17, 16, '#b8452a') +
    row(inner - 1, 19, 16, '#8e2f20') +
    `<rect x="${MOUNTAINS.at}" y="${MOUNTAINS.at}" width="${far(2 * MOUNTAINS.at)}" height="${far(2 * MOUNTAINS.at)}" fill="none" stroke="#1a0806" stroke-width="3"/><rect x="${inner}" y="${inner}" width="${far(2 * inner)}" height="${far(2 * inner)}" fill="none" stroke="#1a0806" stroke-width="3"/>`
  );
}

/** The bridge of the Sentinel, from the border to the Hills. */
export function bridge(): string {
  const { x, y } = BRIDGE;
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="3" cy="4" rx="31" ry="17" fill="#06121e" opacity=".5" filter="url(#near)"/>` +
    `<path d="M-23 -18H23L21 18H-21Z" fill="#8d8371" stroke="${INK}" stroke-width="1.6"/>` +
    times(
      6,
      (i) =>
        `<path d="M-21.5 ${-14.6 + i * 5.6}H21.5" stroke="#4c4436" stroke-width="1"/><path d="M${-14 + (i % 2) * 7} ${-18 + i * 5.6}v5.6M${2 + (i % 2) * 7} ${-18 + i * 5.6}v5.6" stroke="#4c4436" stroke-width=".9"/>`,
    ) +
    `<path d="M-29 -20h8V20h-8zM21 -20h8V20h-8z" fill="#b3a88f" stroke="${INK}" stroke-width="1.5"/>` +
    [-29, 21]
      .map((px) =>
        [-20, -7, 6].map((py) => `<path d="M${px - 1} ${py}h10v6h-10z" fill="#cfc5ab" stroke="${INK}" stroke-width="1"/>`).join(''),
      )
      .join('') +
    '</g>'
  );
}

/** The gate from the Portal of Power to the Plain of Peril: light in a ring of stone. */
export function gate(): string {
  const { x, y } = GATE;
  return (
    `<g transform="translate(${x} ${y})"><circle cx="2" cy="3" r="25" fill="#100404" opacity=".55" filter="url(#near)"/><circle r="23" fill="#6b6152" stroke="${INK}" stroke-width="1.8"/>` +
    times(
      10,
      (i) =>
        `<path transform="rotate(${i * 36})" d="M-4 -22L-3 -15H3L4 -22Z" fill="${i % 2 ? '#a89c84' : '#8a7f6a'}" stroke="${INK}" stroke-width=".9"/>`,
    ) +
    `<circle r="15" fill="url(#b-portal)" stroke="url(#gold)" stroke-width="2"/>` +
    times(
      3,
      (i) =>
        `<path transform="rotate(${i * 120 - 30})" d="M0 0Q7 -2 8 -9Q4 -14 -3 -12" stroke="#f4e2ff" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".9"/>`,
    ) +
    '<circle r="2.4" fill="#fff"/></g>'
  );
}
