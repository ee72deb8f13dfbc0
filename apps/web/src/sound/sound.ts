import type { SoundName } from '../games/contract.ts';

/** Parameters of zzfx by place; holes take its defaults. */
type Zzfx = (number | undefined)[];
const _ = undefined;

/**
 * Every sound, made by zzfx: no files. Each is quiet (about -18 dB at full volume) and at most 350 ms long.
 * volume, randomness, frequency, attack, sustain, release, shape, curve, slide, deltaSlide, pitchJump, jumpTime, repeat,
 * noise, modulation, bitCrush, delay, sustainVolume, decay, tremolo, filter
 */
const SOUNDS: Record<SoundName, Zzfx> = {
  card: [0.5, 0.1, 900, 0.02, 0.01, 0.09, 4, 2.6, -20, _, _, _, _, 4, _, _, _, 0.5, 0.03, _, 1600],
  pawn: [0.8, 0.04, 190, 0.002, 0.01, 0.06, 1, 1.6, -6, _, _, _, _, 0.4, _, _, _, 0.6, 0.02],
  legal: [0.4, 0.03, 330, 0.001, 0.005, 0.03, 1, 1.8, _, _, _, _, _, _, _, _, _, 0.7, 0.01],
  refused: [0.8, 0.02, 92, 0.004, 0.03, 0.12, 1, 1.2, -2, _, _, _, _, 0.6, _, _, _, 0.6, 0.05],
  myTurn: [0.8, 0, 659, 0.003, 0.04, 0.3, 0, 1, _, _, _, _, _, _, _, _, 0.06, 0.5, 0.05],
  won: [0.7, 0, 392, 0.01, 0.09, 0.2, 0, 1.2, _, _, 196, 0.1, _, _, _, _, 0.03, 0.7, 0.05],
  lost: [0.7, 0, 330, 0.01, 0.1, 0.2, 0, 1.2, _, _, -68, 0.12, _, _, _, _, 0.03, 0.7, 0.05],
  monster: [0.7, 0.05, 70, 0.03, 0.1, 0.2, 2, 1.4, 0.6, _, _, _, _, 1.2, _, _, _, 0.6, 0.06, _, -700],
  reveal: [0.7, 0.03, 520, 0.02, 0.05, 0.16, 4, 2, 8, _, 120, 0.07, _, 2.5, _, _, _, 0.6, 0.04, _, 900],
  strip: [0.8, 0.06, 120, 0.006, 0.06, 0.14, 4, 1.6, -1, _, _, _, _, 3, _, _, _, 0.5, 0.05, _, -900],
  win: [0.8, 0, 523, 0.01, 0.16, 0.18, 0, 1.2, _, _, 131, 0.08, 0.09, _, _, _, 0.04, 0.8, 0.05],
};

/** The same sound again within this many milliseconds says nothing new. */
const APART_MS = 60;
const AT_ONCE = 2;

interface Synth {
  ZZFX: {
    volume: number;
    audioContext: AudioContext;
    playSamples(s: number[][]): AudioBufferSourceNode;
    buildSamples(...p: Zzfx): number[];
  };
}

/** So long after the last sound the device's loudspeaker is let go of: kept open it takes a part of a processor, and of a battery. */
const REST_MS = 2_000;

let synth: Promise<Synth> | null = null;
let sounding = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

function letRest({ ZZFX: { audioContext } }: Synth): void {
  clearTimeout(rest);
  rest = setTimeout(() => {
    audioContext.suspend().catch((error: unknown) => console.warn('sound could not be put to rest', error));
  }, REST_MS);
}
const lastPlayed = new Map<SoundName, number>();

/**
 * From the first touch or key on, sounds may be heard: browsers forbid it earlier, and nobody likes a page that makes
 * noise by itself. Loads the synthesiser then. Returns a function that stops waiting.
 */
export function wakeSoundOnFirstTouch(): () => void {
  const wake = () => {
    stop();
    synth ??= import('zzfx') as unknown as Promise<Synth>;
    synth.then(
      // Only what was woken by a hand may sound later.
      (s) => s.ZZFX.audioContext.resume().then(() => letRest(s)),
      (e) => {
        console.error('no sound', e);
        synth = null;
      },
    );
  };
  const stop = () => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
  return stop;
}

/** Plays a sound at a volume of 0 to 1; silent before the first touch, on a hidden page, and above two at once. */
export function playSound(name: SoundName, volume: number): void {
  if (!synth || volume <= 0 || document.hidden || sounding >= AT_ONCE) return;
  const now = performance.now();
  if (now - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < APART_MS) return;
  lastPlayed.set(name, now);
  sounding++;
  const over = () => {
    sounding--;
  };
  synth
    .then(async (s) => {
      clearTimeout(rest);
      await s.ZZFX.audioContext.resume();
      s.ZZFX.volume = volume * 0.25;
      s.ZZFX.playSamples([s.ZZFX.buildSamples(...SOUNDS[name])]).onended = () => {
        over();
        if (sounding === 0) letRest(s);
      };
    })
    .catch((error: unknown) => {
      over();
      console.warn('no sound', error);
    });
}
