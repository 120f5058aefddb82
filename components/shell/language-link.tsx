import type { ComponentProps } from 'react';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { LanguageAnchor } from './language-anchor';

/** To this page in the other language. */
export async function LanguageLink(props: Omit<ComponentProps<typeof LanguageAnchor>, 'label'>) {
  const t = await getTranslations('shell');
  return <LanguageAnchor {...props} label={t('otherLanguage')} />;
}
