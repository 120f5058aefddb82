import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeMoney, typedMoney } from '@/components/form/typed-money';
import { money } from '@/lib/platform/money';
import { amountField } from '@/lib/platform/money-input';

describe('an amount in the body of a call', () => {
  // Made in each test: what is made while the file is loaded is none of a test's own.
  const field = () => amountField({ most: 1e6, isPositive: true });
  const said = (value: unknown) => field().safeParse(value).error?.issues[0]?.message;

  it.each([
    [9900.5, 9900.5],
    [1e4, 10_000],
    ['4 500,50', 4500.5],
    ['4.500,50', 4500.5],
    ["4'500", 4500],
    [1e6, 1_000_000],
    ['0'.repeat(39).concat('7'), 7],
  ])('%j is %d', (value, units) => expect(field().parse(value)).toBe(units));

  it.each([
    ['12.500', 'amountAmbiguous'],
    ['1.240', 'amountAmbiguous'],
    ['1e4', 'amountLetters'],
    ['-5', 'amountSign'],
    [-5, 'amountSign'],
    ['EUR 5', 'amountCurrency'],
    [12.345, 'amountDecimals'],
    [1_000_000.01, 'amountTooLarge'],
    ['2 000 000', 'amountTooLarge'],
    ['', 'required'],
    [undefined, 'required'],
    [0, 'required'],
    [null, 'invalidValue'],
    [true, 'invalidValue'],
    ['0'.repeat(40).concat('7'), 'invalidValue'],
    [Number.NaN, 'invalidValue'],
  ])('%j is refused: %s', (value, key) => expect(said(value)).toBe(key));
});

it('says in a form that is left empty what its field asks for', async () => {
  const form = z.object({ amount: amountField({ most: 1e6 }) });
  const resolve = zodResolver(form, undefined, { raw: true });
  const { errors } = await resolve({} as never, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({ amount: { message: 'required' } });
});

describe('an amount that is being typed', () => {
  const asked = money(11_900_00, 'EUR');
  const judge = (text: string, meant: string | null = null) =>
    judgeMoney({ ...typedMoney(), text, meant }, { currency: 'EUR', answers: [asked] });

  it('is ready when it has one meaning near the price it answers', () => {
    expect(judge('11 500')).toEqual({ kind: 'ready', amount: money(11_500_00, 'EUR') });
  });

  it('is asked about where it has two meanings', () => {
    expect(judge('12.500').kind).toBe('ambiguous');
  });

  it('is asked about once where it is far from the price it answers, and again when it becomes another one', () => {
    expect(judge('4500')).toEqual({ kind: 'far', amount: money(4500_00, 'EUR'), from: asked });
    expect(judge('4500', '4500').kind).toBe('ready');
    expect(judge('450', '4500').kind).toBe('far');
  });

  it('begins as it was', () => expect(typedMoney(money(12_50, 'EUR')).text).toBe('12,50'));
});
