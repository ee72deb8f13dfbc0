import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CallsInfo, daysUsed, type FreeTime, GoAway, HOLIDAY_DAYS, holidayAt, LONGEST_NIGHT, OwnHours } from '@questhall/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isZone, type Wishes } from '../calls/wishes.ts';
import { ApiFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { errors, ok } from './schemas.ts';
import { sessionOf } from './sessions.ts';

interface FreeTimeParts extends Pick<Services, 'hall' | 'now'> {
  /** Changes what is kept of a person; two changes at once lose none. */
  change: (request: FastifyRequest, how: (wishes: Wishes) => Wishes) => Promise<CallsInfo>;
  infoOf: (request: FastifyRequest) => CallsInfo;
}

/** What a person's clock leaves out: hours of their own, and holidays. */
export function freeTimeRoutes(app: Parameters<FastifyPluginAsyncTypebox>[0], { hall, now, change, infoOf }: FreeTimeParts): void {
  const about = (operationId: string, summary: string, description: string) => ({ tags: ['calls'], operationId, summary, description });
  const answer = { ...ok(CallsInfo, 'How you are called now, and when your clock stands still'), ...errors(400, 401, 403, 507) };
  /** Counts at once at all tables; whoever has never chosen anything has no hours, and no holidays yet. */
  const changeFree = async (request: FastifyRequest, how: (free: FreeTime) => FreeTime) => {
    await change(request, (wishes) => {
      const { free = { zone: wishes.zone, night: null, weekends: false, holidays: [] } } = wishes;
      return { ...wishes, free: how(free) };
    });
    await hall.freeTimeChanged(sessionOf(request).id);
    return infoOf(request);
  };

  app.put(
    '/api/calls/hours',
    {
      schema: {
        ...about(
          'setHours',
          'Hours of your own',
          'Where a decision has an hour or more, your clock stands still in these hours (minutes since midnight, 14 hours at most) and on weekends. Everybody at your tables sees them.',
        ),
        body: Type.Object(OwnHours.properties, {
          examples: [{ zone: 'Europe/Amsterdam', night: { from: 1320, to: 480 }, weekends: true }],
        }),
        response: answer,
      },
    },
    async (request) => {
      const hours = request.body;
      if (!isZone(hours.zone)) throw new ApiFailure('malformed', `there is no time zone ${hours.zone}`);
      const { from, to } = hours.night ?? { from: 0, to: 0 };
      if ((to - from + 1440) % 1440 > LONGEST_NIGHT)
        throw new ApiFailure('malformed', `a clock stands still for ${LONGEST_NIGHT / 60} hours a day at most`);
      return changeFree(request, ({ holidays }) => ({ ...hours, holidays }));
    },
  );

  app.put(
    '/api/calls/away',
    {
      schema: {
        ...about(
          'goAway',
          'A holiday',
          'From now on until then your clock stands still where a decision has an hour or more, and everybody at your tables sees it. 14 days a year; days that have been begun count.',
        ),
        body: Type.Object(GoAway.properties, { examples: [{ until: 1_795_000_000_000 }] }),
        response: { ...answer, ...errors(400, 401, 403, 409, 507) },
      },
    },
    async (request) => {
      const { until } = request.body;
      const at = now();
      if (until <= at) throw new ApiFailure('malformed', 'a holiday ends later than now');
      return changeFree(request, (free) => {
        const current = holidayAt(free, at);
        const others = free.holidays.filter((one) => one !== current);
        const holiday = { from: current?.from ?? at, until };
        const days = Math.max(0, HOLIDAY_DAYS - daysUsed(others, holiday.from));
        if (daysUsed([holiday], holiday.from) > days)
          throw new ApiFailure('no-holidays', `${days} days of holiday are left this year`, { days });
        return { ...free, holidays: [...others.slice(-HOLIDAY_DAYS), holiday] };
      });
    },
  );

  app.delete(
    '/api/calls/away',
    { schema: { ...about('comeBack', 'Back from a holiday', 'Days that were not begun are left to you.'), response: answer } },
    async (request) => {
      const at = now();
      return changeFree(request, (free) => ({
        ...free,
        holidays: free.holidays.map((one) => (one === holidayAt(free, at) ? { ...one, until: Math.max(at, one.from + 1) } : one)),
      }));
    },
  );
}
