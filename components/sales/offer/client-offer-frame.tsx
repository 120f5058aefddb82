import { offerWords, senderOf } from '@/lib/documents/offer/words';
import type { ClientOffer } from '@/lib/sales/offer/types';
import { MailAddress } from './mail-address';

type Props = { offer: ClientOffer; logoSrc: string | null; pdf: string };

type MarkProps = Pick<Props, 'logoSrc'> & Pick<ClientOffer, 'agency'> & { className?: string };

/** The agency's logo, or its name where it has none. */
function Mark({ agency, logoSrc, className = '' }: MarkProps) {
  if (!logoSrc) return <span className="text-14 font-bold">{agency.name}</span>;
  return <img src={logoSrc} alt={agency.name} className={`h-7 w-auto max-w-[160px] object-contain ${className}`} />;
}

export function ClientOfferHead({ offer: { locale, alternatives, agency, state }, logoSrc, pdf }: Props) {
  const t = offerWords(locale);
  return (
    <header className="co-wrap flex h-16 items-center gap-6 desk:h-22 desk:gap-8">
      <span className="mr-auto flex min-w-0 items-center gap-3 desk:gap-4">
        <Mark agency={agency} logoSrc={logoSrc} className="desk:h-8" />
        {logoSrc && <span className="truncate text-14">{agency.name}</span>}
      </span>
      <nav aria-label={t('navigation')} className="co-screen hidden gap-8 text-14 menu:flex">
        {alternatives.length > 1 && <a href="#side">{t('side.title')}</a>}
        {alternatives.map(({ id, position, title }) => (
          <a key={id} href={`#a${position}`}>
            {title}
          </a>
        ))}
        {state === 'open' && <a href="#approve">{t('approve.link')}</a>}
      </nav>
      <a href={pdf} className="co-screen co-link">
        {t('pdf')}
      </a>
    </header>
  );
}

/** Who sends it, who made it, and that the page is private. */
export function ClientOfferFoot({ offer: { locale, designer, agency }, logoSrc, pdf }: Props) {
  const t = offerWords(locale);
  return (
    <footer className="on-dark bg-main-hover text-on-main-hover">
      <div className="co-wrap grid gap-8 pt-12 pb-10 text-14 desk:grid-cols-[1.4fr_1fr_1fr_auto] desk:gap-12">
        <div>
          <span className="mb-3 inline-block rounded-control bg-white px-3.5 py-2.5 text-ink">
            <Mark agency={agency} logoSrc={logoSrc} />
          </span>
          {senderOf(agency).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </div>
        <div>
          <span className="block opacity-80">{t('yourDesigner')}</span>
          <span className="block">{designer.name}</span>
          <span className="block wrap-anywhere">
            <MailAddress address={designer.email} />
          </span>
        </div>
        <div>
          <span className="block opacity-80">{t('page')}</span>
          <span className="block">{t('private')}</span>
        </div>
        <a href={pdf} className="co-screen min-h-6">
          {t('pdf')}
        </a>
      </div>
    </footer>
  );
}
