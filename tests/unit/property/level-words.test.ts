import { describe, expect, it } from 'vitest';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import de from '@/messages/de/index';
import en from '@/messages/en/index';
import { serviceLevels } from '@/prisma/seed/rows/service-levels';

/** Rule 7.12. */
const specified = {
  en: { selfCatered: 'Selfcatered', bedAndBreakfast: 'Bed & Breakfast', catered: 'Catered' },
  de: { selfCatered: 'Selbstverpflegung', bedAndBreakfast: 'Frühstück', catered: 'Hotelservice' },
};

describe.each([
  ['en', en],
  ['de', de],
] as const)('meal plans in %s', (locale, messages) => {
  it('are called the same on pages, in the search, in mails and in the demonstration data', () => {
    expect(messages.property.level).toEqual(specified[locale]);
    expect(messages.search.levels).toEqual(specified[locale]);
    expect(messages.mail.serviceLevel).toEqual(specified[locale]);
    expect(Object.fromEntries(Object.entries(serviceLevels).map(([id, words]) => [id, words[locale]]))).toEqual(
      specified[locale],
    );
  });

  it('are recognised under that name', () => {
    for (const [key, word] of Object.entries(specified[locale])) expect(serviceLevelKey(word)).toBe(key);
  });
});
