import { offerWords } from '@/lib/documents/offer/words';
import type { Locale } from '@/lib/platform/i18n/locale';
import { answerWith } from '@/lib/web/server/current-answer';

/** For a client whose address leads to no offer: what to do, and nothing of the platform behind it. */
export function OfferMissing({ locale }: { locale: Locale }) {
  answerWith(404);
  const t = offerWords(locale);
  return (
    <main className="mx-auto max-w-[640px] px-5 py-24 desk:py-36">
      <h1 className="font-serif text-36">{t('missing.title')}</h1>
      <p className="mt-4 text-16">{t('missing.text')}</p>
    </main>
  );
}
