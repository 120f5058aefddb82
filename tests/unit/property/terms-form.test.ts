import { describe, expect, it } from 'vitest';
import { depositState, readTerms, type TermsForm, termsForm } from '@/components/rates/property/terms/terms-form';
import type { OwnTerms } from '@/lib/rates/property/rules/own-terms';

const stored: OwnTerms = {
  prepayment: 35,
  payments: [{ days: 84, percent: 100 }],
  refunds: [{ days: 84, percent: 65 }],
  deposit: null,
};

/** What becomes of a text in the field of the security deposit. */
function typed(text: string) {
  const form: TermsForm = {
    ...termsForm(stored, 'EUR'),
    hold: 'taken',
    amount: { text, meant: null, isAsked: true },
  };
  const state = depositState(form, stored, 'EUR');
  return { state: state.kind, amount: readTerms(form, state)?.deposit?.amount ?? null };
}

describe('the security deposit of the terms', () => {
  it.each([
    ['7500', 7_500],
    ["7'500", 7_500],
    ['7.500,50', 7_500.5],
    ['EUR 7 500', 7_500],
  ])('%s is read as an amount is anywhere', (text, amount) => {
    expect(typed(text)).toEqual({ state: 'ready', amount });
  });

  it.each([
    ['7.500', 'ambiguous'],
    ['7,500', 'ambiguous'],
    ['abc', 'none'],
    ['', 'empty'],
  ])('%s is no terms yet: %s', (text, state) => {
    expect(typed(text)).toEqual({ state, amount: null });
  });

  it('is asked about where it is far from the one it takes the place of', () => {
    const former = { ...stored, deposit: { amount: 1_500, hold: 'taken' as const } };
    const form = { ...termsForm(former, 'EUR'), amount: { text: '15', meant: null, isAsked: true } };
    expect(depositState(form, former, 'EUR').kind).toBe('far');
  });
});
