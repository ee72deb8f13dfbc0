import type { CallsInfo } from '@questhall/protocol';

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What every part of the page works with: how one is called, the words, and what to do with what it is after a change. */
export interface PartProps {
  info: CallsInfo;
  say: Say;
  changed: (info: CallsInfo) => void;
}
