// The fields of days stand in the server's HTML before their script brings their looks.
import '@/components/form/calendar.css';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { toUnits } from '@/lib/platform/money';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { MOST_OFFER_DAYS } from '@/lib/sales/lead/rules/counter-offer';
import { ShownAnswerPanel } from '../when-shown';
import { Held } from './held';
import { bindingWords, effectOf, mustNamePrice, totalText, unitsText } from './request-words';

type Props = {
  request: SupplierRequest;
  locale: Locale;
  /** Where the answer is sent: the desk's call, or that of a link. */
  address: string;
  heldAddress?: string;
  /** Letters answer, too: where the page says so and they can be switched off. */
  hasKeys?: boolean;
  now: Date;
};

const earlier = (a: PlainDate, b: PlainDate) => (a < b ? a : b);

/** The answers to a request that waits, with their words. */
export async function Answers({ request, locale, address, heldAddress, hasKeys = false, now }: Props) {
  const t = await getTranslations('desk');
  const { kind, version, status, currency, priceTotal, commissionPercent, agencyName, formerPrice, isOfProperty } =
    request;
  if (kind === null) return null;
  if (request.held) return <Held request={request} />;
  const today = dayAt(now, request.timeZone);
  const last = earlier(addDays(today, MOST_OFFER_DAYS), addDays(request.checkIn, -1));
  const first = addDays(today, 1);
  const price = toUnits(priceTotal, currency);
  const named = formerPrice === null ? totalText(t, request) : unitsText(formerPrice, currency);
  const isUnpriced = mustNamePrice(request);
  return (
    <ShownAnswerPanel
      key={`${request._id} ${version}`}
      address={address}
      heldAddress={heldAddress}
      binding={bindingWords(t, request, locale)}
      hasKeys={hasKeys}
      seen={{ version, status }}
      yes={isUnpriced ? null : kind === 'price' ? 'honour' : 'confirm'}
      takesOffers={!['extension', 'change', 'exception'].includes(kind) && !request.isOfGuest && first <= last}
      currency={currency}
      price={price}
      commissionPercent={commissionPercent}
      until={{
        min: first,
        max: last,
        value: earlier(addDays(today, 2), last),
        today,
        locale,
        words: stayFieldWords(locale),
      }}
      words={{
        primary: t(`answer.${kind}`, { price: named }),
        effect: isUnpriced ? t('property.effect.unpriced') : effectOf(t, { ...request, kind }, locale),
        counterOffer: t(isUnpriced ? 'answer.namePrice' : 'answer.counterOffer'),
        decline: t('answer.decline'),
        ask: t('answer.ask'),
        sendOffer: t(isUnpriced ? 'answer.sendPrice' : 'answer.sendOffer'),
        sendDecline: t('answer.sendDecline'),
        sendQuestion: t('answer.sendQuestion'),
        offerPrice: t(isOfProperty ? 'property.offerPrice' : 'offerPrice', { currency }),
        offerUntil: t('offerUntil'),
        offerMessage: t('offerMessage'),
        offerNote: t('offerNote', { agency: agencyName }),
        less: t('offerLess', { amount: '{amount}' }),
        more: t('offerMore', { amount: '{amount}' }),
        same: t('offerSame'),
        commission: t('offerCommission', { amount: '{amount}' }),
        reason: t('reason'),
        reasons: isOfProperty
          ? [
              t('property.reasons.sold'),
              t('property.reasons.owner'),
              t('reasons.minimumStay'),
              t('property.reasons.price'),
            ]
          : [t('reasons.full'), t('reasons.minimumStay'), t('reasons.rate')],
        reasonMissing: t('reasonMissing', { agency: agencyName }),
        question: t('question'),
        questionMissing: t('questionMissing'),
        questionNote: t(isOfProperty ? 'property.questionNote' : 'questionNote', { agency: agencyName }),
        done: t('sent', { agency: agencyName }),
        quicker: t('quicker'),
        taken: t('taken', { agency: agencyName }),
      }}
    />
  );
}
