import './consent.css';
import { cookies } from 'next/headers';
import type { Locale } from '@/lib/platform/i18n/locale';
import { isConsentAnswered } from '@/lib/web/consent';
import { ConsentQuestion } from './consent-question';
import { consentWords } from './consent-words';

/** The question on a page made for its reader, whose answer is known. */
export async function ConsentBar({ locale }: { locale: Locale }) {
  return <ConsentQuestion words={consentWords(locale)} isHidden={isConsentAnswered((await cookies()).toString())} />;
}
