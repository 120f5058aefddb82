import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyForm as noNights, readForm as readNights } from '@/components/rates/night/edit-form';
import { type Lines, rangeIn } from '@/components/rates/night/range-draft';
import { readForm as readTerms, termsForm } from '@/components/rates/property/terms/terms-form';
import { isTyped, emptyForm as noStays, readForm as readStays } from '@/components/rates/stay/stay-form';
import { readOffer } from '@/components/sales/lead/offer-form';

const stored = (value: unknown) => JSON.parse(JSON.stringify(value));
const price = { text: '12.500', meant: '12.500', isAsked: true };

it('what a tab has kept of an editor comes back as it was typed', () => {
  const nights = { ...noNights, price, minStay: '3', arrivalWeekdays: [6, 7] as const };
  expect(readNights(stored(nights))).toEqual(nights);
  const stays = { ...noStays, kind: 'amount', amount: price, roundTo: 50, nights: '10' } as const;
  expect(readStays(stored(stays))).toEqual(stays);
  const own = {
    prepayment: 30,
    payments: [{ days: 42, percent: 100 }],
    refunds: [{ days: 60, percent: 50 }],
    deposit: null,
  };
  const terms = { ...termsForm(own, 'EUR'), instalments: [{ days: '', percent: '4' }], amount: price };
  expect(readTerms(stored(terms))).toEqual(terms);
  const offer = { price, until: '2027-01-09', message: 'Half board included', isSent: false };
  expect(readOffer(stored(offer))).toEqual(offer);
});

it('what another release has kept is nothing', () => {
  const readers = [readNights, readStays, readTerms, readOffer] as ((kept: never) => unknown)[];
  const found = readers.flatMap((read) =>
    [{}, { text: '1' }, { ...noNights, price: '12' }].map((kept) => read(kept as never)),
  );
  expect(found.filter((one) => one !== null)).toEqual([]);
});

it('a range comes back by what it is of, not by where it stood', () => {
  const lines: Lines = { blocks: [['a', 'b'], ['c']], columns: ['2027-01-02', '2027-01-09', '2027-01-16'] };
  const cell = (line: string, day: string) => ({ line, day });
  const kept = { anchor: cell('a', '2027-01-09'), focus: cell('b', '2027-01-16') };
  expect(rangeIn(lines, kept)).toEqual({
    anchor: { band: 0, row: 0, column: 1 },
    focus: { band: 0, row: 1, column: 2 },
  });
  const later: Lines = { blocks: [['c'], ['b', 'a']], columns: lines.columns.slice(1) };
  expect(rangeIn(later, kept)).toEqual({
    anchor: { band: 1, row: 1, column: 0 },
    focus: { band: 1, row: 0, column: 1 },
  });
  // Of other weeks, of a room that is gone, and between two houses there is none.
  expect(rangeIn({ ...lines, columns: ['2027-03-06'] }, kept)).toBeNull();
  expect(rangeIn({ ...lines, blocks: [['a']] }, kept)).toBeNull();
  expect(rangeIn({ ...lines, blocks: [['a'], ['b']] }, kept)).toBeNull();
});

it('a chosen deed of the stays is kept as a typed figure is; an untouched form is not', () => {
  expect([isTyped(noStays), isTyped({ ...noStays, kind: 'close' }), isTyped({ ...noStays, nights: '5' })]).toEqual([
    false,
    true,
    true,
  ]);
});

/** The opening tags of a component in a file, with what stands inside of it. */
function* usesOf(component: string, source: string): Generator<{ tag: string; inside: string }> {
  for (const { index } of source.matchAll(new RegExp(`<${component}\\b`, 'g'))) {
    let depth = 0;
    let end = index + component.length + 1;
    for (; end < source.length; end += 1) {
      const letter = source[end] ?? '';
      if ('{('.includes(letter)) depth += 1;
      else if ('})'.includes(letter)) depth -= 1;
      else if (depth === 0 && letter === '>' && !/<[^=]*$/.test(source.slice(index + 1, end))) break;
    }
    yield { tag: source.slice(index, end), inside: source.slice(end).split(`</${component}>`)[0] ?? '' };
  }
}

it('a form with fields keeps what is typed in them, or says that it is a secret', () => {
  const components = path.resolve(import.meta.dirname, '../../../components');
  const files = fs
    .readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'));
  const forms = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(components, file), 'utf8');
    return [...usesOf('ApiForm', source)].map((form) => ({ file, ...form }));
  });
  expect(forms.length).toBeGreaterThan(25);
  const unkept = forms.filter(({ tag, inside }) => {
    // Chosen, not typed: the ways on of what is retired.
    const isTyped = /<(Api(Input|TextArea|Money|Percent)\w*|\w*Fields?\w*)\b/.test(inside);
    return isTyped && !/\b(draft=|isSecret\b)/.test(tag);
  });
  expect(unkept.map(({ file }) => file)).toEqual([]);
});
