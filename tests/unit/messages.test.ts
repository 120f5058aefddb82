import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import de from '@/messages/de/index';
import en from '@/messages/en/index';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') entries.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) entries.set(path, text);
  }
  return entries;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

const english = flatten(en as Tree);
const german = flatten(de as Tree);
/** The names of the values a message takes, those inside plural branches included. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag)
        names.add(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const { value } of Object.values(element.options)) visit(value);
      }
    }
  };
  visit(parse(text));
  return [...names].sort();
}

describe('messages', () => {
  it('exist in both languages under the same keys', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
  });

  it('keep nights and guests on the line of their number', () => {
    const unit = /(?:[0-9}#]) (?:nights?|guests?|Nächten?|Nacht|Gästen?|Gast)\b/;
    const parted = [...english, ...german].filter(([, text]) => unit.test(text));
    expect(parted.map(([key]) => key)).toEqual([]);
  });

  it('keep a time that is left in one piece', () => {
    const unit = /[0-9}#] (?:d|h|min|T|Std|Min)(?![\p{L}])/u;
    const parted = [...english, ...german].filter(([, text]) => unit.test(text));
    expect(parted.map(([key]) => key)).toEqual([]);
  });

  it('leave no hour alone at the end of a line', () => {
    const parted = [...german].filter(([, text]) => /[0-9}] Uhr\b/.test(text));
    expect(parted).toEqual([]);
  });

  it('end what is wrong with a full stop in German, whichever form says it', () => {
    const said = /^(error|issuer\.problem|otherDates\.problem|roomRates\.stay\.limit)\./;
    const bare = [...german].filter(([key, text]) => said.test(key) && !/[.?!…]\}*$/.test(text));
    expect(bare).toEqual([]);
  });

  it('are read from every file, and the first level of keys is the name of the file', () => {
    for (const [locale, tree] of [
      ['en', en],
      ['de', de],
    ] as const) {
      const files = readdirSync(`messages/${locale}`).filter((file) => file.endsWith('.json'));
      expect(Object.keys(tree).sort()).toEqual(files.map((file) => file.slice(0, -'.json'.length)).sort());
    }
  });

  it('take the same values in both languages', () => {
    for (const [key, text] of english) {
      expect([key, placeholders(german.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('are never empty', () => {
    for (const [key, text] of [...english, ...german]) expect([key, text.trim().length > 0]).toEqual([key, true]);
  });

  it('are all used: the last part of every key, or its group, stands in the code', () => {
    const code = ['app', 'components', 'lib'].flatMap((folder) => sources(folder)).join('\n');
    // Nearly all keys are found by one reading of the code; the patterns below are for the few that are not.
    const words = new Set(code.match(/(?<=['"`.])\w+(?=['"`])|\b\w+\b(?=\s*[:,})])/g));
    const unused = [...english.keys()].filter((key) => {
      const parts = key.split('.');
      const last = parts.at(-1) ?? '';
      if (words.has(last)) return false;
      const group = parts.at(-2) ?? '';
      const asWord = new RegExp(`['"\`.]${last}['"\`]|\\b${last}\\b\\s*[:,})]`);
      const asGroup = new RegExp(`['"\`.]${group}\\.\\$\\{|['"\`]${group}['"\`]`);
      return !asWord.test(code) && !(parts.length > 2 && asGroup.test(code));
    });
    expect(unused).toEqual([]);
  });
});
