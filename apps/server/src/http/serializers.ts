import build from 'fast-json-stringify';
import { plainSchema, type Schema } from './plain-schema.ts';

/** What a route's answer becomes. */
type Serialize = (answer: unknown) => string;

/** A serializer that is built when the first answer of its schema is written. */
interface Lazy {
  schema: object;
  serialize?: Serialize;
}

const built = (schema: object): Serialize => build(plainSchema(schema as Schema) as object);

/** By the text of the schema: servers of one process share what they have built, which takes as long as all else of a start. */
const KNOWN = new Map<string, Lazy>();

/**
 * Fastify's own way to write answers by their schemas, put off until an answer is written: building all of them takes a
 * third of a second, and most are never needed where a server lives shortly.
 * @returns what writes an answer; it throws where the answer is not of the schema
 */
export function serializerCompiler({ schema }: { schema: object }): Serialize {
  const text = JSON.stringify(schema);
  const kept = KNOWN.get(text) ?? { schema };
  KNOWN.set(text, kept);
  return (answer) => {
    kept.serialize ??= built(kept.schema);
    return kept.serialize(answer);
  };
}

/** Builds all that is still put off, for tests: @throws where a schema of a route cannot be written by. Returns their schemas. */
export function buildSerializers(): object[] {
  for (const kept of KNOWN.values()) kept.serialize ??= built(kept.schema);
  return [...KNOWN.values()].map(({ schema }) => schema);
}
