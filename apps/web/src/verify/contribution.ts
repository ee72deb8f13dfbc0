import type { TableInfo } from '@questhall/protocol';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../net/api.ts';
import { tellFailure } from '../ui/toasts.tsx';

/** 128 random bits from the browser's own source. */
export function randomContribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/** One's own seats that have not contributed to the dice. */
export function silentSeats(table: TableInfo): number[] {
  if (table.status !== 'open') return [];
  return table.seats.filter((s) => s.yours && s.kind === 'person' && s.contribution === '').map((s) => s.seat);
}

/**
 * Contributes for one's own seats. The table is known, and with it the server's commitment: only then may the server
 * learn of a contribution, or it could choose its secret to go with it.
 */
export async function contribute(table: TableInfo): Promise<TableInfo> {
  let latest = table;
  for (const seat of silentSeats(table)) latest = await api.contribute(table.id, seat, randomContribution());
  return latest;
}

/**
 * Sits down and contributes in one request: whoever begins the match meanwhile does not come between. As above, the table
 * must be known already.
 * @param name only for a second seat at one screen: that seat is called so
 */
export function joinWithDice(table: TableInfo, seat: number, name?: string): Promise<TableInfo> {
  return api.join(table.id, seat, { contribution: randomContribution(), ...(name === undefined ? {} : { name }) });
}

/** Contributes, then starts. */
export async function startWithDice(table: TableInfo): Promise<TableInfo> {
  await contribute(table);
  return api.start(table.id);
}

/** Contributes for whoever sits down at this screen while the table is open. */
export function useContributions(table: TableInfo, changed: (table: TableInfo) => void): void {
  const silent = silentSeats(table).join();
  const give = useEffectEvent(() => contribute(table).then(changed, tellFailure));
  useEffect(() => {
    if (silent !== '') void give();
  }, [silent]);
}

/** Starts a fresh rematch where nobody else has to come first. */
export async function startAlone(table: TableInfo): Promise<TableInfo> {
  const alone = table.host && table.seats.every((s) => s.kind === 'bot' || s.yours);
  return table.status === 'open' && alone ? startWithDice(table) : table;
}
