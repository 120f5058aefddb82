import { stayFieldWords } from '@/components/form/stay-field-words';
import './offer-editor.css';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatTime, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { toUnits } from '@/lib/platform/money';
import type { OfferableLead, OfferDetail } from '@/lib/sales/offer/types';
import { cardFactsOf } from './card-facts';
import { DraftHead, DraftTrouble } from './draft-head';
import { DraftPreview } from './draft-preview';
import { DraftScope } from './draft-scope';
import { nearDay, OFFER_TIME_ZONE, spokenMoment } from './moment-words';
import { OfferChosen } from './offer-chosen';
import { OfferConversation } from './offer-conversation';
import { OfferEditor } from './offer-editor';
import { OfferHistory } from './offer-history';
import { OfferLive } from './offer-live';
import { OfferPreview } from './offer-preview';
import { OfferStrip } from './offer-strip';
import { OfferVersions } from './offer-versions';
import { pickerOf } from './picker-leads';
import { SentHead, SentOffer } from './sent-offer';

type Props = {
  offer: OfferDetail;
  leads: readonly OfferableLead[];
  /** Why something of it is withheld. */
  notice: ReactNode;
  locale: Locale;
  today: PlainDate;
  /** Of the client's page; null while nothing was sent. */
  link: string | null;
  markup: EffectiveBrand['offerMarkup'];
};

/** An offer at its agent's: the draft, or what the client has; at the right what they say, and what happened. */
export async function OfferDesk(props: Props) {
  const { offer, locale, today, link, markup } = props;
  const [t, messages] = await Promise.all([getTranslations('offers'), getMessages()]);
  const words = messages.offers;
  const told = { t, locale, today };
  const cards = cardFactsOf(offer.alternatives, { ...told, statuses: messages.leads.status, sent: offer.sent });
  const client = `${offer.clientFirstName} ${offer.clientLastName}`.trim();
  const { number, sent, approval } = offer;
  const chosen = offer.alternatives.find(({ id }) => id === approval?.alternativeId);
  const stand = approval ? 'approved' : !offer.isDraft ? 'sent' : sent ? 'draft' : 'first';
  const Preview = offer.isDraft ? DraftPreview : OfferPreview;
  const page = (
    <AgencyPage
      before={
        <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-6">
          <TextLink href={paths.offers()} isBack>
            {t('back')}
          </TextLink>
          {offer.clientPageId && (
            <TextLink href={paths.client(offer.clientPageId)} hasArrow>
              {t('toClient')}
            </TextLink>
          )}
        </p>
      }
      title={t('heading', { client: client || t('unnamed') })}
      lead={t(`stand.${stand}`, {
        number,
        moment: spokenMoment(offer.begunAt, told),
        name: offer.clientFirstName || client || t('yourClient'),
        sent: sent?.number ?? 0,
        next: number + 1,
      })}
      aside={offer.isDraft ? <DraftHead /> : <SentHead offer={offer} words={words} />}
    >
      {props.notice}
      <OfferLive offerId={offer._id} after={offer.lastEventId} />
      {offer.isDraft && <DraftTrouble />}
      {offer.status === 'expired' && (
        <section className="mt-5 rounded-desk border border-line border-l-4 border-l-warning bg-surface px-5 py-4">
          <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">
            {t('ended.title', { day: nearDay(offer.validUntil, today, locale) })}
          </h2>
          <p className="mt-1 max-w-[68ch] text-14">{t('ended.text', { next: number + 1 })}</p>
        </section>
      )}
      {approval && chosen ? (
        <OfferChosen offer={offer} chosen={chosen} locale={locale} />
      ) : (
        <OfferStrip offer={offer} locale={locale} today={today} />
      )}
      <div className="mt-7 grid items-start gap-x-10 gap-y-9 wide:grid-cols-[minmax(0,1fr)_424px]">
        <div className="min-w-0">
          {offer.isDraft ? (
            <OfferEditor
              day={{ today, locale, words: stayFieldWords(locale) }}
              alternatives={offer.alternatives.map(({ id, base, currency, earned }, index) => ({
                id,
                // Cards are made one for each alternative.
                card: cards[index] as (typeof cards)[number],
                currency,
                base,
                commission: earned?.commission ?? null,
                markup: earned && markup.isSupported ? toUnits(earned.markup, currency) : null,
              }))}
              takenOut={offer.takenOut.map(({ id, title, house, at }) => ({
                ...{ id, title, house },
                at: spokenMoment(at, told),
              }))}
              isMarkupFolded={markup.isHidden}
              picker={await pickerOf(props)}
            />
          ) : (
            <SentOffer offer={offer} cards={cards} words={words} />
          )}
          <OfferVersions offer={offer} locale={locale} today={today} />
        </div>
        <div className="min-w-0 text-14">
          <Preview offerId={offer._id} revision={offer.revision} link={link} words={previewWords(t, offer)} />
          <div className="mt-4">
            <OfferConversation offer={offer} locale={locale} today={today} />
          </div>
          <OfferHistory events={offer.events} locale={locale} />
        </div>
      </div>
    </AgencyPage>
  );
  if (!offer.isDraft) return page;
  return (
    <DraftScope
      key={number}
      offerId={offer._id}
      number={number}
      revision={offer.revision}
      stored={storedOf(offer)}
      savedAt={formatTime(offer.savedAt, locale, OFFER_TIME_ZONE)}
      words={words}
    >
      {page}
    </DraftScope>
  );
}

type OfferWords = Awaited<ReturnType<typeof getTranslations<'offers'>>>;

function previewWords(
  t: OfferWords,
  { clientFirstName, clientLastName, isDraft, isErased, link, number, sent, approval }: OfferDetail,
) {
  const said = isErased ? `${clientFirstName} ${clientLastName}` : clientFirstName || clientLastName;
  const name = said || t('yourClient');
  const note = isErased
    ? t('asClient.erased')
    : sent && !link
      ? t('asClient.over')
      : approval
        ? t('asClient.approved')
        : !isDraft
          ? t('asClient.sent', { number })
          : sent
            ? t('asClient.draft', { number, sent: sent.number })
            : t('asClient.first');
  return {
    title: t('asClient.title', { name }),
    frame: t('asClient.frame'),
    telephone: t('asClient.telephone'),
    computer: t('asClient.computer'),
    pdf: t('pdf'),
    open: t('preview'),
    address: t('asClient.address'),
    copy: t('copyLink'),
    copied: t('copied'),
    note: `${note} ${t('asClient.safe')}`,
  };
}

function storedOf(offer: OfferDetail) {
  const { clientFirstName, clientLastName, clientEmail, locale, title, letter, changeNote, validUntil } = offer;
  return {
    ...{ clientFirstName, clientLastName, locale, title, letter, validUntil },
    clientEmail: clientEmail ?? '',
    changeNote: changeNote ?? '',
    alternatives: offer.alternatives.map(({ id, earned, currency }) => ({
      id,
      ...(earned && { markup: toUnits(earned.markup, currency) }),
    })),
  };
}
