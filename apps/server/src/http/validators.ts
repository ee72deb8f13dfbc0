import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

type Compile = FastifySchemaCompiler<TSchema>;

/** What looks at a part of a request, built when the first one comes. */
interface Lazy {
  route: Parameters<Compile>[0];
  validate?: ReturnType<Compile>;
}

/** By the part and the text of its schema: servers of one process share what they have built. */
const KNOWN = new Map<string, Lazy>();

/** The usual way to look at requests by their schemas, put off until a request comes: see `serializerCompiler`. */
export const validatorCompiler: Compile = (route) => {
  const text = `${route.httpPart} ${JSON.stringify(route.schema)}`;
  const kept = KNOWN.get(text) ?? { route };
  KNOWN.set(text, kept);
  return (value) => {
    kept.validate ??= TypeBoxValidatorCompiler(kept.route);
    return kept.validate(value);
  };
};

/** Builds all that is still put off, for tests: @throws where a request cannot be looked at by a schema of a route. */
export function buildValidators(): number {
  for (const kept of KNOWN.values()) kept.validate ??= TypeBoxValidatorCompiler(kept.route);
  return KNOWN.size;
}
