import { runInThisContext } from 'node:vm';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Mutant, places, switched } from './places.ts';

const FILE = 'rule.ts';

function found(text: string): Mutant[] {
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.Latest, true);
  return places(source, FILE).map((place, id) => ({ ...place, id }));
}

/** What `rule(…args)` of a program gives where one change is switched on; -1 for none. */
function played(program: string, active: number, args: readonly unknown[] = []): unknown {
  const { code } = transformSync(program, { loader: 'ts' });
  const rule = runInThisContext(`(__mutant, args) => { ${code}; return rule(...args); }`) as (
    on: (id: number) => boolean,
    args: readonly unknown[],
  ) => unknown;
  return rule((id) => id === active, args);
}

const run = (text: string, active: number, ...args: unknown[]) => played(switched(text, found(text)), active, args);

const changes = (text: string) => found(text).map(({ kind, after }) => `${kind}: ${after}`);

test('comparisons, joined conditions, numbers, truths and steps left out are found, each where it stands', () => {
  const text = 'function rule(a: number, b: number) {\n  if (a < b && !(a === 3)) return 1;\n  log(true);\n  return a - b;\n}';
  expect(changes(text)).toEqual([
    'logic: (a < b) || (!(a === 3))',
    'compare: (a) <= (b)',
    'not: !!((a === 3))',
    'compare: (a) !== (3)',
    'number: 4',
    'go-on: ',
    'number: 2',
    'leave-out: ',
    'truth: false',
    'reckon: (a) + (b)',
  ]);
  expect(found(text).map(({ line }) => line)).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 3, 4]);
});

test('types, names of members and imports are left alone', () => {
  expect(changes("import { x } from 'y';\ntype Two = 1 | 2;\ninterface One { a: true }\nconst held: 1 | 2 = { 1: x }[1];")).toEqual([
    'number: 2',
  ]);
});

test('without a switch the program does what it did, also where changes stand within changes', () => {
  const text =
    'function rule(a: number, b: number) { return (a < b && a + 1 > 2 ? [a, b] : [b]).filter((n) => n !== 4).some((n) => n > 3); }';
  const plain = (...args: number[]) => played(text, -1, args);
  const cases = [
    [1, 5],
    [3, 5],
    [4, 4],
    [5, 1],
    [1, 2],
  ];
  expect(cases.map((args) => run(text, -1, ...args))).toEqual(cases.map((args) => plain(...args)));
  expect(new Set(cases.map((args) => plain(...args))).size, 'both answers come').toBe(2);
});

test('each switch makes its change and no other', () => {
  const text = 'function rule(a: number, b: number) { if (a < b) return 0; return Math.max(a, b) - 1; }';
  const of = (kind: string, nth = 0) => found(text).filter((mutant) => mutant.kind === kind)[nth]!.id;
  expect(run(text, -1, 2, 2)).toBe(1);
  expect(run(text, of('compare'), 2, 2)).toBe(0);
  expect(run(text, of('go-on'), 1, 2)).toBe(1);
  expect(run(text, of('number'), 1, 2)).toBe(1);
  expect(run(text, of('reckon'), 2, 2)).toBe(3);
  expect(run(text, of('call'), 3, 2)).toBe(1);
});

test('a return left out keeps the else that follows with its own if', () => {
  const text = "function rule(a: number) { if (a > 1) return 'more'; else if (a < 0) return 'less'; return 'between'; }";
  const goOn = found(text).filter(({ kind }) => kind === 'go-on');
  expect(run(text, goOn[0]!.id, 2)).toBe('between');
  expect(run(text, goOn[0]!.id, -1)).toBe('less');
  expect(run(text, goOn[1]!.id, -1)).toBe('between');
});

test('with types, optional members and members of lists are dropped, required ones and tuples are not', () => {
  const text =
    'interface Card { id: string; against?: string; carriers: string[]; pair: [number, number] }\nconst rule = (): Card => ({ id: "x", against: "dragon", carriers: ["good"], pair: [1, 2] });';
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => (name === FILE ? ts.createSourceFile(FILE, text, version, true) : read(name, version));
  const program = ts.createProgram([FILE], { strict: true, noEmit: true }, host);
  const dropped = places(program.getSourceFile(FILE)!, FILE, program.getTypeChecker()).filter(({ kind }) => kind === 'drop');
  expect(dropped.map(({ before }) => before)).toEqual(['against: "dragon"', '"good"']);
  const mutants = dropped.map((place, id) => ({ ...place, id }));
  const made = (active: number) => played(switched(text, mutants), active);
  expect(made(-1)).toEqual({ id: 'x', against: 'dragon', carriers: ['good'], pair: [1, 2] });
  expect(made(0)).toEqual({ id: 'x', carriers: ['good'], pair: [1, 2] });
  expect(made(1)).toEqual({ id: 'x', against: 'dragon', carriers: [], pair: [1, 2] });
});
