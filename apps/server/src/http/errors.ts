import type { ApiError } from '@questhall/protocol';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import { NotSaved } from '../store/store.ts';

/** Every error leaves as an `ApiError`; what is our own fault is logged and told without its inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error, request);
    if (failure.status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply
      .code(failure.status)
      .type('application/json')
      .send(failure.body satisfies ApiError);
  });
}

function failureOf(error: FastifyError, request: FastifyRequest): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof NotSaved) return new ApiFailure('not-saved', 'the disk is full or gone; nothing has changed');
  if (error.validation) return new ApiFailure('malformed', validationMessage(error));
  if (error.statusCode === 413) return new ApiFailure('too-large', 'the message is too large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiFailure('malformed', error.message);
  return new ApiFailure('failed', `our fault; the log knows more under request ${request.id}`, { request: request.id });
}

function validationMessage(error: FastifyError): string {
  const first = error.validation?.[0];
  if (!first) return error.message;
  const where = `${error.validationContext ?? 'message'}${first.instancePath.replaceAll('/', '.')}`;
  return `${where}: ${first.message ?? 'is not what the schema asks for'}`;
}
