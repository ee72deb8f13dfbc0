import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PasskeyInfo, SessionWithToken, UsePasskey, WebAuthnJson } from '@questhall/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { PasskeyRecord } from '../store/store.ts';
import { letIn } from './letting-in.ts';
import { errors, ok } from './schemas.ts';
import { deviceLabel, sessionOf } from './sessions.ts';
import type { Slips } from './slips.ts';

/** So long may a person take to find their finger. */
const CHALLENGE_MS = 5 * 60 * 1000;
const MOST_PASSKEYS = 10;

/** Where a page is, as browsers bind passkeys to it. */
const siteOf = (request: FastifyRequest) => ({ origin: `${request.protocol}://${request.host}`, rpID: request.hostname });

/** What was asked of browsers and not answered yet; each is answered once, by whom it was asked. */
export class Challenges {
  readonly #slips: Slips;

  constructor(slips: Slips) {
    this.#slips = slips;
  }

  put(challenge: string, of: string): Promise<void> {
    return this.#slips.put(`passkey ${challenge}`, of, CHALLENGE_MS);
  }

  /** True where this was asked for `of` a moment ago, and has not been answered. */
  async take(challenge: string, of: string): Promise<boolean> {
    return (await this.#slips.take(`passkey ${challenge}`)) === of;
  }
}

/** In the place of a session where anybody may answer. */
const ANYBODY = 'anybody';

/** Passkeys: a guest who has made one is found again on any device, without a password and without an address. */
export const passkeyRoutes =
  ({ calls, store, now, sockets, nodes, slips }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const challenges = new Challenges(slips);
    const about = (operationId: string, summary: string, description: string) => ({ tags: ['session'], operationId, summary, description });
    const infoOf = ({ id, label, created, used }: PasskeyRecord): PasskeyInfo => ({ id, label, created, used });
    const asked = { ...ok(WebAuthnJson, 'What the browser is asked'), ...errors(401, 403, 429) };

    app.get(
      '/api/session/passkeys',
      {
        schema: {
          ...about('listPasskeys', 'With which passkeys are you found?', 'Oldest first.'),
          response: { ...ok(Type.Array(PasskeyInfo), 'The passkeys'), ...errors(401) },
        },
      },
      async (request) => (await store.passkeysOf(sessionOf(request).id)).map(infoOf),
    );

    app.post(
      '/api/session/passkeys/options',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about(
            'askForPasskey',
            'Begin to make a passkey',
            'What the browser is asked: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.',
          ),
          response: asked,
        },
      },
      async (request) => {
        const { id, name } = sessionOf(request);
        const kept = await store.passkeysOf(id);
        if (kept.length >= MOST_PASSKEYS) throw new ApiFailure('too-many', 'that is enough of them', { most: MOST_PASSKEYS });
        const options = await generateRegistrationOptions({
          rpName: 'Questhall',
          rpID: siteOf(request).rpID,
          userName: name,
          userID: new TextEncoder().encode(id),
          attestationType: 'none',
          excludeCredentials: kept.map(({ credential }) => ({ id: credential })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        });
        await challenges.put(options.challenge, id);
        return options as unknown as Record<string, unknown>;
      },
    );

    app.post(
      '/api/session/passkeys',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about('addPasskey', 'Keep a passkey', 'With what the browser answered. You are found again with it, on any device.'),
          body: Type.Object(UsePasskey.properties, { examples: [{ response: { id: '…', type: 'public-key' } }] }),
          response: { ...ok(PasskeyInfo, 'The passkey'), ...errors(400, 401, 403, 404, 429, 507) },
        },
      },
      async (request) => {
        const { id: session } = sessionOf(request);
        const { origin, rpID } = siteOf(request);
        const made = await orNone(() =>
          verifyRegistrationResponse({
            response: request.body.response as unknown as RegistrationResponseJSON,
            expectedChallenge: (challenge) => challenges.take(challenge, session),
            expectedOrigin: origin,
            expectedRPID: rpID,
            requireUserVerification: false,
          }),
        );
        if (!made?.verified) throw nobody();
        const { id: credential, publicKey, counter, transports = [] } = made.registrationInfo.credential;
        if (await store.passkey(credential)) throw nobody();
        const at = now();
        const label = deviceLabel(request.headers['user-agent'] ?? '');
        const key = Buffer.from(publicKey).toString('base64url');
        const passkey = { id: newId(), session, credential, publicKey: key, counter, transports, label, created: at, used: at };
        await store.addPasskey(passkey);
        return infoOf(passkey);
      },
    );

    app.delete(
      '/api/session/passkeys/:passkey',
      {
        schema: {
          ...about(
            'removePasskey',
            'Forget a passkey',
            'Nobody is let in with it any more. Devices that hold the session go on holding it.',
          ),
          params: Type.Object({ passkey: Type.String({ pattern: '^[a-z0-9]{16}$' }) }),
          response: { ...ok(Type.Null(), 'Done'), ...errors(400, 401, 403, 507) },
        },
      },
      async (request) => {
        await store.removePasskey(sessionOf(request).id, request.params.passkey);
        return null;
      },
    );

    app.post(
      '/api/passkeys/options',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about(
            'askToBeFound',
            'Begin to be found by a passkey',
            'What the browser is asked: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.',
          ),
          response: asked,
        },
      },
      async (request) => {
        const options = await generateAuthenticationOptions({ rpID: siteOf(request).rpID, userVerification: 'preferred' });
        await challenges.put(options.challenge, ANYBODY);
        return options as unknown as Record<string, unknown>;
      },
    );

    app.post(
      '/api/passkeys',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about(
            'usePasskey',
            'Be found by a passkey',
            'This device holds the session of the passkey then, and lets go of what it held before.',
          ),
          body: Type.Object(UsePasskey.properties, { examples: [{ response: { id: '…', type: 'public-key' } }] }),
          response: { ...ok(SessionWithToken, 'Your session; the cookie is set'), ...errors(400, 403, 404, 429, 507) },
        },
      },
      async (request, reply) => {
        const response = request.body.response as unknown as AuthenticationResponseJSON;
        const passkey = typeof response.id === 'string' ? await store.passkey(response.id) : undefined;
        const name = passkey && (await store.nameOf(passkey.session));
        if (!passkey || name === undefined) throw nobody();
        const { origin, rpID } = siteOf(request);
        const shown = await orNone(() =>
          verifyAuthenticationResponse({
            response,
            expectedChallenge: (challenge) => challenges.take(challenge, ANYBODY),
            expectedOrigin: origin,
            expectedRPID: rpID,
            requireUserVerification: false,
            credential: {
              id: passkey.credential,
              publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
              counter: passkey.counter,
            },
          }),
        );
        if (!shown?.verified) throw nobody();
        await store.usePasskey(passkey.id, shown.authenticationInfo.newCounter, now());
        const token = await letIn({ store, calls, now, sockets, nodes }, passkey.session, request, reply);
        return { id: passkey.session, name, token };
      },
    );

    const nobody = () => new ApiFailure('no-passkey', 'nobody here is known by this passkey, or too much time has passed');
    /** The library throws for whatever does not fit: for whoever asks it is all the same. */
    async function orNone<T>(verify: () => Promise<T>): Promise<T | undefined> {
      try {
        return await verify();
      } catch (error) {
        app.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey was not taken');
        return undefined;
      }
    }
  };
