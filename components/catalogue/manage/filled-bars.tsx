import { locales } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** How much of its words each language has: at once which one lags. */
export async function FilledBars({ filled }: { filled: Record<'en' | 'de', number> }) {
  const t = await getTranslations('managed.list');
  return (
    <ul className="grid max-w-[200px] gap-1">
      {locales.map((locale) => (
        <li key={locale} className="grid grid-cols-[24px_1fr_44px] items-center gap-2 text-12 text-soft">
          <abbr title={t(`language.${locale}`)} className="no-underline">
            {locale.toUpperCase()}
          </abbr>
          <span aria-hidden className="h-[3px] rounded-full bg-line">
            <span className="block h-full rounded-full bg-main-ink" style={{ width: `${filled[locale]}%` }} />
          </span>
          <span className={`figures text-right ${filled[locale] < 100 ? 'font-bold text-ink' : ''}`}>
            {t('percent', { percent: filled[locale] })}
          </span>
        </li>
      ))}
    </ul>
  );
}
