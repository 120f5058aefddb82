import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../setup/command.mjs';
import { root } from '../setup/places.mjs';
import { say } from '../setup/report.mjs';

const FIGURES = path.join(root, 'docs/figures.md');
const HEAD = `# Figures

The last figures of each benchmark, written by itself when it has run whole (\`npm run bench:…\`). Only ratios compare between
machines; what a benchmark measures is said at the head of its file in \`scripts/bench\`.
`;

/** What is measured beside something else: its milliseconds, how many times the other's, and whether that is within the limit. */
export function ratioRow(name, milliseconds, beside, most) {
  const ratio = milliseconds / beside;
  const verdict = most === undefined ? 'told' : ratio <= most ? 'kept' : 'BROKEN';
  return { name, milliseconds, ratio, verdict, limit: most === undefined ? '' : `≤ ${most} ×` };
}

export const brokenIn = (rows) => rows.filter(({ verdict }) => verdict === 'BROKEN').length;

export function drawRatios(rows) {
  return rows.map(({ name, milliseconds, ratio, verdict, limit }) => {
    const cells = [`${milliseconds.toFixed(2)} ms`, `${ratio.toFixed(1)} ×`, verdict, limit];
    return [name.padEnd(44), ...cells.map((cell) => cell.padStart(12))].join('  ').trimEnd();
  });
}

const loadOf = () => `${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} cores`;

function commitOf() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/figures.md') !== '';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'no commit';
  }
}

/** One benchmark's section anew, the others as they are, in the order of their names. */
export function withSection(text, name, section) {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  const others = parts.filter((part) => !part.startsWith(`## ${name}\n`));
  const sorted = [...others, `## ${name}\n\n${section.trim()}\n\n`].sort((a, b) => (a < b ? -1 : 1));
  return `${HEAD}\n${sorted.map((part) => `${part.trim()}\n`).join('\n')}`;
}

function writeFigures(name, lines, load) {
  const machine = `${os.cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 1024 ** 3)} GB`;
  const about = [
    new Date().toISOString().slice(0, 10),
    commitOf(),
    machine,
    `Node ${process.versions.node}`,
    `load ${load}`,
  ];
  const text = fs.existsSync(FIGURES) ? fs.readFileSync(FIGURES, 'utf8') : '';
  const fence = '```';
  const section = `${about.join(' · ')}\n\n${fence}text\n${lines.join('\n').trim()}\n${fence}`;
  fs.writeFileSync(FIGURES, withSection(text, name, section));
}

const sentences = {
  kept: '✓ Every limit is kept.',
  broken: (count) => `✗ ${count} ${count === 1 ? 'limit is' : 'limits are'} broken.`,
};

/**
 * Runs a benchmark as a command: it says the lines of its figures, the load of the machine and the verdict, and keeps the figures
 * where it has run whole (`isWhole`). `measure` returns `{ lines, broken, hints }`: drawn lines, how many limits are broken (null:
 * none is judged), and what only whoever looks for the reason reads. Exit code 1 where one is broken.
 */
export function benchmark(name, measure) {
  return runCommand(async () => {
    const { lines, broken = null, hints = [], verdict, isWhole = true } = await measure();
    const load = loadOf();
    say();
    for (const line of lines) say(line);
    for (const line of hints) say(`· ${line}`);
    say();
    say(`Load of the machine  ${load}`);
    const judged = broken === null ? null : (verdict ?? (broken === 0 ? sentences.kept : sentences.broken(broken)));
    if (judged) say(judged);
    if (isWhole) writeFigures(name, judged ? [...lines, '', judged] : lines, load);
    return broken ? 1 : 0;
  });
}
