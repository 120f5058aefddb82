import { levelWords } from '@/lib/catalogue/property/level-words';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { ruleText } from '@/lib/sales/lead/rule-words';
import { ShownTakeBack } from '../when-shown';
import { amountOf, dayWords, instantWords, priceOf, whoseOf } from './lead-words';

type Props = { lead: LeadDetail; change: NonNullable<LeadDetail['change']>; acts: boolean; locale: Locale };

/** What stands and what the supplier has been asked for, line by line, and until when; what is the same is left out. */
export function LeadChange({ lead, change, acts, locale }: Props) {
  const t = translator(locale, 'leads');
  const { from, to, currency, dueAt, message, rules } = change;
  type Stay = typeof from;
  const lines = [
    {
      label: t('change.dates'),
      of: ({ checkIn, checkOut }: Stay) => formatRange(checkIn, checkOut, locale, { month: 'short' }),
    },
    {
      label: t('serviceLevel'),
      of: ({ serviceLevel }: Stay) => (serviceLevel ? levelWords(serviceLevel, locale) : '–'),
    },
    { label: t('change.guests'), of: ({ pax }: Stay) => String(pax) },
    {
      label: t('total'),
      of: ({ priceTotal }: Stay) =>
        priceOf(t, { priceTotal: priceTotal === null ? null : BigInt(priceTotal), currency }),
    },
    {
      label: t('yourCommission'),
      of: ({ commission }: Stay) => (commission === undefined ? '' : amountOf(BigInt(commission), currency)),
    },
    {
      label: t('freeUntilLine'),
      of: ({ freeUntil }: Stay) => (freeUntil ? dayWords(freeUntil, locale) : freeUntil === null ? '–' : ''),
    },
  ].filter(({ of }) => of(from) !== of(to));
  return (
    <section aria-labelledby="change" className="mt-4 rounded-desk bg-main-light2 p-4">
      <h3 id="change" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('change.title', whoseOf(lead))}
      </h3>
      <p className="text-13">
        {dueAt && t('change.dueAt', { ...whoseOf(lead), due: instantWords(t, dueAt, locale, lead.timeZone) })}{' '}
        <span className="text-soft">{t('change.text')}</span>
      </p>
      <table hidden={lines.length === 0} className="mt-2 w-full text-left text-13">
        <thead className="text-soft">
          <tr className="*:py-1 *:font-normal">
            <td />
            <th scope="col">{t('change.was')}</th>
            <th scope="col">{t('change.is')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, of }) => (
            <tr key={label} className="border-t border-line *:py-1.5 *:pr-2">
              <th scope="row" className="font-normal text-soft">
                {label}
              </th>
              <td className="figures">
                <del className="no-underline">{of(from)}</del>
              </td>
              <td className="figures font-bold">
                <ins className="no-underline">{of(to)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > 0 && (
        <p className="mt-2 text-13">
          {t('change.exception', { rules: rules.map((rule) => ruleText(rule, locale)).join('; ') })}
        </p>
      )}
      {message && <p className="mt-2 text-13 whitespace-pre-line text-soft">“{message}”</p>}
      {acts && (
        <ShownTakeBack
          address={paths.api.lead(lead._id, 'dates', 'withdrawal')}
          body={{ version: lead.version, status: lead.status }}
          label={t('change.takeBack')}
          done={t('change.takenBack')}
        />
      )}
    </section>
  );
}
