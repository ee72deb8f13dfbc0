import build from 'fast-json-stringify';
import { BuiltOnce } from './built-once.ts';
import { plainSchema, type Schema } from './plain-schema.ts';

/** What a route's answer becomes. */
type Serialize = (answer: unknown) => string;

export const serializers = new BuiltOnce<object, Serialize>((schema) => build(plainSchema(schema as Schema) as object));

/**
 * Fastify's own way to write answers by their schemas, built when the first answer of a schema is written.
 * @returns what writes an answer; it throws where the answer is not of the schema
 */
export function serializerCompiler({ schema }: { schema: object }): Serialize {
  const serialize = serializers.of(JSON.stringify(schema), schema);
  return (answer) => serialize()(answer);
}
