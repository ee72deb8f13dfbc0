import type { ApiError } from '@questhall/protocol';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import { Elsewhere } from '../match/tenure.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { hangUp, MISDIRECTED, NODE } from '../nodes/passing.ts';
import { NoAnswer } from '../nodes/questions.ts';
import { NotSaved } from '../store/store.ts';

/**
 * Every error leaves as an `ApiError`; what is our own fault is logged and told without its inside. Where another node plays
 * the match that a request is about, it is that node that answers.
 */
export function answerErrors(app: FastifyInstance, nodes?: Nodes): void {
  app.setErrorHandler((error: FastifyError | Elsewhere, request, reply) => {
    if (error instanceof Elsewhere && nodes) {
      if (!request.isPassed) return nodes.forward(request, reply, error);
      return reply.code(MISDIRECTED).header(NODE, error.node).type('application/json').send('{}');
    }
    if (error instanceof NoAnswer && !request.isPassed) return hangUp(request, reply, error);
    const failure = failureOf(error, request);
    if (failure.status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply
      .code(failure.status)
      .type('application/json')
      .send(failure.body satisfies ApiError);
  });
}

function failureOf(error: FastifyError | Elsewhere, request: FastifyRequest): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof NotSaved) return new ApiFailure('not-saved', 'the disk is full or gone; nothing has changed');
  if (error instanceof Elsewhere) return new ApiFailure('failed', 'our fault; nothing has changed');
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
