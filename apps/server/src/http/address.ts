import type { AddressInfo } from 'node:net';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { lanAddresses } from '../settings.ts';
import { ok } from './schemas.ts';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Where others in the same network find this server. Whoever opened it as `localhost` sees an address that leads a phone
 * nowhere. Told to browsers on the same machine alone: how its networks are called is nobody else's business.
 */
export const addressRoute: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/address',
    {
      schema: {
        tags: ['server'],
        operationId: 'address',
        summary: 'Where others in this network find the server; empty for whoever asks from elsewhere',
        response: ok(Type.Array(Type.String()), 'Addresses: `http://192.168.1.20:8080`'),
      },
    },
    async (request) => {
      const { address, port } = app.server.address() as AddressInfo; // never a pipe: it listens by host and port
      return EVERYWHERE.includes(address) && isHere(request) ? lanAddresses().map((one) => `http://${one}:${port}`) : [];
    },
  );
};

/** True where no proxy lies between and the browser is on this machine. */
function isHere({ raw, headers }: FastifyRequest): boolean {
  const passedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined || headers['via'] !== undefined;
  return !passedOn && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}
