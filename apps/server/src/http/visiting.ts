import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import type { DeviceRecord, Store } from '../store/store.ts';

/*
 * A device that was let in by the key of a call: it visits one match for a day. It holds its token in a cookie that browsers
 * send to that match alone, beside the one of whoever else is known there. What such a device may do stands here, in one place.
 */

export const VISIT_COOKIE = 'questhall-visit';
const MATCH = '/api/matches/:id';
const SEAT = `${MATCH}/seats/:seat`;

/**
 * What a visitor may do: look, answer, talk, plan, agree, let a bot stand in. Not: give the seat away or up, or change the table.
 * Nothing of the person's other matches, devices, ways to be called.
 */
export const OPEN_TO_VISITORS: ReadonlySet<string> = new Set([
  'GET /api/tables/:code',
  ...['', '/view', '/log', '/replay', '/record', '/socket', '/talk', '/reactions'].map((what) => `GET ${MATCH}${what}`),
  ...['/actions', '/talk', '/talk/:room/:n/report', '/proposals', '/resume', '/visit'].map((what) => `POST ${MATCH}${what}`),
  ...['/proposals/:n', '/log/:n/reaction', '/talk/:room/:n/reaction'].map((what) => `PUT ${MATCH}${what}`),
  `DELETE ${MATCH}/visit`,
  ...['orders', 'plan', 'digest', 'note'].flatMap((what) => [`GET ${SEAT}/${what}`, `PUT ${SEAT}/${what}`]),
  ...['hint', 'nudge', 'bot', 'back'].map((what) => `POST ${SEAT}/${what}`),
]);

/**
 * Whether a device that visits a match may ask for this.
 * @returns false where the request is about something else: then the device is nobody there
 * @throws ApiFailure ('visiting') for what visitors may not do at the match
 */
export async function mayVisit(
  request: FastifyRequest,
  { match, until }: NonNullable<DeviceRecord['visit']>,
  { store, now }: { store: Pick<Store, 'recordByCode'>; now: number },
): Promise<boolean> {
  if (until < now) return false;
  const { url = '' } = request.routeOptions;
  const { id, code } = request.params as { id?: string; code?: string };
  const isHere = url.startsWith(MATCH) ? id === match : code !== undefined && (await store.recordByCode(code))?.id === match;
  if (!isHere) return false;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (OPEN_TO_VISITORS.has(`${method} ${url}`)) return true;
  throw new ApiFailure('visiting', 'this device was let in by a link, to play at this table and no more');
}
