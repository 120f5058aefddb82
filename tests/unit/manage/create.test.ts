import { expect, it } from 'vitest';
import { blankFieldsOf, optionNames } from '@/components/catalogue/manage/sections';
import { blankOf } from '@/lib/catalogue/manage/blank';
import { creations } from '@/lib/catalogue/manage/creations';
import { managedFields } from '@/lib/catalogue/manage/fields';
import { managedKinds } from '@/lib/catalogue/manage/managed-kinds';
import { blankValues } from '@/lib/catalogue/manage/rules';
import { missingOf } from '@/lib/catalogue/manage/schema';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

const fieldsOf = (kind: ManagedKind) => creations[kind].fields;

it('what is asked of something new has words in both languages, and each of its options too', () => {
  for (const locale of locales) {
    const told = messages[locale];
    for (const kind of managedKinds) {
      expect(told.managed.create.kind).toHaveProperty(kind);
      const fields = fieldsOf(kind);
      expect(Object.keys(told.managed.field)).toEqual(expect.arrayContaining(Object.keys(fields)));
      for (const field of Object.values(fields)) {
        expect(field.isNeeded).toBe(true);
        if (field.type !== 'choice') continue;
        const plain = ['EUR', 'CHF'];
        const named = [...Object.keys(optionNames(told as never)), ...plain];
        expect(named).toEqual(expect.arrayContaining([...field.options]));
      }
    }
  }
});

it('a choice nobody has made yet is none of its options', () => {
  const fields = fieldsOf('hotels');
  const listed = { words: messages.de.managed, options: optionNames(messages.de as never), choices: {} } as never;
  const currency = blankFieldsOf(fields, blankValues(fields), listed).find(({ name }) => name === 'currency');
  expect(currency).toMatchObject({ value: null, options: [{ value: '', label: 'Bitte wählen' }, {}, {}] });
});

it('is called by what its draft says, in the other language where one says nothing', () => {
  const named = (field: string, after: string | { en: string; de: string }) =>
    blankOf('jobs', [{ field, before: null, after }], 'de').name;
  expect(named('heading', { en: 'Designer', de: '' })).toBe('Designer');
  expect(named('heading', { en: 'Designer', de: 'Gestalterin' })).toBe('Gestalterin');
  expect(named('lead', 'x')).toBe('Ohne Namen');
  expect(blankOf('jobs', [], 'en')).toMatchObject({ retired: 'draft', values: { body: { en: '', de: '' } } });
});

it('an empty one misses all that its page needs', () => {
  const missing = missingOf(managedFields.testimonials, blankValues(managedFields.testimonials));
  expect(Object.keys(missing)).toEqual(
    ['quote', 'author'].flatMap((name) => locales.map((locale) => `values.${name}.${locale}`)),
  );
});
