import { getTranslations } from 'next-intl/server';
import { daysBetween, formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { TimelineEntry } from '@/lib/rates/room/rules/timeline';
import type { Offer } from '@/lib/rates/room/types';

type Props = { entries: readonly TimelineEntry[]; offer: Offer; today: PlainDate; locale: Locale };

const grounds = ['bg-[#d3e8dc]', 'bg-[#efdcb8]', 'bg-[#f2cbc8]'] as const;

/** Payment and cancellation of a rate in one list with real dates; above it the cancellation as a bar to scale. */
export async function TermsTimeline({ entries, offer, today, locale }: Props) {
  const t = await getTranslations('roomRates.timeline');
  const whole = Math.max(1, daysBetween(today, offer.checkInDate));
  const spans = entries.flatMap((entry, index) => {
    if (entry.kind === 'payment' || entry.kind === 'noShow') return [];
    const next = entries.slice(index + 1).find(({ kind }) => kind === 'fee');
    const days = daysBetween(entry.day, next?.day ?? offer.checkInDate);
    const percent = entry.kind === 'free' ? 0 : entry.kind === 'fee' ? entry.percent : 100;
    return [{ key: `${entry.kind} ${entry.day}`, percent, share: Math.max(4, (days / whole) * 100) }];
  });
  return (
    <details className="mt-2">
      <summary className="min-h-6 w-fit text-12 leading-6 font-bold text-main-ink hover:underline">
        {t('title')} <span className="sr-only">{offer.rateName}</span>
      </summary>
      <div aria-hidden="true" className="mt-2 flex h-5 overflow-hidden rounded-[4px] text-12 leading-5">
        {spans.map(({ key, percent, share }) => (
          <span
            key={key}
            style={{ flexGrow: share }}
            className={`min-w-9 basis-0 overflow-hidden px-1.5 whitespace-nowrap text-ink ${grounds[percent === 0 ? 0 : percent < 100 ? 1 : 2]}`}
          >
            {percent === 0 ? t('free') : t('percent', { percent: formatNumber(percent, 2) })}
          </span>
        ))}
      </div>
      <ol className="mt-2 grid gap-1 text-13">
        {numbered(entries).map(({ number, value: entry }) => (
          <li key={number} className="grid grid-cols-[104px_1fr] gap-x-3">
            <span className="text-soft">{entry.day === today ? t('today') : formatDay(entry.day, locale)}</span>
            <span>{sentenceOf(entry)}</span>
          </li>
        ))}
      </ol>
      {offer.ratePolicy && <p className="mt-2 max-w-[68ch] text-13 text-soft">{offer.ratePolicy}</p>}
    </details>
  );

  function sentenceOf(entry: TimelineEntry): string {
    if (entry.kind === 'noShow') return t('noShow');
    if (entry.kind === 'nonRefundable') return t('nonRefundable');
    if (entry.kind === 'free') return t('freeUntil', { day: formatDay(entry.until, locale) });
    if (entry.kind === 'payment') {
      const amount = formatMoney(entry.amount);
      if (entry.isAll && entry.at === 'booking') return t('allAtBooking', { amount });
      return t(`pay.${entry.at}`, { amount, percent: formatNumber(entry.percent, 1) });
    }
    const { wording, percent, fee } = entry;
    const when = wording.key === 'withinDays' ? t('withinDays', { days: wording.days }) : t(wording.key);
    return t('fee', { when, percent: formatNumber(percent, 2), amount: fee ? formatMoney(fee) : '' });
  }
}
