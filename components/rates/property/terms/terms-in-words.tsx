import { getTranslations } from '@/lib/platform/i18n/translations';
import type { StayTerms } from '@/lib/rates/terms/types';
import { StaticTerms } from './static-terms';
import { staticWordsOf } from './static-words';

export async function TermsInWords({ terms }: { terms: StayTerms }) {
  return <StaticTerms terms={terms} words={staticWordsOf(await getTranslations('terms.words'))} />;
}
