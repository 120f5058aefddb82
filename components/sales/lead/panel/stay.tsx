import { dayAt } from '@/lib/catalogue/place/property-time';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { leftOf } from '@/lib/platform/money-minor';
import { numbered } from '@/lib/platform/numbered';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import type { OverStay } from '@/lib/sales/lead/queries/stays';
import { disputableUntil } from '@/lib/sales/lead/rules/stay-answer';
import { LeadActions } from '../lead-actions';
import { amountOf, dayWords, whoseOf } from '../lead-words';

type Props = { lead: LeadDetail; stay: OverStay; acts: boolean; today: PlainDate; locale: Locale };
type Answer = NonNullable<OverStay['answer']>;

/** What the house says of the stay beside what was booked, and the way to disagree while there is one. */
export function LeadStay({ lead, stay, acts, today, locale }: Props) {
  const [t, leads] = [translator(locale, 'leadStay'), translator(locale, 'leads')];
  const { answer, dispute } = stay;
  if (!answer) return null;
  const until = disputableUntil(dayAt(answer.at, lead.timeZone));
  const mayDispute = !dispute && today <= until;
  const named = { ...whoseOf(lead), house: stay.houseName };
  return (
    <section aria-labelledby="lead-stay" className="mt-6">
      <h3 id="lead-stay" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t(`said.${answer.answer}`, named)}
      </h3>
      {answer.reason && <p className="text-soft">“{answer.reason}”</p>}
      {answer.answer !== 'stayed' && <Compared stay={stay} answer={answer} locale={locale} />}
      {dispute && (
        <div className="mt-2">
          <p className={`font-bold ${dispute.state === 'asked' ? 'text-negative' : ''}`}>
            {t(`dispute.${dispute.state}`)}
          </p>
          <p className="text-soft">“{dispute.message}”</p>
          {dispute.reason && <p className="text-soft">{t('decision', { reason: dispute.reason })}</p>}
        </div>
      )}
      {mayDispute && <p className="mt-2 text-13 text-soft">{t('until', { day: dayWords(until, locale) })}</p>}
      {mayDispute && acts && (
        <div className="mt-2">
          <LeadActions
            deeds={[
              {
                name: 'dispute',
                address: paths.api.lead(lead._id, 'dispute'),
                method: 'POST',
                body: { version: lead.version },
                label: t('disputeLabel'),
                title: t('disputeTitle', { amount: amountOf(answer.total, stay.currency) }),
                text: t('disputeText', named),
                yes: t('disputeLabel'),
                done: t('disputeDone', named),
                isPrimary: false,
                fields: 'message',
              },
            ]}
            words={{ no: leads('deed.no'), reason: t('message') }}
          />
        </div>
      )}
    </section>
  );
}

function Compared({ stay, answer, locale }: { stay: OverStay; answer: Answer; locale: Locale }) {
  const t = translator(locale, 'leadStay');
  const { lines, currency, booked } = stay;
  const amount = (minor: bigint) => amountOf(minor, currency);
  const rows = [
    ...lines.map(({ name, price }, line) => ({ name, was: price, is: answer.amounts[line] ?? 0n })),
    { name: t('commission'), was: booked.commission, is: answer.commission },
  ];
  return (
    <table className="mt-2 w-full text-13">
      <thead className="text-12 text-soft">
        <tr className="border-b border-line *:py-1 *:font-normal">
          <th scope="col" className="text-left">
            {t('what')}
          </th>
          <th scope="col" className="text-right">
            {t('booked')}
          </th>
          <th scope="col" className="text-right">
            {t('house')}
          </th>
          <th scope="col" className="text-right">
            {t('difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ number, value: { name, was, is } }) => (
          <tr key={number} className="border-b border-line-faint *:py-1 last:border-line last:font-bold">
            <th scope="row" className="pr-2 text-left font-normal [tr:last-child>&]:font-bold">
              {name}
            </th>
            <td className="figures text-right">{amount(was)}</td>
            <td className="figures text-right">{amount(is)}</td>
            <td className={`figures text-right ${is < was ? 'text-warning' : ''}`}>
              {is === was ? t('same') : amount(leftOf(is, was))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
