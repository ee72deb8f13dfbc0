import { useEffect, useState } from 'react';

/** How often the picture below is drawn anew: some browsers take one that never changes for one that has ended. */
const FRAME_MS = 5_000;

/**
 * Keeps the screen from falling asleep. On https and on this machine itself the browser is asked to; on plain http, as at home, it
 * cannot be asked, and a speck of film plays in a corner instead. What is said: false where this browser does neither.
 */
export function useAwake(): boolean {
  const [kept, setKept] = useState(true);
  useEffect(() => ('wakeLock' in navigator ? held() : played(setKept)), []);
  return kept;
}

function held(): () => void {
  let lock: WakeLockSentinel | undefined;
  let gone = false;
  const hold = () => {
    if (document.hidden || (lock && !lock.released)) return;
    navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (gone) void got.release();
      },
      // Refused to save power: nothing to be done, and the match goes on.
      (e: unknown) => console.info('the screen may fall asleep', e),
    );
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

/**
 * Chromium, by which most televisions are made, and Firefox keep a screen awake for a film that comes live, however small it is and
 * also without sound, as long as it is in sight; one without sound may begin without a touch. Safari wants sound for it.
 */
function played(say: (kept: boolean) => void): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext('2d');
  if (!pen || typeof canvas.captureStream !== 'function' || /^((?!chrome|android).)*safari/i.test(navigator.userAgent)) {
    say(false);
    return () => undefined;
  }
  let odd = false;
  const draw = () => {
    odd = !odd;
    pen.fillStyle = odd ? '#1c120a' : '#1d130b';
    pen.fillRect(0, 0, 2, 2);
  };
  draw();
  const film = document.createElement('video');
  film.className = 'screen-awake';
  film.setAttribute('aria-hidden', 'true');
  film.muted = true;
  film.playsInline = true;
  film.srcObject = canvas.captureStream();
  document.body.append(film);
  const play = () => {
    // Some pause what is out of sight, and leave it so.
    if (!document.hidden && film.paused)
      film.play().then(
        () => say(true),
        () => say(false),
      );
  };
  play();
  document.addEventListener('visibilitychange', play);
  const timer = setInterval(() => {
    draw();
    play();
  }, FRAME_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', play);
    film.pause();
    film.srcObject = null;
    film.remove();
  };
}
