import { getMessages, getTranslations } from 'next-intl/server';
import { OfferEditor } from '@/components/sales/offer/offer-editor';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime, type PlainDate, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, money, toUnits } from '@/lib/platform/money';
import { MOST_ALTERNATIVES } from '@/lib/sales/offer/schema';
import type { OfferableLead, OfferDetail } from '@/lib/sales/offer/types';
import { NewOffer } from './new-offer';
import { OfferConversation } from './offer-conversation';
import { OfferSending } from './offer-sending';
import { statusDot } from './offer-table';

type Props = {
  offer: OfferDetail;
  leads: readonly OfferableLead[];
  locale: Locale;
  today: PlainDate;
  /** Of the client's page; null while nothing was sent. */
  link: string | null;
  markup: EffectiveBrand['offerMarkup'];
};

const TIME_ZONE = 'Europe/Paris';

/** An offer in the making: the draft at the left, its state, sending, comments and history at the right. */
export async function OfferDesk({ offer, leads, locale, today, link, markup }: Props) {
  const [t, messages] = await Promise.all([getTranslations('offers'), getMessages()]);
  const moment = (at: Date) => `${formatDay(toDateOnly(at, TIME_ZONE), locale)}, ${formatTime(at, locale, TIME_ZONE)}`;
  const next = offer.isDraft ? offer.number : offer.number + 1;
  const isFull = offer.alternatives.length >= MOST_ALTERNATIVES;
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">
        <p className="mb-4 max-w-[68ch] text-soft">
          {offer.approval
            ? t('frozen', {
                name: offer.approval.by,
                title: offer.approval.title,
                day: moment(offer.approval.at),
                number: next,
              })
            : t(offer.isDraft ? 'unsentNote' : 'sentNote', { number: next })}
        </p>
        <OfferEditor
          key={`${offer.number} ${offer.alternatives.map(({ id }) => id).join(' ')}`}
          action={paths.api.offer(offer._id)}
          offer={{
            number: offer.number,
            locale: offer.locale,
            clientFirstName: offer.clientFirstName,
            clientLastName: offer.clientLastName,
            clientEmail: offer.clientEmail ?? '',
            title: offer.title,
            letter: offer.letter,
            changeNote: offer.changeNote ?? '',
            validUntil: offer.validUntil < today ? today : offer.validUntil,
          }}
          today={today}
          previousNumber={next > 1 ? next - 1 : null}
          alternatives={offer.alternatives.map(({ id, content, markup: amount, currency }) => ({
            id,
            title: content.title,
            house: content.house,
            total: content.price ? formatMoney(money(content.price.total, content.price.currency)) : '–',
            currency,
            markup: amount === undefined || !markup.isSupported ? null : toUnits(amount, currency),
          }))}
          isMarkupFolded={markup.isHidden}
          saveLabel={offer.isDraft ? t('save') : t('saveNew', { number: next })}
          words={messages.offers}
        />
        {!isFull && (
          <div className="mt-8 border-t border-line pt-6">
            {leads.length > 0 ? (
              <NewOffer
                action={paths.api.offer(offer._id, 'alternatives')}
                leads={leads}
                locale={locale}
                isAddition
                words={{ heading: t('add'), lead: t('chooseLead'), button: t('addButton'), added: t('added') }}
              />
            ) : (
              <p className="text-soft">{t('noLeads')}</p>
            )}
          </div>
        )}
      </div>
      <div className="min-w-0 text-14">
        <p className="mb-3 flex items-center gap-2 text-16 font-bold">
          <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${statusDot[offer.status]}`} />
          {t(`status.${offer.status}`)}
        </p>
        <OfferSending
          action={paths.api.offer(offer._id, 'sending')}
          number={offer.number}
          isDraft={offer.isDraft}
          email={offer.clientEmail}
          link={link}
          preview={paths.offerPreview(offer._id)}
          pdf={paths.api.offer(offer._id, 'pdf')}
          words={messages.offers}
        />
        <OfferConversation offer={offer} moment={moment} />
        <section className="mt-8">
          <h2 className="mb-2 font-sans text-16 leading-6 font-bold">{t('history')}</h2>
          <ol className="border-t border-line">
            {offer.events.map(({ type, at, number, actorName }) => (
              <li key={`${at.toISOString()} ${type}`} className="border-b border-line-faint py-2">
                {t(`event.${type as 'sent'}`, { name: actorName ?? t('somebody'), number })}
                <span className="block text-12 text-soft">{moment(at)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
