import path from 'node:path';
import type { BinaryExpression, CallExpression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, type Type, TypeFlags } from 'typescript/unstable/sync';

const root = path.resolve(import.meta.dirname, '../..');

/** A file with its nodes, each kind of them once. */
export type TypedSource = {
  file: string;
  source: SourceFile;
  sums: BinaryExpression[];
  calls: CallExpression[];
  functions: Node[];
};

/** The product's own files, and what the compiler knows of them. */
export type Typed = {
  sources: TypedSource[];
  /** Of each expression its type, of a union every part of it. */
  typesOf: (nodes: readonly Node[]) => (readonly Type[])[];
  close: () => void;
};

export function readTyped(): Typed {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
  if (!project) throw new Error('The compiler has found no project.');
  const { program, checker } = project;
  return {
    sources: program.getSourceFileNames().flatMap((name) => {
      const file = path.relative(root, name);
      const source = /^(lib|components|app)\//.test(file) ? program.getSourceFile(name) : undefined;
      return source ? [readSource(file, source)] : [];
    }),
    typesOf: (nodes) => (nodes.length === 0 ? [] : checker.getTypeAtLocation(nodes).map(partsOf)),
    close: () => api.close(),
  };
}

function readSource(file: string, source: SourceFile): TypedSource {
  const read: TypedSource = { file, source, sums: [], calls: [], functions: [] };
  const visit = (node: Node): void => {
    if (isBinaryExpression(node)) read.sums.push(node);
    else if (isCallExpression(node)) read.calls.push(node);
    else if (isFunction(node)) read.functions.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return read;
}

const isFunction = (node: Node) =>
  isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node) || isMethodDeclaration(node);

function partsOf(type: Type | undefined): readonly Type[] {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes() : [type];
}

const BIGINT = TypeFlags.BigInt | TypeFlags.BigIntLiteral;
const NUMBER = TypeFlags.Number | TypeFlags.NumberLiteral;
export const isBigInt = (types: readonly Type[]): boolean => types.some(({ flags }) => (flags & BIGINT) !== 0);
export const isNumber = (types: readonly Type[]): boolean => types.some(({ flags }) => (flags & NUMBER) !== 0);

/** The node and all below it. */
export function nodesOf(node: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (one: Node): void => {
    nodes.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return nodes;
}

export function lineAt({ text }: SourceFile, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** `price` of `lead.price`, `(price ?? 0)` and `Number(price)`; empty for what has no name. */
export function nameOf(node: Node): string {
  if (isIdentifier(node)) return node.text;
  if (isPropertyAccessExpression(node)) return nameOf(node.name);
  if (isParenthesizedExpression(node) || isNonNullExpression(node) || isAsExpression(node)) {
    return nameOf(node.expression);
  }
  if (isBinaryExpression(node)) return /^\s*\?\?/.test(node.operatorToken.getText()) ? nameOf(node.left) : '';
  if (!isCallExpression(node) || nameOf(node.expression) !== 'Number') return '';
  const [argument] = node.arguments;
  return argument ? nameOf(argument) : '';
}
