import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locale';
import { LanguageAnchor } from './language-anchor';

/** To this page in the other language. */
export async function LanguageLink({ locale, className }: { locale: Locale; className?: string }) {
  const t = await getTranslations('shell');
  return <LanguageAnchor locale={locale} label={t('otherLanguage')} className={className} />;
}
