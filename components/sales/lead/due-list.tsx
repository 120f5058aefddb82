import Link from 'next/link';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { DueLead } from '@/lib/sales/lead/queries/due';
import { type Board, boardHref, dueWords, leftOf, stayText, urgencyClass, urgencyOf, whoseOf } from './lead-words';

const MOST = 5;

/** What ends or is answered next, by the clock; the words say how near it is, and the colour too. */
export async function DueList({ due, board }: { due: readonly DueLead[]; board: Board }) {
  const t = await getTranslations('leads');
  const { locale, now } = board;
  const shown = due.slice(0, MOST);
  return (
    <section aria-labelledby="due" className="mb-8">
      <h2 id="due" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('today')}
      </h2>
      <p className="mt-0.5 text-soft">{t('todayLead', { count: due.length })}</p>
      {shown.length > 0 && (
        <ol className="mt-3 rounded-desk border border-line bg-surface">
          {shown.map((lead) => (
            <li
              key={lead._id}
              className="relative grid gap-x-6 border-b border-line-faint px-4 py-3 last:border-0 hover:bg-sand desk:grid-cols-[172px_1fr_1fr]"
            >
              <p className={urgencyClass[urgencyOf(lead.dueAt, now)]}>
                <span className="block font-bold">{dueWords(t, lead, lead, locale)}</span>
                <span className="block text-12 leading-4">{leftOf(t, lead.dueAt, now)}</span>
              </p>
              <p>
                <Link
                  href={boardHref(board, { 'hotel-lead-id': lead._id })}
                  prefetch={false}
                  className="font-bold after:absolute after:inset-0"
                >
                  {t(`due.${lead.kind}`, { ...whoseOf(lead), rank: lead.optionRank ?? 1 })}
                </Link>
                <span className="block text-12 leading-4 text-soft">{lead.hotelName}</span>
              </p>
              <p>
                {lead.clientName}
                <span className="block text-12 leading-4 text-soft">{stayText(lead, locale)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {due.length > MOST && <p className="mt-2 text-13 text-soft">{t('moreDue', { count: due.length - MOST })}</p>}
    </section>
  );
}
