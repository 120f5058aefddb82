import type { Block, Letter } from './letter';
import type { Letterhead } from './letterhead';

const WIDTH = 72;

/** Breaks at spaces; a word longer than the line (an address) stays whole, so that it can be clicked. */
function wrap(text: string, indent = ''): string {
  const width = WIDTH - indent.length;
  return text
    .split('\n')
    .map((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        if (line !== '' && line.length + word.length >= width) {
          lines.push(line);
          line = word;
        } else line = line === '' ? word : `${line} ${word}`;
      }
      return [...lines, line].map((one) => `${indent}${one}`.trimEnd()).join('\n');
    })
    .join('\n');
}

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return wrap(block.text);
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(WIDTH, block.text.length))}`;
    case 'facts': {
      const column = Math.max(...block.facts.map(({ label }) => label.length)) + 2;
      const pad = ' '.repeat(column);
      return block.facts
        .map(({ label, value }) => `${`${label}:`.padEnd(column)}${wrap(value, pad).trimStart()}`)
        .join('\n');
    }
    case 'words':
      return `${block.label}:\n\n${wrap(block.text, '    ')}`;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'link':
      return `${block.before} ${block.label}\n${block.href}`;
  }
}

/** The letter for people who read their mail as text: what the page says, in the same order. */
export function drawText(letter: Letter, { foot }: Pick<Letterhead, 'foot'>): string {
  const heading = `${letter.heading}\n${'='.repeat(Math.min(WIDTH, letter.heading.length))}`;
  const signature = ['-- ', ...foot].join('\n');
  return `${[heading, ...letter.blocks.map(drawBlock), signature].join('\n\n')}\n`;
}
