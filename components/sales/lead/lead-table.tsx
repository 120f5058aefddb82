import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount } from '@/lib/platform/money';
import { dueOf } from '@/lib/sales/lead/queries/due';
import type { LeadLine } from '@/lib/sales/lead/queries/leads';
import { groupOf, type LeadGroup } from '@/lib/sales/lead/rules/group';
import { LEADS_AT_FIRST } from '@/lib/sales/lead/schema';
import { type LeadRow, LeadRows } from './lead-rows';
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
export function LeadTable({ lines, total, most, board, names, seesCommission }: Props) {
  const { locale, now, query } = board;
  const t = translator(locale, 'leads');
  if (lines.length === 0) {
    return <p className="mt-4 rounded-desk border border-line bg-surface p-5 text-soft">{t('nothingFound')}</p>;
  }
  const opened = query['hotel-lead-id'];
  const rowOf = (line: LeadLine): LeadRow => {
    const due = dueOf(line);
    const { owed, cardFee, commission, currency } = line;
    return {
      id: line._id,
      href: boardHref(board, { 'hotel-lead-id': line._id }),
      isOpened: line._id === opened,
      client: line.clientName,
      reference: line.reference,
      house: line.hotelName,
      stay: stayText(line, locale),
      ...(names && { whose: names.of(line) }),
      dot: dot[groupOf(line)],
      state: stateOf(t, line),
      option: optionText(line, now, locale),
      due: due && {
        look: urgencyClass[urgencyOf(due.dueAt, now)],
        when: dueWords(t, due, line, board),
        what: t(`due.${due.kind}`, { ...whoseOf(line), rank: line.optionRank ?? 1 }),
      },
      total: priceOf(t, line),
      ...(cardFee && owed === undefined && { withCard: t('withCardShort', { fee: formatAmount(cardFee.fee) }) }),
      ...(owed != null && { owed: t('owedShort', { fee: amountOf(owed, currency) }) }),
      ...(seesCommission && {
        earned: commission === undefined || line.priceTotal === null ? '–' : amountOf(commission, currency),
      }),
    };
  };
  return (
    <>
      <LeadRows
        label={t('list')}
        heads={{
          client: t('column.client'),
          hotel: t('column.hotel'),
          ...(names && { whose: names.head }),
          state: t('column.state'),
          due: t('column.due'),
          total: t('column.total'),
          ...(seesCommission && { earned: t('column.commission') }),
        }}
        nothingDue={t('nothingDue')}
        rows={lines.map(rowOf)}
      />
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
