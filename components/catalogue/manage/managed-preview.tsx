import { managedFields } from '@/lib/catalogue/manage/fields';
import { isWords, marked } from '@/lib/catalogue/manage/rules';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { Marked } from './marked';

/** The texts of a draft as they will be read in both languages, what is new in them tinted. */
export async function ManagedPreview({ managed: { kind, draft }, locale }: { managed: ManagedJson; locale: Locale }) {
  const texts = draft.flatMap(({ field, before, after }) =>
    managedFields[kind][field]?.type === 'words' && isWords(before) && isWords(after) ? [{ field, before, after }] : [],
  );
  if (texts.length === 0) return null;
  const [t, list] = await Promise.all([getTranslations('managed.page'), getTranslations('managed.list')]);
  const labels: Readonly<Record<string, string>> = messages[locale].managed.field;
  return (
    <section aria-labelledby="preview" className="rounded-desk border border-line bg-surface p-5 desk:p-6">
      <h2 id="preview" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('preview')}
      </h2>
      <p className="mt-1 mb-4 text-13 text-soft">{t('previewNote')}</p>
      <div className="grid gap-6">
        {texts.map(({ field, before, after }) => (
          <div key={field} className="grid gap-x-8 gap-y-4 desk:grid-cols-2">
            {locales.map((language) => (
              <div key={language} lang={language} className="min-w-0">
                <h3 lang={locale} className="mb-1 font-sans text-13 font-bold tracking-normal">
                  {labels[field] ?? field}, {list(`language.${language}`)}
                </h3>
                <p className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
                  <Marked tokens={marked(after[language], before[language])} as="mark" />
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
