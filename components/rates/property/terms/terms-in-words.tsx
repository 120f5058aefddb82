import { getTranslations } from 'next-intl/server';
import type { StayTerms } from '@/lib/rates/terms/types';
import { StaticTerms } from './static-terms';
import { staticWordsOf } from './static-words';

export async function TermsInWords({ terms }: { terms: StayTerms }) {
  return <StaticTerms terms={terms} words={staticWordsOf(await getTranslations('terms.words'))} />;
}
