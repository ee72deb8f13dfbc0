import type { Digest } from '@questhall/protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Transport } from '../net/transport.ts';

/** How often the server is told at most how far one has read; on leaving it is told at once. */
const TELL_MS = 15_000;

/**
 * For whoever comes back: what the server says happened since their last move, until they have closed it or act again; on
 * whichever of their devices.
 * @param key the seat at its match, or null while that is not known
 * @param told the last line on show
 * @param sent the answer of one's own that is on its way, or null
 */
export function useDigest(
  digests: NonNullable<Transport['digest']>,
  key: string | null,
  seat: number,
  told: number,
  sent: string | null,
): { digest: Digest | null; close: () => void } {
  const [missed, setMissed] = useState<{ key: string; digest: Digest } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const known = useRef({ key, line: 0, at: 0 });
  const digest = missed?.key === key ? (missed?.digest ?? null) : null;

  /** What is on show has been seen, unless it is being told in the note. */
  const tell = useEffectEvent((line?: number) => {
    if (key === null || asked !== key) return;
    if (known.current.key !== key) known.current = { key, line: 0, at: 0 };
    const to = line ?? told;
    if (to <= known.current.line) return;
    known.current = { key, line: to, at: Date.now() };
    // Not told: then it is said once more than needed, on the next visit.
    digests.seen(seat, to).catch(() => undefined);
  });

  const look = useEffectEvent(async () => {
    if (key === null) return;
    try {
      const found = await digests.of(seat);
      setMissed(found && { key, digest: found });
    } catch {
      // Nobody answers: the table says so itself, and it is asked again when somebody comes back to the page.
    }
    setAsked(key);
  });
  const leave = useEffectEvent(() => {
    if (digest === null) tell();
  });
  // On arrival, and on coming back to the tab; who leaves has seen what is on show.
  useEffect(() => {
    if (key === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what was missed comes from the server, later
    if (!document.hidden) void look();
    const turned = () => {
      if (document.hidden) leave();
      else void look();
    };
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }, [key]);

  useEffect(() => {
    if (key === null || asked !== key || digest !== null || document.hidden) return;
    const wait = Math.max(2_000, known.current.at + TELL_MS - Date.now());
    const timer = setTimeout(() => tell(told), wait);
    return () => clearTimeout(timer);
  }, [key, asked, digest, told]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- with the answer, the server's mark moves on as well
    if (sent !== null) setMissed(null);
  }, [sent]);

  return {
    digest,
    close: () => {
      if (digest) tell(Math.max(told, digest.to));
      setMissed(null);
    },
  };
}
