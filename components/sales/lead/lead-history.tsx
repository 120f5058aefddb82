import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, money } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import type { HistoryLine } from '@/lib/sales/lead/queries/history-line';
import type { AcceptedPrice, MovedStay } from '@/lib/sales/lead/queries/moved';
import { HistoryList, type HistoryWords } from './history-list';
import { amountOf, instantWords, type LeadsT, whoseOf } from './lead-words';

type Props = { lead: Pick<LeadDetail, 'history' | 'timeZone' | 'propertyId' | 'currency'>; locale: Locale };

/** Who did what, in sentences, the newest first. */
export function LeadHistory({ lead, locale }: Props) {
  const [t, dues] = [translator(locale, 'leads'), translator(locale, 'dues')];
  const { history, timeZone, currency } = lead;
  const wordsOf = (line: HistoryLine): HistoryWords => {
    const { at, key, by, actorName, isReader, forAgency, reason, fee, moved, accepted, price, cardFee } = line;
    const { handed, card, paid } = line;
    const teller = { who: isReader ? 'reader' : by, name: nameOf(t, actorName, forAgency) };
    const said = t(`history.${key}` as 'history.interest', {
      ...teller,
      ...whoseOf(lead),
      moved: moved ? 'yes' : 'no',
      from: moved ? rangeOf(moved, 'from', locale) : '',
      to: moved ? rangeOf(moved, 'to', locale) : '',
      giver: handed?.from ?? t('history.colleague'),
      taker: handed?.to ?? t('history.colleague'),
      card: card ?? '',
      due: paid ? dues(`kind.${paid.kind}`) : '',
      amount: paid ? formatMoney(paid.amount) : '',
      method: paid?.method ?? '',
    });
    const priced = moved && key.endsWith('.accepted') ? ` ${priceMoved(t, moved, currency)}` : '';
    const more = [
      accepted ? acceptedWords(t, accepted, teller) : '',
      fee === undefined ? '' : fee > 0n ? t('history.fee', { fee: amountOf(fee, currency) }) : t('history.noFee'),
      cardFee ? t('history.cardFee', { fee: formatMoney(cardFee.fee), total: formatMoney(cardFee.total) }) : '',
    ].filter(Boolean);
    return {
      at: instantWords(t, at, locale, timeZone),
      said: `${said}${priced}${price ? ` ${t('history.price', { price: formatMoney(price) })}` : ''}`,
      ...(more.length > 0 && { more }),
      ...(reason && { reason }),
    };
  };
  return (
    <section aria-labelledby="history" className="mt-6">
      <h3 id="history" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('history.title')}
      </h3>
      <HistoryList lines={history.map(wordsOf)} />
    </section>
  );
}

/** Whoever did it; of somebody of the house also for whom. */
function nameOf(t: LeadsT, actorName: string | null, forAgency: string | undefined): string {
  if (forAgency)
    return t('history.byHouse', { named: actorName ? 'yes' : 'no', name: actorName ?? '', agency: forAgency });
  return actorName || t('history.colleague');
}

const yearOf = ({ checkIn }: MovedStay['from']) => checkIn.slice(0, 4);

/** With its year where the other stay is in another one. */
function rangeOf(moved: MovedStay, side: 'from' | 'to', locale: Locale): string {
  const { checkIn, checkOut } = moved[side];
  return formatRange(checkIn, checkOut, locale, { month: 'short', year: yearOf(moved.from) !== yearOf(moved.to) });
}

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
