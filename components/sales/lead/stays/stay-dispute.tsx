import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { OverStay } from '@/lib/sales/lead/queries/stays';
import { LeadActions } from '../lead-actions';
import { amountOf } from '../lead-words';
import type { StaysT } from './stay-words';

type Props = { stay: OverStay; decides: boolean; t: StaysT; locale: Locale };

/** What the agency says against it, what became of that, and for an admin the decision. */
export function StayDispute({ stay, decides, t, locale }: Props) {
  const leads = translator(locale, 'leads');
  const { dispute } = stay;
  if (!dispute) return null;
  return (
    <>
      <div className="mt-4">
        <p className={`font-bold ${dispute.state === 'asked' ? 'text-negative' : ''}`}>
          {t(`dispute.${dispute.state}`)}
        </p>
        <p className="text-soft">“{dispute.message}”</p>
        {dispute.reason && <p className="mt-1 text-soft">{t('decision', { reason: dispute.reason })}</p>}
        {dispute.state === 'asked' && !decides && <p className="mt-1 text-13 text-soft">{t('adminDecides')}</p>}
      </div>
      {dispute.state === 'asked' && decides && (
        <div className="mt-3">
          <LeadActions deeds={decisionsOf(t, stay)} words={{ no: leads('deed.no'), reason: leads('deed.reason') }} />
        </div>
      )}
    </>
  );
}

/** What an admin may decide, each with what it comes to. */
function decisionsOf(t: StaysT, { _id, version, booked, answer, currency }: OverStay) {
  return (['booked', 'said'] as const).map((stands) => {
    const of = stands === 'said' && answer ? answer : booked;
    const amounts = { total: amountOf(of.total, currency), commission: amountOf(of.commission, currency) };
    return {
      name: stands,
      address: paths.api.lead(_id, 'dispute', 'decision'),
      method: 'POST' as const,
      body: { version, stands },
      label: t('decide', amounts),
      title: t('decide', amounts),
      text: t('decideText', amounts),
      yes: t('decideYes'),
      done: t('decided'),
      isPrimary: false,
      fields: 'reason' as const,
    };
  });
}
