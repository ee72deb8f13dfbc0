import type { TextArg } from '@questhall/kernel';
import { Errors } from 'typebox/schema';
import { pointerPart } from './json-places.ts';
import schema from './level.schema.json' with { type: 'json' };
import type { Problem } from './problems.ts';

/** What one of several kinds of value stands for: there the schema says only that none of them fits. */
const KINDS = [
  { pattern: /^\/goals\/\d+/, code: 'goal' },
  { pattern: /^.*\/(?:treasure|pockets)\/\d+/, code: 'treasure' },
  { pattern: /^\/after/, code: 'after' },
] as const;

type SchemaError = ReturnType<typeof Errors>[1][number];

/** What the published schema has against a value, one problem a place, in the order of the file. */
export function schemaProblems(value: unknown): Problem[] {
  const [fits, errors] = Errors(schema as unknown as Parameters<typeof Errors>[0], value);
  if (fits) return [];
  const found = new Map<string, Problem>();
  for (const error of errors) {
    for (const problem of problemsOf(error)) if (!found.has(problem.pointer)) found.set(problem.pointer, problem);
  }
  return [...found.values()];
}

const wrong = (code: string, pointer: string, args?: Readonly<Record<string, TextArg>>): Problem => ({
  code: `schema.${code}`,
  severity: 'error',
  pointer,
  ...(args ? { args } : {}),
});

function problemsOf(error: SchemaError): Problem[] {
  const { keyword, instancePath: pointer, schemaPath } = error;
  if (schemaPath.includes('/oneOf') || keyword === 'oneOf') {
    const kind = KINDS.find(({ pattern }) => pattern.test(pointer));
    if (kind) return [wrong(kind.code, kind.pattern.exec(pointer)![0])];
  }
  const params = error.params as Record<string, unknown>;
  const n = Number(params.limit ?? params.comparison ?? 0);
  switch (keyword) {
    case 'required':
      return (params.requiredProperties as string[]).map((field) => wrong('missing', pointer, { field }));
    case 'additionalProperties':
      return (params.additionalProperties as string[]).map((field) => wrong('unknown', pointer + pointerPart(field), { field }));
    case 'type':
      return [wrong('type', pointer, { wanted: { key: `level.type.${String(params.type)}` } })];
    case 'enum':
      return [wrong('enum', pointer, { values: (params.allowedValues as unknown[]).map(String).join(', ') })];
    case 'const':
      return [wrong('enum', pointer, { values: String(params.allowedValue) })];
    case 'minItems':
      return [wrong('few', pointer, { n })];
    case 'maxItems':
      return [wrong('many', pointer, { n })];
    case 'minimum':
      return [wrong('small', pointer, { n })];
    case 'maximum':
      return [wrong('large', pointer, { n })];
    case 'minLength':
      return [wrong('short', pointer, { n })];
    case 'maxLength':
      return [wrong('long', pointer, { n })];
    case 'pattern':
      return [wrong(pointer.startsWith('/map/') ? 'row' : 'pattern', pointer)];
    case 'boolean':
    case 'propertyNames':
      return []; // said by another error of the same place
    default:
      return [wrong('other', pointer)];
  }
}
