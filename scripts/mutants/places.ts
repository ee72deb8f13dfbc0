import ts from 'typescript';

/** One small change of one place in a source file. */
export interface Mutant {
  id: number;
  /** From the root of the checkout. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The names of what it stands in, from the outside: constants, functions, members. Empty at the top of a file. */
  within: string;
  /** What is changed, in one word, such as `compare` or `drop`. */
  kind: string;
  /** The text that stands there, and the one that stands there instead. */
  before: string;
  after: string;
  /** Where the text begins and ends in the file, in characters. */
  start: number;
  end: number;
  /** How the change is put into the source, so that a switch decides: see `switched`. */
  as: 'expression' | 'statement' | 'member';
}

const COMPARE: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};
const LOGIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};
const RECKON: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
};
const CALLS: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/**
 * All changes of one place each in a file, in the order in which they stand there. With a checker, optional members
 * of objects and of lists are dropped too, which is how the data of cards is changed; without one they stay.
 * Only changes that the compiler would let pass are meant: a step may be left out, a required field may not.
 */
export function places(source: ts.SourceFile, file: string, checker?: ts.TypeChecker): Omit<Mutant, 'id'>[] {
  const found: Omit<Mutant, 'id'>[] = [];

  function add(node: ts.Node, kind: string, after: string, as: Mutant['as'] = 'expression') {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, within: within(node), kind, before: node.getText(source), after, start, end: node.getEnd(), as });
  }

  /** An operand that is text is joined, not reckoned with. */
  const isText = (node: ts.Expression) =>
    checker
      ? (checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0
      : ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

  function ofBinary(node: ts.BinaryExpression) {
    const [left, right] = [node.left.getText(source), node.right.getText(source)];
    const kind = node.operatorToken.kind;
    for (const [name, table] of [
      ['compare', COMPARE],
      ['logic', LOGIC],
    ] as const) {
      const other = table[kind];
      // In brackets: `a || b ?? c` and `a && b || c` are no sentences of the language, or other ones.
      if (other) add(node, name, `(${left}) ${other} (${right})`);
    }
    const other = RECKON[kind];
    if (other && !isText(node.left) && !isText(node.right)) add(node, 'reckon', `(${left}) ${other} (${right})`);
  }

  function ofCall(node: ts.CallExpression) {
    if (!ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    const args = node.arguments.map((argument) => argument.getText(source)).join(', ');
    const other = CALLS[name.text];
    if (other) add(node, 'call', `${expression.getText(source)}${node.expression.questionDotToken ? '?.' : '.'}${other}(${args})`);
    if (name.text === 'filter' && !node.expression.questionDotToken) add(node, 'filter', expression.getText(source));
  }

  /** Whether a member may be missing from what is expected there. */
  function isOptional(node: ts.PropertyAssignment): boolean {
    const expected = checker?.getContextualType(node.parent);
    const member = expected && checker?.getPropertyOfType(expected, node.name.getText(source));
    return !!member && (member.flags & ts.SymbolFlags.Optional) !== 0;
  }

  /** Whether a list may be a member shorter: tuples may not. */
  function mayShrink(node: ts.ArrayLiteralExpression): boolean {
    const expected = checker?.getContextualType(node);
    if (!checker || !expected) return false;
    const types = expected.isUnion() ? expected.types : [expected];
    return !types.some((type) => checker.isTupleType(type));
  }

  function visit(node: ts.Node) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) ofBinary(node);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, 'not', `!!(${node.operand.getText(source)})`);
    } else if (ts.isNumericLiteral(node) && !ts.isPropertyName(node.parent) && !isNameOfMember(node)) {
      add(node, 'number', String(Number(node.text) + 1));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) add(node, 'truth', 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) add(node, 'truth', 'true');
    else if (ts.isConditionalExpression(node)) {
      const [test, yes, no] = [node.condition, node.whenTrue, node.whenFalse].map((part) => part.getText(source));
      add(node, 'choice', `(${test}) ? (${no}) : (${yes})`);
    } else if (ts.isCallExpression(node)) ofCall(node);
    else if (ts.isIfStatement(node) && !ts.isBinaryExpression(node.expression) && !ts.isPrefixUnaryExpression(node.expression)) {
      add(node.expression, 'if', `!(${node.expression.getText(source)})`);
    } else if (ts.isExpressionStatement(node) && (ts.isCallExpression(node.expression) || ts.isBinaryExpression(node.expression))) {
      add(node, 'leave-out', '', 'statement');
    } else if (ts.isReturnStatement(node) && isGuarded(node)) add(node, 'go-on', '', 'statement');
    else if (ts.isPropertyAssignment(node) && isOptional(node)) add(node, 'drop', '', 'member');
    else if (ts.isArrayLiteralExpression(node) && mayShrink(node)) {
      for (const element of node.elements) if (!ts.isSpreadElement(element)) add(element, 'drop', '', 'member');
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

/** `{ 1: … }`: the 1 is a name. */
const isNameOfMember = (node: ts.Node) =>
  (ts.isPropertyAssignment(node.parent) || ts.isMethodDeclaration(node.parent)) && node.parent.name === node;

/** The names of what a place stands in, with points between. */
function within(node: ts.Node): string {
  const names: string[] = [];
  for (let holder = node.parent; holder; holder = holder.parent) {
    if (
      (ts.isVariableDeclaration(holder) ||
        ts.isFunctionDeclaration(holder) ||
        ts.isMethodDeclaration(holder) ||
        ts.isPropertyAssignment(holder)) &&
      holder.name &&
      holder.name !== node
    ) {
      names.unshift(holder.name.getText().replace(/^['"]|['"]$/g, ''));
    }
  }
  return names.join('.');
}

/** A return behind an `if`: without it the function goes on. */
function isGuarded(node: ts.ReturnStatement): boolean {
  const holder = ts.isBlock(node.parent) ? node.parent.parent : node.parent;
  return ts.isIfStatement(holder);
}

/**
 * The text of a file in which each of these changes is made where its switch is on: `__mutant(id)` answers that while
 * the program runs. All changes of a sample so stand in one program, and each is tried without building again.
 */
export function switched(text: string, mutants: readonly Mutant[]): string {
  /** From the widest to the narrowest, so that what holds others is put down before them. */
  const order = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b));
  let next = 0;

  function render(start: number, end: number): string {
    let out = '';
    let at = start;
    for (let m = order[next]; m && m.start < end; m = order[next]) {
      next++;
      out += text.slice(at, m.start) + around(m, render(m.start, m.end));
      at = m.end;
    }
    return out + text.slice(at, end);
  }

  return render(0, text.length);
}

/** Of changes of the same stretch: a member is left out around, an expression changed within. */
const rank = (m: Mutant) => ['member', 'statement', 'expression'].indexOf(m.as);

function around(m: Mutant, inner: string): string {
  if (m.as === 'statement') return `{ if (!__mutant(${m.id})) { ${inner} } }`;
  if (m.as === 'expression') return `(__mutant(${m.id}) ? ${m.after || 'undefined'} : ${inner})`;
  return isMemberOfObject(m) ? `...(__mutant(${m.id}) ? {} : { ${inner} })` : `...(__mutant(${m.id}) ? [] : [${inner}])`;
}

/** `name: value` is a member of an object, anything else one of a list. */
const isMemberOfObject = (m: Mutant) => /^(?:[\w$]+|'[^']*'|"[^"]*"|\[[^\]]*\])\s*:(?!:)/.test(m.before);
