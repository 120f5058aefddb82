import { expect, it } from 'vitest';
import { divided } from '@/lib/platform/divided';

const shown = (name: string) => divided(name).replaceAll('\u00ad', '|');

it.each([
  ['Arvenschatten', 'Ar|ven|schat|ten'],
  ['Stadtwohnung', 'Stadt|woh|nung'],
  ['Seehornblick', 'See|horn|blick'],
  ['Mähderblick', 'Mäh|der|blick'],
  ['Glockenhof', 'Glo|cken|hof'],
  ['Kitzbühel', 'Kitz|bü|hel'],
  ['Frühstück', 'Früh|stück'],
  ['Selbstverpflegung', 'Selbst|ver|pfle|gung'],
  ['Courchevel', 'Courche|vel'],
  ['Pigeonnier', 'Pi|geon|nier'],
])('divides %s between its syllables', (name, parts) => {
  expect(shown(name)).toBe(parts);
});

it('leaves short words whole, and never a letter alone', () => {
  expect(shown('Chalet Sept Mélèzes')).toBe('Chalet Sept Mélèzes');
  expect(shown('Chalet Enrosadira')).toBe('Chalet En|ro|sadi|ra');
  expect(shown('Cortina d’Ampezzo, EUR')).toBe('Cortina d’Ampezzo, EUR');
  expect(shown('Abendstern')).toBe('Abend|stern');
});
