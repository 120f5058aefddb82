import './client-offer.css';
import type { CSSProperties } from 'react';
import { LinkVisit } from '@/components/shell/link-visit';
import { Picture } from '@/components/ui/picture';
import { brandStyle } from '@/lib/brand/rules/style';
import {
  dayOf,
  facesOf,
  offerWords,
  partyOf,
  periodOf,
  senderOf,
  standWords,
  totalWords,
} from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import { numbered } from '@/lib/platform/numbered';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import { AlternativeSection } from './alternative-section';
import { ComparedTable } from './compared-table';
import { OfferApproval } from './offer-approval';

type Props = {
  shown: ShownOffer;
  /** Of the link; null: a preview for the agency, where nothing can be sent. */
  token: string | null;
  pdf: string;
  /** Whoever made it looks at it, too: that is no visit. */
  isVisit: boolean;
  now: Date;
};

/** Initials of whoever writes the letter. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .slice(0, 2)
    .join('');

/** An offer as its client reads it: title and facts, the alternatives at equal size, letter, comparison, each in turn, the choice. */
export function ClientOfferPage({ shown, token, pdf, isVisit, now }: Props) {
  const { offer, brand, logo } = shown;
  const { locale, alternatives, designer, agency, number, state } = offer;
  const t = offerWords(locale);
  const stand = standWords(offer);
  const told = { t, locale };
  const logoSrc = logo && token ? paths.api.clientOffer(token, 'logo') : brand.logoPath;
  const [first] = alternatives;
  const isSameStay = alternatives.every((one) => one.checkIn === first?.checkIn && one.checkOut === first.checkOut);
  const count = alternatives.length;
  const faces = facesOf(alternatives);
  const columns = count === 4 ? 2 : count;
  const height = { 1: 560, 2: 500, 3: 380, 4: 360 }[count] ?? 360;
  const [greeting = '', ...letter] = offer.letter.split(/\n{2,}/);
  const facts = [
    { label: t('cover.for'), value: offer.clientName },
    ...(first && isSameStay
      ? [
          { label: t('cover.when'), value: periodOf(first, locale) },
          { label: t('cover.guests'), value: partyOf(first, t) },
        ]
      : []),
    { label: t(state === 'expired' ? 'cover.heldUntil' : 'cover.validUntil'), value: dayOf(offer.validUntil, locale) },
    {
      label: t('cover.this'),
      value: offer.sentOn ? t('cover.version', { number, day: dayOf(offer.sentOn, locale) }) : t('cover.draft'),
      more: offer.changeNote,
    },
  ].filter(({ value }) => value !== '');
  const mark = (className: string) =>
    logoSrc ? (
      <img src={logoSrc} alt={agency.name} className={className} />
    ) : (
      <span className="text-14 font-bold">{agency.name}</span>
    );

  return (
    <div lang={locale} style={brandStyle(agency.colors) as CSSProperties} className="client-offer">
      {isVisit && token && <LinkVisit action={paths.api.clientOffer(token, 'visits')} number={number} />}
      {token === null && (
        <aside className="co-screen bg-deep px-5 py-2.5 text-center text-14 text-on-deep">
          {t('preview', { number })}
        </aside>
      )}
      <header className="co-wrap flex h-16 items-center gap-6 desk:h-22 desk:gap-8">
        <span className="mr-auto flex min-w-0 items-center gap-3 desk:gap-4">
          {mark('h-7 w-auto max-w-[160px] object-contain desk:h-8')}
          {logoSrc && <span className="truncate text-14">{agency.name}</span>}
        </span>
        <nav aria-label={t('navigation')} className="co-screen hidden gap-8 text-14 menu:flex">
          {count > 1 && <a href="#side">{t('side.title')}</a>}
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
      <main>
        {stand && (
          <p className="border-y border-main bg-main-light2 py-3 text-14 font-bold">
            <span className="co-wrap block">{stand}</span>
          </p>
        )}
        <div className="co-wrap grid items-end gap-x-6 gap-y-6 py-8 desk:grid-cols-12 desk:py-14">
          <h1 className="font-serif text-[40px] leading-[1.05]! desk:col-span-8 desk:text-[clamp(44px,4.45vw,64px)]">
            {offer.title}
          </h1>
          <dl className="text-14 desk:col-span-4">
            {facts.map(({ label, value, ...rest }) => (
              <div key={label} className="grid grid-cols-[124px_1fr] border-t border-line py-1.5 last:border-b">
                <dt className="text-soft">{label}</dt>
                <dd>
                  {value} {'more' in rest && rest.more && <span className="text-soft">{rest.more}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>

        <div
          className="co-faces"
          data-columns={columns}
          style={{ '--co-faces': columns, '--co-height': `${height}px` } as CSSProperties}
        >
          {alternatives.map((alternative, index) => {
            const { id, position, title, house, board } = alternative;
            const face = faces[index];
            return (
              <article key={id}>
                <div className="co-face bg-main-light2">
                  {face && (
                    <Picture
                      picture={face}
                      sizes={`(min-width: 800px) ${Math.round(100 / columns)}vw, 100vw`}
                      isFirst={index === 0}
                    />
                  )}
                </div>
                <div className="co-caption">
                  <span className="font-serif text-28 text-soft">{position}</span>
                  <div className="min-w-0 pr-4">
                    <h2 className="font-serif text-28">{title}</h2>
                    <p className="mt-1 text-14 text-soft">{house}</p>
                    <a href={`#a${position}`} className="co-screen co-link mt-3">
                      {t('cover.see', { title })}
                    </a>
                  </div>
                  <p className="text-right">
                    <span className="co-amount block">{totalWords(alternative, t)}</span>
                    <span className="block text-14 text-soft">{board}</span>
                  </p>
                </div>
              </article>
            );
          })}
        </div>

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
            <a href={`mailto:${designer.email}`} className="inline-block min-h-6 break-all">
              {designer.email}
            </a>
          </div>
          <div className="desk:col-span-8 menu:col-start-5 menu:col-span-6">
            <p className="mb-6 font-serif text-22 leading-[1.36]! whitespace-pre-line desk:text-28">{greeting}</p>
            {numbered(letter).map(({ number, value: paragraph }) => (
              <p key={number} className="mt-3.5 max-w-[62ch] whitespace-pre-line">
                {paragraph}
              </p>
            ))}
            <p className="mt-6 font-serif text-28 text-main-ink">{designer.firstName}</p>
          </div>
        </section>

        {count > 1 && <ComparedTable offer={offer} now={now} />}
        {alternatives.map((alternative) => (
          <AlternativeSection
            key={alternative.id}
            alternative={alternative}
            designer={designer}
            isChosen={offer.approval?.position === alternative.position}
            isEnded={state === 'expired'}
            told={told}
            now={now}
            action={token && paths.api.clientOffer(token, 'comments')}
          />
        ))}

        <section id="approve" className="scroll-mt-4 bg-main-light2">
          <div className="co-wrap py-16 desk:py-24">
            <Ending shown={shown} token={token} faces={faces.map((face) => face?.src ?? null)} />
          </div>
        </section>
      </main>
      <footer className="on-dark bg-main-hover text-on-main-hover">
        <div className="co-wrap grid gap-8 pt-12 pb-10 text-14 desk:grid-cols-[1.4fr_1fr_1fr_auto] desk:gap-12">
          <div>
            <span className="mb-3 inline-block rounded-control bg-white px-3.5 py-2.5 text-ink">
              {mark('h-7 w-auto max-w-[160px] object-contain')}
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
            <span className="block break-all">{designer.email}</span>
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
    </div>
  );
}

type EndingProps = Pick<Props, 'shown' | 'token'> & { faces: readonly (string | null)[] };

/** How it ends: the choice, who has made it, or that its prices are over. */
function Ending({ shown, token, faces }: EndingProps) {
  const { offer } = shown;
  const { locale, alternatives, designer, number, approval, state } = offer;
  const t = offerWords(locale);
  if (approval) {
    const chosen = alternatives.find(({ position }) => position === approval.position);
    return (
      <div role="status">
        <h2 className="font-serif text-36">
          {t('approve.done', { name: approval.by, day: dayOf(approval.on, locale) })}
        </h2>
        <p className="mt-4 max-w-[62ch]">
          {t('approve.doneNote', { agent: designer.firstName, title: chosen?.title ?? '', number })}
        </p>
      </div>
    );
  }
  if (state === 'expired') {
    return (
      <>
        <h2 className="font-serif text-36">{t('approve.expired', { day: dayOf(offer.validUntil, locale) })}</h2>
        <p className="mt-4 max-w-[62ch]">{t('approve.expiredNote', { name: designer.firstName })}</p>
      </>
    );
  }
  return (
    <OfferApproval
      action={token && paths.api.clientOffer(token, 'approval')}
      number={number}
      name={offer.clientName}
      choices={alternatives.map((alternative, index) => ({
        id: alternative.id,
        title: alternative.title,
        house: alternative.house,
        total: totalWords(alternative, t),
        thumbnail: faces[index] ? paths.encodedPicture(faces[index], 320, 60) : null,
      }))}
      words={{
        title: alternatives.length > 1 ? t('approve.title') : t('approve.titleOne'),
        name: t('approve.name'),
        agree: t('approve.agree', { number }),
        button: t('approve.button', { title: '{title}' }),
        approve: t('approve.link'),
        choose: t('approve.choose'),
        missing: t('approve.missing'),
        note: t('approve.note', { name: designer.firstName, number }),
        failed: t('talk.failed'),
        stale: t('approve.stale', { name: designer.firstName, number: '{number}' }),
        staleNews: t('approve.staleNews', { name: designer.firstName, number: '{number}', news: '{news}' }),
        approved: t('approve.already'),
        ended: t('approve.ended', { name: designer.firstName }),
      }}
    />
  );
}
