import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vitest/node';

/** The places of a file that refuse: `if (…) throw new AppError(…)`, or what a function of ours makes of one. Offsets are of the condition. */
export function refusalsOf(code) {
  if (!code.includes('throw ')) return [];
  const found = [];
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    if (node.type === 'IfStatement' && isRefused(node.consequent)) found.push(node.test);
  });
  return found.map(({ start, end }) => ({ start, end, line: code.slice(0, start).split('\n').length }));
}

function isRefused(consequent) {
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
  if (last?.type !== 'ThrowStatement') return false;
  const { type, callee } = last.argument;
  return type === 'CallExpression' || (type === 'NewExpression' && callee.name === 'AppError');
}

function visit(node, each) {
  if (Array.isArray(node)) for (const one of node) visit(one, each);
  if (!node || typeof node.type !== 'string') return;
  each(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, each);
}

/** Every refusal of a folder or file of `lib`, as `lib/…/file.ts:line`. */
export function refusalsBelow(root, place) {
  const start = path.join(root, place);
  const files = fs.statSync(start).isDirectory()
    ? fs.readdirSync(start, { recursive: true }).map((name) => path.join(start, name))
    : [start];
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .flatMap((file) =>
      refusalsOf(fs.readFileSync(file, 'utf8')).map(({ line }) => `${path.relative(root, file)}:${line}`),
    )
    .sort();
}

/** Leads the condition of every refusal of `lib` past `notice.mjs`, on the line where it stands. */
export function noticeRefusals(root) {
  return {
    name: 'notice-refusals',
    enforce: 'pre',
    transform(code, id) {
      const [file] = id.split('?');
      if (!file.startsWith(path.join(root, 'lib/')) || !file.endsWith('.ts')) return null;
      const name = path.relative(root, file);
      const made = refusalsOf(code)
        .sort((a, b) => b.start - a.start)
        .reduce(
          (text, { start, end, line }) =>
            `${text.slice(0, start)}globalThis.noticeRefusal('${name}:${line}', (${text.slice(start, end)}))${text.slice(end)}`,
          code,
        );
      return { code: made, map: null };
    },
  };
}
