import { CounterOffer } from '@/components/sales/lead/counter-offer';
import { LeadHistory } from '@/components/sales/lead/lead-history';
import type { Board } from '@/components/sales/lead/lead-words';
import { LeadDeeds } from '@/components/sales/lead/panel/deeds';
import { LeadNextDue } from '@/components/sales/lead/panel/next-due';
import { LeadQuestion } from '@/components/sales/lead/panel/question';
import { LeadStay } from '@/components/sales/lead/panel/stay';
import { LeadDue } from '@/components/sales/lead/panel/waits';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { getDuesOfBooking } from '@/lib/money/dues/queries';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { makesLinks } from '@/lib/money/payment-link/rules';
import { canBook, canSeeCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getAnsweredStay } from '@/lib/sales/lead/queries/stays';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import type { LineProps } from '../view';

/** What may be done with a lead, or what came of it; of an offer that was approved, with the lead of what was chosen. */
export async function LeadInPlace({ line, telling: { t, locale, now }, doer: { viewer, brand } }: LineProps) {
  const id = line.about.subject === 'lead' ? line.about.id : (line.reason.leadId ?? '');
  const lead = await getLead(viewer, id, locale, { seesCommission: canSeeCommission(viewer, brand) });
  if (!lead) return <p>{t('open.gone')}</p>;
  if (line.isDone) return <LeadHistory lead={{ ...lead, history: lead.history.slice(0, 1) }} locale={locale} />;
  const isAnswered = lead.history.some(({ key }) => key.startsWith('stayAnswer.'));
  const [dues, stay] = await Promise.all([
    getDuesOfBooking(viewer, lead),
    isAnswered ? getAnsweredStay(viewer, lead._id, locale, brand) : null,
  ]);
  const links = makesLinks(viewer) && dues.length > 0 ? await listLinks(viewer, lead._id) : null;
  const board: Board = { path: paths.dashboard(), query: readDashboardQuery({}), locale, now };
  const today = dayAt(now, lead.timeZone);
  const acts = viewer.agency !== null;
  const books = canBook(viewer);
  return (
    <>
      <LeadDue lead={lead} board={board} />
      <LeadNextDue lead={lead} dues={dues} links={links} today={today} locale={locale} />
      {acts && books && lead.offer && <CounterOffer lead={lead} offer={lead.offer} locale={locale} />}
      {lead.questions.length > 0 && <LeadQuestion lead={lead} questions={lead.questions} acts={acts} locale={locale} />}
      {acts && <LeadDeeds lead={lead} board={board} canBook={books} today={today} dues={dues} />}
      {stay && <LeadStay lead={lead} stay={stay} acts={acts} today={today} locale={locale} />}
    </>
  );
}
