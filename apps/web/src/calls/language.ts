import type { CallTimes } from '@questhall/protocol';
import { api, currentSession } from '../net/api.ts';

/** From now on whoever is told of matches reads that in this language, on all their ways. Where nobody answers, the page of messages does it later. */
export async function tellIn(locale: CallTimes['locale']): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (!(await currentSession())) return;
    const { pushes, mail, hook, feed, ...kept } = await api.calls();
    const isTold = pushes > 0 || mail !== null || hook !== null || feed !== null;
    if (isTold && kept.locale !== locale) await api.setCallTimes({ locale, zone: kept.zone, quiet: kept.quiet, after: kept.after });
  } catch {
    // Nobody answers, or this device only visits a table: what is told stays in the language of before.
  }
}
