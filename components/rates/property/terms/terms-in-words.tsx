import { getTranslations } from 'next-intl/server';
import type { Terms } from '@/lib/rates/property/rules/terms';
import { StaticTerms } from './static-terms';
import { staticWordsOf } from './static-words';

export async function TermsInWords({ terms }: { terms: Terms }) {
  return <StaticTerms terms={terms} words={staticWordsOf(await getTranslations('terms.words'))} />;
}
