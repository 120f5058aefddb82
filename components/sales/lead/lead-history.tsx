import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, money } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import type { AcceptedPrice, MovedStay } from '@/lib/sales/lead/queries/moved';
import { amountOf, instantWords, type LeadsT, whoseOf } from './lead-words';

type Props = { lead: Pick<LeadDetail, 'history' | 'timeZone' | 'propertyId' | 'currency'>; locale: Locale };

/** Who did what, in sentences, the newest first. */
export async function LeadHistory({ lead, locale }: Props) {
  const t = await getTranslations('leads');
  const { history, timeZone, currency } = lead;
  return (
    <section aria-labelledby="history" className="mt-6">
      <h3 id="history" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('history.title')}
      </h3>
      <ol className="mt-2 grid gap-3 border-l border-line pl-4">
        {history.map(
          ({ at, key, by, actorName, isReader, forAgency, reason, fee, moved, accepted, price, cardFee }) => (
            <li key={`${at.toISOString()} ${key}`} className="relative">
              <span
                aria-hidden
                className="absolute top-1 -left-[21px] size-2.5 rounded-full border-2 border-accent bg-surface"
              />
              <p className="text-12 leading-4 text-soft">{instantWords(t, at, locale, timeZone)}</p>
              <p>
                {t(`history.${key}` as 'history.interest', {
                  who: isReader ? 'reader' : by,
                  ...whoseOf(lead),
                  name: nameOf(t, actorName, forAgency),
                  moved: moved ? 'yes' : 'no',
                  from: moved ? shortRange(moved.from, locale) : '',
                  to: moved ? shortRange(moved.to, locale) : '',
                })}
                {moved && key.endsWith('.accepted') && ` ${priceMoved(t, moved, currency)}`}
                {price && ` ${t('history.price', { price: formatMoney(price) })}`}
              </p>
              {accepted && (
                <p className="text-13">
                  {acceptedWords(t, accepted, {
                    who: isReader ? 'reader' : by,
                    name: nameOf(t, actorName, forAgency),
                  })}
                </p>
              )}
              {fee !== undefined && (
                <p className="text-13">
                  {fee > 0n ? t('history.fee', { fee: amountOf(fee, currency) }) : t('history.noFee')}
                </p>
              )}
              {cardFee && (
                <p className="text-13">
                  {t('history.cardFee', { fee: formatMoney(cardFee.fee), total: formatMoney(cardFee.total) })}
                </p>
              )}
              {reason && <p className="text-13 text-soft">“{reason}”</p>}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** Whoever did it; of somebody of the house also for whom. */
function nameOf(t: LeadsT, actorName: string | null, forAgency: string | undefined): string {
  if (forAgency)
    return t('history.byHouse', { named: actorName ? 'yes' : 'no', name: actorName ?? '', agency: forAgency });
  return actorName || t('history.colleague');
}

const shortRange = ({ checkIn, checkOut }: MovedStay['from'], locale: Locale) =>
  formatRange(checkIn, checkOut, locale, { month: 'short', year: false });

/** Both prices, and what is earned of each; empty while one of them is not known. */
function priceMoved(t: LeadsT, { from, to, currency }: MovedStay, ofLead: string): string {
  if (from.priceTotal === null || to.priceTotal === null) return '';
  const amount = (minor: bigint) => formatAmount(money(Number(minor), currency ?? ofLead));
  const hasCommission = from.commission !== undefined && to.commission !== undefined;
  return t('history.priceMoved', {
    currency: currency ?? ofLead,
    was: amount(from.priceTotal),
    is: amount(to.priceTotal),
    commission: hasCommission ? 'yes' : 'no',
    commissionWas: amount(from.commission ?? 0n),
    commissionIs: amount(to.commission ?? 0n),
  });
}

/** Before, after and who took it; of a price or a commission that did not move nothing is said. */
function acceptedWords(
  t: LeadsT,
  { currency, price, commission }: AcceptedPrice,
  teller: { who: string; name: string },
): string {
  const amount = (minor: bigint | null) =>
    minor === null ? t('onRequest') : formatAmount(money(Number(minor), currency));
  const hasMoved = price.was !== price.is;
  const told = t('history.acceptedPrice', { ...teller, was: amount(price.was), is: amount(price.is), currency });
  const earns = commission
    ? t('history.acceptedCommission', { was: amount(commission.was), is: amount(commission.is), currency })
    : '';
  return [hasMoved ? told : t('history.acceptedTerms', teller), earns].filter(Boolean).join(' ');
}
