// Two small libraries without types; each is used in one place, which gives them their types there.
declare module 'zzfx';
declare module 'canvas-confetti' {
  /** Resolves when the last flake is gone, or to null at once where motion is not wanted. */
  export default function confetti(options: Record<string, unknown>): Promise<unknown> | null;
}
