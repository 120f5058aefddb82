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
  ['Courchevel', 'Cour|che|vel'],
  ['Pigeonnier', 'Pi|geon|nier'],
])('divides %s between its syllables', (name, parts) => {
  expect(shown(name)).toBe(parts);
});

it('leaves short words whole, and never two letters alone at the end', () => {
  expect(shown('Chalet Sept Mélèzes')).toBe('Chalet Sept Mélèzes');
  expect(shown('Chalet Enrosadira')).toBe('Chalet En|ro|sa|dira');
  expect(shown('Cortina d’Ampezzo, EUR')).toBe('Cortina d’Ampezzo, EUR');
  expect(shown('Abendstern')).toBe('Abend|stern');
});
