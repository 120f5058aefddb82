import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount } from '@/lib/platform/money';
import { dueOf } from '@/lib/sales/lead/queries/due';
import type { LeadLine } from '@/lib/sales/lead/queries/leads';
import { groupOf, type LeadGroup } from '@/lib/sales/lead/rules/group';
import { LEADS_AT_FIRST } from '@/lib/sales/lead/schema';
import {
  amountOf,
  type Board,
  boardHref,
  dueWords,
  optionText,
  priceOf,
  stateOf,
  stayText,
  urgencyClass,
  urgencyOf,
  whoseOf,
} from './lead-words';

const dot: Record<LeadGroup, string> = {
  interest: 'border border-soft',
  requested: 'bg-info',
  option: 'bg-warning',
  confirmed: 'bg-positive',
  ended: 'bg-negative',
};

type Props = {
  lines: readonly LeadLine[];
  total: number;
  /** So many at most are shown; more when asked for. */
  most: number;
  board: Board;
  /** Names by id: of the agents for a team, of the agencies for an admin; absent: one's own leads need neither. */
  names?: { head: string; of: (line: LeadLine) => string };
  seesCommission: boolean;
};

const cell = 'py-2.5 pr-4 align-top max-desk:py-0.5 max-desk:pr-0';
const second = 'block text-12 leading-4 text-soft';

/** The leads; a row opens beside the list. */
export async function LeadTable({ lines, total, most, board, names, seesCommission }: Props) {
  const t = await getTranslations('leads');
  const { locale, now, query } = board;
  if (lines.length === 0) {
    return <p className="mt-4 rounded-desk border border-line bg-surface p-5 text-soft">{t('nothingFound')}</p>;
  }
  const opened = query['hotel-lead-id'];
  return (
    <>
      <table aria-label={t('list')} className="w-full border-collapse text-14 max-desk:block">
        <thead className="max-desk:sr-only">
          <tr className="border-b border-line text-left text-12 text-soft *:py-2 *:pr-4 *:font-normal">
            <th scope="col" className="pl-3">
              {t('column.client')}
            </th>
            <th scope="col">{t('column.hotel')}</th>
            {names && <th scope="col">{names.head}</th>}
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.due')}</th>
            <th scope="col" className="text-right">
              {t('column.total')}
            </th>
            {seesCommission && (
              <th scope="col" className="text-right">
                {t('column.commission')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {lines.map((line) => {
            const due = dueOf(line);
            const isOpened = line._id === opened;
            return (
              <tr
                key={line._id}
                className={`relative border-b border-line-faint max-desk:grid max-desk:grid-cols-[1fr_auto] max-desk:gap-x-4 max-desk:px-3 max-desk:py-3 ${isOpened ? 'bg-main-light2 shadow-[inset_3px_0_0_var(--main)]' : 'hover:bg-sand'}`}
              >
                <th scope="row" className={`${cell} text-left font-normal desk:pl-3`}>
                  <a
                    href={boardHref(board, { 'hotel-lead-id': line._id })}
                    data-soft
                    data-stays
                    data-row={line._id}
                    aria-current={isOpened ? 'true' : undefined}
                    className="font-bold -outline-offset-2! after:absolute after:inset-0"
                  >
                    {line.clientName}
                  </a>
                  <span className={second}>{line.reference}</span>
                </th>
                <td className={`${cell} max-desk:order-2`}>
                  {line.hotelName}
                  <span className={second}>{stayText(line, locale)}</span>
                </td>
                {names && (
                  <td className={`${cell} max-desk:order-6 max-desk:col-span-2 max-desk:text-12 max-desk:text-soft`}>
                    {names.of(line)}
                  </td>
                )}
                <td className={`${cell} max-desk:order-4`}>
                  <span className="inline-flex items-center gap-2">
                    <span aria-hidden className={`size-2 shrink-0 rounded-full ${dot[groupOf(line)]}`} />
                    {stateOf(t, line)}
                  </span>
                  <span className={second}>{optionText(line, now, locale)}</span>
                </td>
                <td className={`${cell} max-desk:order-5 max-desk:text-right`}>
                  {due ? (
                    <span className={urgencyClass[urgencyOf(due.dueAt, now)]}>
                      {dueWords(t, due, line, locale)}
                      <span className={second}>
                        {t(`due.${due.kind}`, { ...whoseOf(line), rank: line.optionRank ?? 1 })}
                      </span>
                    </span>
                  ) : (
                    <span className="text-soft">{t('nothingDue')}</span>
                  )}
                </td>
                <td className={`${cell} whitespace-nowrap text-right font-bold max-desk:order-1`}>
                  {priceOf(t, line)}
                  {line.cardFee && line.owed === undefined && (
                    <span className={`${second} font-normal`}>
                      {t('withCardShort', { fee: formatAmount(line.cardFee.fee) })}
                    </span>
                  )}
                  {line.owed !== undefined && line.owed !== null && (
                    <span className={`${second} font-normal`}>
                      {t('owedShort', { fee: amountOf(line.owed, line.currency) })}
                    </span>
                  )}
                </td>
                {seesCommission && (
                  <td className={`${cell} whitespace-nowrap text-right max-desk:order-3 max-desk:text-13`}>
                    {line.commission === undefined || line.priceTotal === null
                      ? '–'
                      : amountOf(line.commission, line.currency)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 flex items-center justify-between text-13 text-soft">
        {t('shownOf', { shown: lines.length, total })}
        {lines.length < total && most < 200 && (
          <a
            href={boardHref(board, { shown: String(Math.min(most + LEADS_AT_FIRST, 200)) })}
            data-soft
            data-stays
            className="font-bold text-main-ink hover:underline hover:underline-offset-4"
          >
            {t('showMore')}
          </a>
        )}
      </p>
    </>
  );
}
