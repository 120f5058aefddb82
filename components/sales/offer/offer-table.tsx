import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { numbered } from '@/lib/platform/numbered';
import type { OfferStatus } from '@/lib/sales/offer/rules/state';
import type { OfferLine } from '@/lib/sales/offer/types';

export const statusDot: Record<OfferStatus, string> = {
  draft: 'border border-soft',
  sent: 'bg-soft',
  viewed: 'bg-info',
  commented: 'bg-warning',
  approved: 'bg-positive',
  expired: 'bg-negative',
};

type Props = { lines: readonly OfferLine[]; locale: Locale; namesAgents: boolean };

const cell = 'py-2.5 pr-4 align-top max-desk:py-0.5 max-desk:pr-0';
const second = 'block text-12 leading-4 text-soft';

/** Offers, what changed last comes first; a row leads to its editor. */
export async function OfferTable({ lines, locale, namesAgents }: Props) {
  const t = await getTranslations('offers');
  return (
    <table aria-label={t('list')} className="w-full border-collapse text-14 max-desk:block">
      <thead className="max-desk:sr-only">
        <tr className="border-b border-line text-left text-12 text-soft *:py-2 *:pr-4 *:font-normal">
          <th scope="col" className="pl-3">
            {t('column.client')}
          </th>
          <th scope="col">{t('column.alternatives')}</th>
          {namesAgents && <th scope="col">{t('column.agent')}</th>}
          <th scope="col">{t('column.state')}</th>
          <th scope="col">{t('column.validUntil')}</th>
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {lines.map((line) => (
          <tr
            key={line._id}
            className="relative border-b border-line-faint hover:bg-sand max-desk:grid max-desk:grid-cols-[1fr_auto] max-desk:gap-x-4 max-desk:px-3 max-desk:py-3"
          >
            <th scope="row" className={`${cell} text-left font-normal desk:pl-3`}>
              <Link
                href={paths.offer(line._id)}
                prefetch={false}
                className="font-bold -outline-offset-2! after:absolute after:inset-0"
              >
                {line.clientName || t('unnamed')}
              </Link>
              <span className={second}>{line.title}</span>
            </th>
            <td className={`${cell} max-desk:order-3 max-desk:col-span-2`}>
              {numbered(line.alternatives).map(({ number, value: alternative }) => (
                <span key={number} className="block">
                  {number} {alternative}
                </span>
              ))}
            </td>
            {namesAgents && <td className={`${cell} max-desk:order-4 max-desk:text-12`}>{line.agentName}</td>}
            <td className={`${cell} max-desk:order-2`}>
              <span className="inline-flex items-center gap-2">
                <span aria-hidden className={`size-2 shrink-0 rounded-full ${statusDot[line.status]}`} />
                {t(`status.${line.status}`)}
              </span>
              <span className={second}>
                {t('version', { number: line.number })}
                {line.sentNumber !== null &&
                  line.sentNumber !== line.number &&
                  `, ${t('clientSees', { number: line.sentNumber })}`}
                {line.comments > 0 && `, ${t('said', { count: line.comments })}`}
              </span>
            </td>
            <td className={`${cell} whitespace-nowrap max-desk:order-5 max-desk:text-right`}>
              {formatDay(line.validUntil, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
