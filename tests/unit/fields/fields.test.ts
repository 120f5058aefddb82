import { describe, expect, it } from 'vitest';
import { emailField, optionalText, requiredLine } from '@/lib/platform/fields';

const line = (value: string) => requiredLine('nameRequired').safeParse(value).data;
const text = (value: string) => optionalText(500).safeParse(value).data;

describe('names', () => {
  it.each([
    ['Persian', 'علی\u200cرضا'],
    ['Sinhala', 'ක්\u200dෂ'],
    ['a family', '👨\u200d👩\u200d👧'],
  ])('keep the joiners of %s, in one line and in several', (_script, name) => {
    expect([line(name), text(name)]).toEqual([name, name]);
  });

  it.each([
    ['joiners that join nothing', '\u200d\u200cAnna \u200d', 'Anna'],
    ['a line break', 'Anna\r\nBcc: x', 'Anna Bcc: x'],
    ['direction marks', 'Anna\u202egro.evil\u2066', 'Anna gro.evil'],
    ['a word joiner', 'An\u2060na', 'An na'],
  ])('lose %s', (_what, sent, kept) => {
    expect(line(sent)).toBe(kept);
  });

  it('are missing where nothing can be seen', () => {
    for (const unseen of ['\u200d', '\u200c \u200d', '\u200b', ' ']) expect(line(unseen)).toBeUndefined();
  });
});

describe('e-mail addresses', () => {
  it.each([
    'a@x.at',
    'first.last@sub-domain.example.org',
    'first+tag@x--y.at',
    "o'hara@x.ie",
    'jürgen@müller.example',
    '用户@例え.テスト',
    '-a-@1.example',
    ' a@x.at\n',
  ])('taken: %j', (address) => {
    expect(emailField.safeParse(address).data).toBe(address.trim());
  });

  it.each([
    '.a@x.at',
    'a.@x.at',
    'a..b@x.at',
    'a@x..com',
    'a@.x.org',
    'a@x.org.',
    'a@-x.org',
    'a@x-.com',
    'a@x.-org',
    'a@x.org-',
    'a@x.o',
    'test@io',
    'a@b@x.at',
    'a@x.at, b@x.at',
    'a@x.at>\u200d',
    'a\u200db@x.at',
    'a b@x.at',
    `${'a'.repeat(250)}@x.at`,
  ])('refused: %j', (address) => {
    expect(emailField.safeParse(address).success).toBe(false);
  });
});
