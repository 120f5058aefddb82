import { NextDue } from '@/components/money/dues/next-due';
import { LinkDeed } from '@/components/money/payment-link/link-deed';
import type { ShownDue } from '@/lib/money/dues/types';
import type { ShownLink } from '@/lib/money/payment-link/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { dueOf } from '@/lib/sales/lead/queries/due';
import { dayWords } from '../lead-words';

type Props = {
  lead: LeadDetail;
  dues: readonly ShownDue[];
  links: readonly ShownLink[] | null;
  today: PlainDate;
  locale: Locale;
};

/** Of a booking that waits for no answer: what is paid next, and what cancelling costs until then. */
export function LeadNextDue({ lead, dues, links, today, locale }: Props) {
  const t = translator(locale, 'leads.terms');
  const waits = dueOf(lead);
  const isToldAbove = waits !== null && waits.kind !== 'freeUntil' && waits.kind !== 'payment';
  if (lead.status !== 'CONFIRMED_BOOKING' || isToldAbove) return null;
  const [now, later] = lead.terms?.fees ?? [];
  const costOf = ({ amount, currency }: { amount: number; currency: string }) =>
    amount === 0 ? t('free') : formatMoney({ amount, currency });
  return (
    <NextDue
      dues={dues}
      today={today}
      locale={locale}
      deedOf={links ? (due) => <LinkDeed due={due} links={links} today={today} locale={locale} isMain /> : undefined}
    >
      {now?.until &&
        later &&
        t('untilThen', { day: dayWords(now.until, locale), before: costOf(now.fee), after: costOf(later.fee) })}
    </NextDue>
  );
}
