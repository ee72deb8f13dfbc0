/** A schema in JSON's own form, as far as it is looked at here. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly nullable?: boolean;
  readonly [word: string]: unknown;
};

/** Kinds of values that tell themselves apart, arrays first: a serializer that looks for a string takes an array for one. */
const APART = ['array', 'object', 'string', 'integer', 'number', 'boolean', 'null'];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All of `anyOf`, those within it too. */
const flat = (all: readonly Schema[]): Schema[] => all.flatMap((one) => (one.anyOf ? flat(one.anyOf) : [one]));

/**
 * The same schema for whoever only writes by it, with fewer alternatives: `anyOf` of different kinds of values becomes a list of
 * types, which a serializer tells apart by itself. For each `anyOf` that is left it has a validator made and run, and making
 * those takes a second of a processor: the first one after a start, when many come back to their tables.
 * A word out of a list becomes any string: what the server says is held by its types.
 */
export function plainSchema(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const inside = Object.fromEntries(Object.entries(rest).map(([word, value]) => [word, plainValue(value)]));
  if (!anyOf) return inside;
  const kinds = new Map<string, Schema>();
  for (const one of flat(anyOf).map(plainSchema)) {
    const { type } = one;
    // Two objects, or two lists, must be looked into.
    if (typeof type !== 'string' || !APART.includes(type) || (kinds.has(type) && (type === 'object' || type === 'array')))
      return { ...inside, anyOf: anyOf.map(plainSchema) };
    kinds.set(type, one);
  }
  const words = [...kinds.values()].map(({ type: _type, const: _const, description: _said, ...all }) => all);
  const types = APART.filter((type) => kinds.has(type));
  return { ...Object.assign({}, ...words), ...inside, type: types.length === 1 ? types[0]! : types };
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (isSchema(one) ? plainSchema(one) : one));
  return isSchema(value) ? plainSchema(value) : value;
}
