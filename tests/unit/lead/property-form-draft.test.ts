import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFormDraft, draftKey, readFormDraft, writeFormDraft } from '@/components/sales/lead/property-form/draft';
import { limitText } from '@/components/sales/lead/property-form/limit';
import { answeredText } from '@/components/sales/lead/property-form/outcome';
import type { PropertyFormSetting, Values } from '@/components/sales/lead/property-form/setting';
import { messages } from '@/lib/platform/i18n/messages';
import { countBySeason } from '@/lib/sales/lead/rules/option';

const initial = {
  ...{ checkIn: '2027-06-05', checkOut: '2027-06-12', pax: '2', serviceLevel: 'Catered' },
  ...{ firstName: '', lastName: '', nationality: '', amexCardMember: '', tls: '', cc: '', comments: '' },
  ...{ method: 'bankTransfer', seeksDiscount: false, asksOperator: true, isDisclaimerAccepted: false },
  ...{ cardNumber: '', cardName: '', cardMonth: '', cardYear: '', card: null },
} satisfies Values;
const card = { cardNumber: '4242 4242 4242 4242', cardName: 'Clara Weiss', cardMonth: '05', cardYear: '29' };
const typed: Values = { ...initial, ...card, firstName: 'Clara', comments: 'By train.', isDisclaimerAccepted: true };
const LINK = '?checkIn=2027-06-05';
const KEY = draftKey({ deed: 'take-option', property: { id: 'P01' }, lead: null } as PropertyFormSetting, 'helena');

/** As a browser keeps it for a tab. */
function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    all: () => [...kept.values()].join(),
  };
}

describe('what is typed into the form of a property', () => {
  let storage: ReturnType<typeof createStorage>;
  beforeEach(() => {
    storage = createStorage();
    vi.stubGlobal('sessionStorage', storage);
  });

  it('is there again after a reload, at the step where it was left', () => {
    writeFormDraft(KEY, { values: typed, step: 2 }, LINK);
    expect(readFormDraft(KEY, initial, LINK)).toEqual({
      values: { ...initial, firstName: 'Clara', comments: 'By train.' },
      step: 2,
    });
    clearFormDraft(KEY);
    expect(readFormDraft(KEY, initial, LINK)).toBeNull();
  });

  it('keeps nothing of a card and no consent: whoever pays by card goes on where it is asked for', () => {
    writeFormDraft(KEY, { values: { ...typed, method: 'creditCard' }, step: 2 }, LINK);
    expect(storage.all()).not.toMatch(/4242|Clara Weiss|isDisclaimerAccepted/);
    expect(readFormDraft(KEY, initial, LINK)).toMatchObject({ step: 1, values: { cardNumber: '' } });
  });

  it('gives way to a link with another stay, but for what that does not say', () => {
    writeFormDraft(KEY, { values: { ...typed, pax: '4' }, step: 2 }, '?checkIn=2027-01-02');
    const draft = readFormDraft(KEY, initial, LINK);
    expect(draft).toMatchObject({ step: 0, values: { checkIn: '2027-06-05', pax: '2', firstName: 'Clara' } });
  });

  it('is nobody else’s, and of no other house, deed or version of a lead', () => {
    const keys = [
      draftKey({ deed: 'take-option', property: { id: 'P01' }, lead: null } as PropertyFormSetting, 'theresa'),
      draftKey({ deed: 'book-now', property: { id: 'P01' }, lead: null } as PropertyFormSetting, 'helena'),
      draftKey({ deed: 'take-option', property: { id: 'P02' }, lead: null } as PropertyFormSetting, 'helena'),
      ...[1, 2].map((version) =>
        draftKey(
          { deed: 'take-option', property: { id: 'P01' }, lead: { id: 'L', version } } as PropertyFormSetting,
          'helena',
        ),
      ),
    ];
    expect(new Set([KEY, ...keys]).size).toBe(6);
  });
});

describe('what is said of an option', () => {
  const { propertyLead: words } = messages.en;
  const setting = { words, locale: 'en', timeZone: 'Europe/Vienna' } as PropertyFormSetting;
  const state = { _id: 'L', version: 2, status: 'REQUESTED_OPTION', optionExpiresAt: '2026-12-04T09:00:00Z' } as const;
  const answerDueAt = '2026-12-02T09:00:00Z';

  it('is until when it is answered and which place in line it has', () => {
    expect(answeredText({ ...state, optionRank: 1, answerDueAt }, setting)).toBe(
      'The operator answers by 2 Dec 2026, 10:00. You are first in line.',
    );
    expect(answeredText({ ...state, optionRank: 2, answerDueAt }, setting)).toContain('You are no. 2 in line');
    expect(answeredText({ ...state, status: 'CONFIRMED_OPTION', optionRank: 1 }, setting)).toBe(
      'The option is confirmed and holds the house until 4 Dec 2026, 10:00. You are first in line.',
    );
    expect(answeredText(null, setting)).toBe('');
  });

  it('is how many the agency holds in that season, before it asks for one more', () => {
    const option = (status: string, checkIn: '2027-01-09' | '2027-06-05') => ({ status, checkIn });
    const text = (...options: ReturnType<typeof option>[]) => limitText(words, countBySeason(options), '2027-03-06');
    const confirmed = option('CONFIRMED_OPTION', '2027-01-09');
    const requested = option('REQUESTED_OPTION', '2027-01-09');
    const { held, requested: asked, full, crowded } = words.limit;
    const of = (count: number) => held.replace('{held}', String(count)).replace('{most}', '3');
    expect(text()).toBe(of(0));
    // Summer counts for itself.
    expect(text(confirmed, option('CONFIRMED_OPTION', '2027-06-05'))).toBe(of(1));
    expect(text(confirmed, requested)).toBe(`${of(1)} ${asked.replace('{requested}', '1')}`);
    expect(text(confirmed, requested, requested)).toBe(`${of(1)} ${asked.replace('{requested}', '2')} ${crowded}`);
    expect(text(confirmed, confirmed, confirmed)).toBe(`${of(3)} ${full}`);
  });
});
