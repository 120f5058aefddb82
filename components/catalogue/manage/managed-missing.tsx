import { managedFields } from '@/lib/catalogue/manage/fields';
import { withChanges } from '@/lib/catalogue/manage/rules';
import { type ManagedJson, missingOf } from '@/lib/catalogue/manage/schema';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Of something that was never published: what its page still needs, each leading to its part of the editor. */
export async function ManagedMissing({ managed, locale }: { managed: ManagedJson; locale: Locale }) {
  const { kind, values, draft, retired } = managed;
  if (retired !== 'draft') return null;
  const [t, list] = await Promise.all([getTranslations('managed.create'), getTranslations('managed.list')]);
  const fields = managedFields[kind];
  const labels: Readonly<Record<string, string>> = messages[locale].managed.field;
  const missing = Object.keys(missingOf(fields, withChanges(values, draft))).map((path) => {
    const [, name = '', language] = path.split('.');
    const field = labels[name] ?? name;
    const isOne = language !== undefined && isLocale(language);
    return {
      path,
      section: fields[name]?.section,
      text: isOne ? t('missingIn', { field, language: list(`language.${language}`) }) : field,
    };
  });
  if (missing.length === 0) return <p className="border-l-2 border-line-strong pl-3">{t('whole')}</p>;
  return (
    <section aria-labelledby="missing" className="border-l-2 border-main-ink pl-3">
      <h2 id="missing" className="font-sans text-14 leading-6 font-bold tracking-normal">
        {t('missing')}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-14">
        {missing.map(({ path, section, text }) => (
          <li key={path}>
            <a href={`#section-${section}`} className="underline underline-offset-2">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
