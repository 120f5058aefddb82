import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isNumericLiteral,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isBigInt,
  isNumber,
  lineAt,
  nameOf,
  nodesOf,
  readTyped,
  type Typed,
  type TypedSource,
} from '@/tests/setup/typed';

let typed: Typed;
beforeAll(() => {
  typed = readTyped();
}, 300_000);
afterAll(() => typed.close());

const place = ({ file, source }: TypedSource, node: Node) =>
  `${file}:${lineAt(source, node.getStart(source))} ${node.getText(source).replace(/\s+/g, ' ').slice(0, 100)}`;

/** Where money is added, rounded, shared, spread and converted: nowhere else (rule 2.1). */
const MONEY = /^lib\/platform\/money[a-z-]*\.ts$/;
/** Counts anew what the rules have counted, by its own arithmetic: a second opinion. */
const SECOND_OPINION = 'lib/sales/lead/queries/ledger-check.ts';

const ARITHMETIC = new Set([
  ...[SyntaxKind.PlusToken, SyntaxKind.MinusToken, SyntaxKind.AsteriskToken, SyntaxKind.SlashToken],
  ...[SyntaxKind.PercentToken, SyntaxKind.AsteriskAsteriskToken],
  ...[SyntaxKind.PlusEqualsToken, SyntaxKind.MinusEqualsToken],
  ...[SyntaxKind.AsteriskEqualsToken, SyntaxKind.SlashEqualsToken],
]);
const AMOUNT =
  /(amount|price|priceTotal|priceFrom|subTotal|fee|cost|commission|markup|deposit|cents|minor|payout|owed)s?$/i;
const PERCENT = /(percent|ratio)s?$/i;
const ROUNDING = /^Math\.(round|floor|ceil|trunc)$/;

/** Every BigInt here is an amount; of numbers the name says so. */
function arithmeticIn(one: TypedSource): string[] {
  const { source } = one;
  const sums = one.sums.filter(({ operatorToken }) => ARITHMETIC.has(operatorToken.kind));
  const operands = sums.flatMap((sum) => [sum.left, sum.right].map((node) => ({ node, sum })));
  const asked = operands.filter(({ node }) => !isNumericLiteral(node) && !isStringLiteral(node));
  const types = typed.typesOf(asked.map(({ node }) => node));
  const found = asked.flatMap(({ node, sum }, index) => {
    const parts = types[index] ?? [];
    return isBigInt(parts) || (isNumber(parts) && AMOUNT.test(nameOf(node))) ? [sum] : [];
  });
  // Of maps and lights other ratios are rounded.
  const isOfMoney = /^(lib|components)\/(rates|money|sales|documents|today)\//.test(one.file);
  const rounded = one.calls.filter(({ expression, arguments: given }) => {
    if (!ROUNDING.test(expression.getText(source))) return false;
    const names = given.flatMap(nodesOf).map(nameOf);
    return names.some((name) => AMOUNT.test(name) || (isOfMoney && PERCENT.test(name)));
  });
  return [...new Set([...found, ...rounded])].map((node) => place(one, node));
}

describe('money', () => {
  // The compiler is asked for the type of each operand; on a busy machine that takes its time.
  it('is added, rounded, shared and converted in lib/platform/money only', { timeout: 120_000 }, () => {
    const others = typed.sources.filter(({ file }) => !MONEY.test(file) && file !== SECOND_OPINION);
    expect(others.flatMap(arithmeticIn)).toEqual([]);
    // What finds nothing anywhere proves nothing.
    expect(typed.sources.filter(({ file }) => MONEY.test(file)).flatMap(arithmeticIn).length).toBeGreaterThan(10);
  });
});

/** What one person can hold in their head. */
const MOST_LINES = 120;
/** Still longer, and shorter from here on: with the reason, and how long each is. */
const LONG = new Map([
  // One write at a time: all its parts turn the same six variables, and none of them means anything without the others.
  ['components/sales/offer/draft-queue.ts', 147],
]);

function longIn(one: TypedSource): string[] {
  const { source } = one;
  const linesOf = (node: Node) => lineAt(source, node.end) - lineAt(source, node.getStart(source));
  return one.functions
    .filter((node) => linesOf(node) > MOST_LINES)
    .filter((node) => linesOf(node) !== LONG.get(one.file))
    .map((node) => `${linesOf(node)} ${place(one, node)}`);
}

describe('functions', () => {
  it(`are no longer than ${MOST_LINES} lines`, () => {
    expect(typed.sources.flatMap(longIn)).toEqual([]);
  });
});

const WRITES =
  /\b(tx|db)\.(lead|leadRoom)\.(create|createMany|update|updateMany|upsert)$|^(changeLead|record|recordAll)$/;
const COLUMN = /^(priceTotal|commissionPercent)$/;

function columnsIn(one: TypedSource): string[] {
  const writes = one.calls.filter(({ expression }) => WRITES.test(expression.getText(one.source)));
  return writes.flatMap(({ arguments: given }) =>
    given
      .flatMap(nodesOf)
      .filter((node) => isPropertyAssignment(node) || isShorthandPropertyAssignment(node))
      .filter(({ name }) => COLUMN.test(nameOf(name)))
      .map((node) => place(one, node)),
  );
}

describe('the columns of a price', () => {
  it('are named by lib/sales/lead/rules/price-columns alone', () => {
    expect(typed.sources.flatMap(columnsIn)).toEqual([]);
  });
});
