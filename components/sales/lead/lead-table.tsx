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
      <table aria-label={t('list')} className="lead-table">
        <thead>
          <tr>
            <th scope="col">{t('column.client')}</th>
            <th scope="col">{t('column.hotel')}</th>
            {names && <th scope="col">{names.head}</th>}
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.due')}</th>
            <th scope="col" data-is="total">
              {t('column.total')}
            </th>
            {seesCommission && (
              <th scope="col" data-is="earned">
                {t('column.commission')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const due = dueOf(line);
            const isOpened = line._id === opened;
            return (
              <tr key={line._id}>
                <th scope="row">
                  <a
                    href={boardHref(board, { 'hotel-lead-id': line._id })}
                    data-soft
                    data-stays
                    data-row={line._id}
                    aria-current={isOpened ? 'true' : undefined}
                    className="font-bold"
                  >
                    {line.clientName}
                  </a>
                  <small>{line.reference}</small>
                </th>
                <td data-is="stay">
                  {line.hotelName}
                  <small>{stayText(line, locale)}</small>
                </td>
                {names && <td data-is="whose">{names.of(line)}</td>}
                <td data-is="state">
                  <i className={dot[groupOf(line)]} />
                  {stateOf(t, line)}
                  <small>{optionText(line, now, locale)}</small>
                </td>
                <td data-is="due">
                  {due ? (
                    <span className={urgencyClass[urgencyOf(due.dueAt, now)]}>
                      {dueWords(t, due, line, board)}
                      <small>{t(`due.${due.kind}`, { ...whoseOf(line), rank: line.optionRank ?? 1 })}</small>
                    </span>
                  ) : (
                    <span className="text-soft">{t('nothingDue')}</span>
                  )}
                </td>
                <td data-is="total" className="font-bold">
                  {priceOf(t, line)}
                  {line.cardFee && line.owed === undefined && (
                    <small>{t('withCardShort', { fee: formatAmount(line.cardFee.fee) })}</small>
                  )}
                  {line.owed !== undefined && line.owed !== null && (
                    <small>{t('owedShort', { fee: amountOf(line.owed, line.currency) })}</small>
                  )}
                </td>
                {seesCommission && (
                  <td data-is="earned">
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
