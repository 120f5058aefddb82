import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, restored, writeDraft } from '@/components/form/draft';
import { limitText } from '@/components/sales/lead/option-limit';
import { draftKey, keptNames, linkedNames, stepToReturnTo } from '@/components/sales/lead/property-form/draft';
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

/** As the form keeps what is typed at a step, and finds it again under a link. */
function keep(values: Values, step: number, search: string) {
  const kept = keptNames(initial).map((name) => [name, values[name as keyof Values]]);
  writeDraft(KEY, { values: Object.fromEntries(kept), step, search });
}
function find(search: string) {
  const draft = readDraft(KEY);
  return draft && restored(draft, { names: keptNames(initial), linked: linkedNames, search });
}

describe('what is typed into the form of a property', () => {
  let storage: ReturnType<typeof createStorage>;
  beforeEach(() => {
    storage = createStorage();
    vi.stubGlobal('sessionStorage', storage);
  });

  it('is there again after a reload, at the step where it was left', () => {
    keep(typed, 2, LINK);
    expect(find(LINK)).toMatchObject({ values: { firstName: 'Clara', comments: 'By train.', pax: '2' }, step: 2 });
    clearDraft(KEY);
    expect(find(LINK)).toBeNull();
  });

  it('keeps nothing of a card and no consent: whoever pays by card goes on where it is asked for', () => {
    keep({ ...typed, method: 'creditCard' }, 2, LINK);
    expect(storage.all()).not.toMatch(/4242|Clara Weiss|isDisclaimerAccepted/);
    expect(stepToReturnTo(2, { method: 'creditCard' })).toBe(1);
    expect([-1, 0, 2, 7].map((step) => stepToReturnTo(step, { method: 'bankTransfer' }))).toEqual([0, 0, 2, 2]);
  });

  it('brings nothing back that the form does not have', () => {
    writeDraft(KEY, { values: { firstName: 'Clara', isDisclaimerAccepted: true, other: '1' }, step: 0, search: LINK });
    expect(find(LINK)?.values).toEqual({ firstName: 'Clara' });
  });

  it('gives way to a link with another stay, but for what that does not say', () => {
    keep({ ...typed, pax: '4' }, 2, '?checkIn=2027-01-02');
    const draft = find(LINK);
    expect(draft).toMatchObject({ step: 0, values: { firstName: 'Clara' } });
    for (const name of linkedNames) expect(draft?.values).not.toHaveProperty(name);
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
    const text = (...options: ReturnType<typeof option>[]) => limitText(words, countBySeason(options)['2026 winter']);
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
