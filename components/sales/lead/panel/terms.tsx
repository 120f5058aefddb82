import type { ShownDue } from '@/lib/money/dues/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { hasEnded } from '@/lib/sales/lead/rules/group';
import { LeadDues, LeadLocally } from '../terms/dues';
import { LeadFees } from '../terms/fees';
import { IfCancelled } from '../terms/if-cancelled';

type Props = { lead: LeadDetail; dues: readonly ShownDue[]; locale: Locale; today: PlainDate };

/** Payments and cancellation as they were agreed, or would be if the lead were booked today; of what has ended nothing is due. */
export function LeadTermsSections({ lead, dues, locale, today }: Props) {
  const t = translator(locale, 'leads.terms');
  if (!lead.terms || lead.isClosed || hasEnded(lead.status) || lead.checkIn < today) return null;
  const isBooked = lead.status === 'CONFIRMED_BOOKING';
  const heading = 'mb-1.5 font-sans text-16 leading-6 font-bold tracking-normal';
  return (
    <>
      {dues.length > 0 ? (
        <LeadLocally lead={lead} locale={locale} />
      ) : (
        <section aria-labelledby="lead-dues" className="mt-6">
          <h3 id="lead-dues" className={heading}>
            {t(isBooked ? 'due' : 'dueIfBooked')}
          </h3>
          <LeadDues lead={lead} locale={locale} today={today} />
        </section>
      )}
      <section aria-labelledby="lead-fees" className="mt-6">
        <h3 id="lead-fees" className={heading}>
          {t('cancel')}
        </h3>
        {isBooked ? (
          <IfCancelled lead={lead} dues={dues} today={today} locale={locale} />
        ) : (
          <LeadFees lead={lead} locale={locale} />
        )}
      </section>
    </>
  );
}
