import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CallsInfo,
  CallTimes,
  daysUsed,
  HOLIDAY_DAYS,
  HookAddress,
  HookSecret,
  holidayAt,
  MailAddress,
  MailCode,
  PushAddress,
  Rung,
} from '@questhall/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isZone, USUAL_TIMES, type Wishes } from '../calls/wishes.ts';
import { CALL_TEXTS, fill } from '../calls/words.ts';
import { ApiFailure } from '../failure.ts';
import { hashOf } from '../ids.ts';
import { Mailbox } from '../match/mailbox.ts';
import type { Services } from '../services.ts';
import { feedRoutes } from './feed.ts';
import { freeTimeRoutes } from './free-time.ts';
import { errors, ok } from './schemas.ts';
import { sessionOf } from './sessions.ts';

/** So long an address may be proven with the code that was sent there, and so often it may be tried. */
const CODE_MS = 15 * 60_000;
const TRIES = 5;
/** Devices of one person that are called. */
const MOST_PUSHES = 10;

interface Proof {
  address: string;
  code: string;
  until: number;
  tries: number;
}

/** How a person wants to be told that a match waits for them. */
export const callRoutes =
  ({ calls, hall, log, now, slips }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const about = (operationId: string, summary: string, description: string) => ({ tags: ['calls'], operationId, summary, description });
    const answer = { ...ok(CallsInfo, 'How you are called now'), ...errors(400, 401, 403, 507) };
    /** Codes on their way, by session. */
    const proofKey = (session: string) => `mail ${session}`;
    const putProof = (session: string, proof: Proof) =>
      slips.put(proofKey(session), JSON.stringify(proof), Math.max(0, proof.until - now()));
    /** One change after the other at this node: none has to be tried again for another one here. */
    const changing = new Mailbox();

    const infoOf = (request: FastifyRequest): CallsInfo => {
      const { id, device } = sessionOf(request);
      const {
        locale,
        zone,
        quiet,
        after,
        always = false,
        last = true,
        push,
        mail,
        hook,
        feed,
        free,
      } = calls.wishesOf(id) ?? fresh(request);
      const away = (free && holidayAt(free, now())) ?? null;
      const others = free?.holidays.filter((one) => one !== away) ?? [];
      return {
        ...{
          locale,
          zone,
          quiet,
          after,
          always,
          last,
          pushKey: calls.ways.pushKey,
          pushes: push.length,
          canMail: calls.ways.canMail,
          mail,
        },
        pushHere: push.some((one) => one.device === device.id),
        hook: hook?.url ?? null,
        hookOwn: hook?.own ?? false,
        feed: feed?.made ?? null,
        hours: free ? { zone: free.zone, night: free.night, weekends: free.weekends } : null,
        away,
        holidayDays: Math.max(0, HOLIDAY_DAYS - daysUsed(others, now())),
      };
    };
    const change = (request: FastifyRequest, how: (wishes: Wishes) => Wishes) =>
      changing.post(async () => {
        const { id } = sessionOf(request);
        await calls.changeWishes(id, (kept) => how({ ...(kept ?? fresh(request)), origin: originOf(request) }));
        return infoOf(request);
      });

    app.get(
      '/api/calls',
      {
        schema: {
          ...about('calls', 'How you are called', 'Your own affair: nobody else is told.'),
          response: { ...ok(CallsInfo, 'How you are called'), ...errors(401) },
        },
      },
      async (request) => infoOf(request),
    );

    app.put(
      '/api/calls',
      {
        schema: {
          ...about(
            'setCallTimes',
            'When to call',
            'Language, time zone, quiet hours (minutes since midnight), and the seconds that a match waits before you are called. Nobody is called within two minutes of a sign of life at that match, but who wants to be told `always`. Whoever has not answered is told once more when about two hours of their clock are left, unless `last` is false.',
          ),
          body: Type.Object(CallTimes.properties, {
            examples: [{ locale: 'nl', zone: 'Europe/Amsterdam', quiet: { from: 1350, to: 450 }, after: 300 }],
          }),
          response: answer,
        },
      },
      async (request) => {
        const times = request.body;
        if (!isZone(times.zone)) throw new ApiFailure('malformed', `there is no time zone ${times.zone}`);
        return change(request, (wishes) => ({ ...wishes, ...times }));
      },
    );

    freeTimeRoutes(app, { hall, now, change, infoOf });
    feedRoutes(app, { calls, hall, now, change });

    app.put(
      '/api/calls/push',
      {
        schema: {
          ...about('pushHere', 'Call this device', 'With what its browser gives out for the push of messages (`PushSubscription`).'),
          body: Type.Object(PushAddress.properties, {
            examples: [{ endpoint: 'https://push.example/7f3a', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }],
          }),
          response: answer,
        },
      },
      async (request) => {
        const { endpoint, keys } = request.body;
        if (!URL.canParse(endpoint)) throw new ApiFailure('bad-address', 'this is no address');
        const { device } = sessionOf(request);
        return change(request, (wishes) => {
          const others = wishes.push.filter((one) => one.device !== device.id && one.endpoint !== endpoint);
          return { ...wishes, push: [...others, { endpoint, keys, device: device.id }].slice(-MOST_PUSHES) };
        });
      },
    );

    app.delete(
      '/api/calls/push',
      { schema: { ...about('noPushHere', 'Call this device no more', 'Other devices are called as before.'), response: answer } },
      async (request) => {
        const { device } = sessionOf(request);
        return change(request, (wishes) => ({ ...wishes, push: wishes.push.filter((one) => one.device !== device.id) }));
      },
    );

    app.post(
      '/api/calls/mail',
      {
        config: { limit: 'calls' },
        schema: {
          ...about('proveMail', 'Be called by mail', 'Sends a code there; the address counts once the code has come back.'),
          body: Type.Object(MailAddress.properties, { examples: [{ address: 'anna@home.example' }] }),
          response: { ...ok(Type.Null(), 'The code is on its way'), ...errors(400, 401, 403, 409, 429) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { address } = request.body;
        if (!calls.ways.canMail) throw new ApiFailure('no-mail', 'this server sends no mail');
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        await putProof(id, { address, code: hashOf(code), until: now() + CODE_MS, tries: 0 });
        const text = CALL_TEXTS[(calls.wishesOf(id) ?? fresh(request)).locale];
        try {
          await calls.ways.mail(address, { subject: fill(text.code, { code }), text: `${fill(text.codeBody, { code })}\n` });
        } catch (error) {
          log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a code could not be mailed');
          throw new ApiFailure('bad-address', 'no mail could be sent there');
        }
        return null;
      },
    );

    app.put(
      '/api/calls/mail',
      {
        schema: {
          ...about('setMail', 'Bring the code back', 'From now on you are called there. Five attempts within fifteen minutes.'),
          body: Type.Object(MailCode.properties, { examples: [{ code: '042137' }] }),
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const kept = await slips.take(proofKey(id));
        const proof = kept === undefined ? undefined : (JSON.parse(kept) as Proof);
        if (proof?.code !== hashOf(request.body.code.replace(/\s/g, ''))) {
          if (proof && proof.tries + 1 < TRIES) await putProof(id, { ...proof, tries: proof.tries + 1 });
          throw new ApiFailure('bad-code', 'this is not the code that was sent, or its time is over');
        }
        return change(request, (wishes) => ({ ...wishes, mail: proof.address }));
      },
    );

    app.delete(
      '/api/calls/mail',
      { schema: { ...about('noMail', 'No more mail', 'The address is deleted.'), response: answer } },
      async (request) => {
        await slips.take(proofKey(sessionOf(request).id));
        return change(request, (wishes) => ({ ...wishes, mail: null }));
      },
    );

    app.put(
      '/api/calls/hook',
      {
        schema: {
          ...about(
            'setHook',
            'Be called by a webhook',
            'JSON is posted there, signed with the secret that is answered here and shown this once: `Questhall-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. What nobody else may know (that you are asked in secret, why your plan has stopped) is posted only where you say that the address is your `own`.',
          ),
          body: Type.Object(HookAddress.properties, { examples: [{ url: 'https://chat.example/hooks/7' }] }),
          response: { ...ok(HookSecret, 'The secret'), ...errors(400, 401, 403, 507) },
        },
      },
      async (request) => {
        const { url, own = false } = request.body;
        if (!URL.canParse(url)) throw new ApiFailure('bad-address', 'this is no address');
        const secret = randomBytes(24).toString('base64url');
        await change(request, (wishes) => ({ ...wishes, hook: { url, secret, own } }));
        return { secret };
      },
    );

    app.delete(
      '/api/calls/hook',
      { schema: { ...about('noHook', 'No more webhook', 'Address and secret are deleted.'), response: answer } },
      async (request) => change(request, (wishes) => ({ ...wishes, hook: null })),
    );

    app.post(
      '/api/calls/trial',
      {
        config: { limit: 'calls' },
        schema: {
          ...about('ringOnce', 'Ring once to try', 'By every way, at any hour. Says how many of them took it.'),
          response: { ...ok(Rung, 'What became of it'), ...errors(401, 403, 429) },
        },
      },
      async (request) => calls.trial(sessionOf(request).id),
    );
  };

/** Where the person reaches this server. */
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** Before anything was wished: the language of the browser. */
function fresh(request: FastifyRequest): Wishes {
  const asked = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  const locale = (Object.keys(CALL_TEXTS) as CallTimes['locale'][]).find((one) => one === asked) ?? USUAL_TIMES.locale;
  return { ...USUAL_TIMES, locale, origin: originOf(request), push: [], mail: null, hook: null };
}
