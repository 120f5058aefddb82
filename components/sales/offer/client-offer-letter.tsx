import { initialsOf } from '@/components/ui/initials-of';
import { offerWords } from '@/lib/documents/offer/words';
import { numbered } from '@/lib/platform/numbered';
import type { ClientOffer } from '@/lib/sales/offer/types';
import { MailAddress } from './mail-address';

/** The letter, and who writes it. */
export function ClientOfferLetter({ offer: { locale, designer, agency, letter } }: { offer: ClientOffer }) {
  const t = offerWords(locale);
  const [greeting = '', ...paragraphs] = letter.split(/\n{2,}/);
  return (
    <section className="co-wrap flex flex-col-reverse gap-8 py-16 desk:grid desk:grid-cols-12 desk:gap-6 desk:py-28">
      <div className="text-14 desk:col-span-4 menu:col-start-2 menu:col-span-3">
        <span
          aria-hidden
          className="mb-4 grid size-14 place-items-center rounded-full bg-main-light2 font-serif text-22 text-main-ink"
        >
          {initialsOf(designer.name)}
        </span>
        <strong className="block">{designer.name}</strong>
        <span className="block text-soft">{t('designer', { agency: agency.name })}</span>
        <a href={`mailto:${designer.email}`} className="inline-block min-h-6 wrap-anywhere">
          <MailAddress address={designer.email} />
        </a>
      </div>
      <div className="desk:col-span-8 menu:col-start-5 menu:col-span-6">
        <p className="mb-6 font-serif text-22 leading-[1.36]! whitespace-pre-line desk:text-28">{greeting}</p>
        {numbered(paragraphs).map(({ number, value: paragraph }) => (
          <p key={number} className="mt-3.5 max-w-[62ch] whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <p className="mt-6 font-serif text-28 text-main-ink">{designer.firstName}</p>
      </div>
    </section>
  );
}
