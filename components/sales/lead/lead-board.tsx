import { Arrive } from '@/components/ui/arrive';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getDuesOfBooking } from '@/lib/money/dues/queries';
import { mayNote } from '@/lib/money/dues/rules';
import { getLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { makesLinks } from '@/lib/money/payment-link/rules';
import { getCardOfLead } from '@/lib/money/vault/queries';
import { canBook, canSeeCommission } from '@/lib/people/access/agency';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getOpenedLead } from '@/lib/sales/lead/queries/detail';
import { countInList, countLeads, filterOf, listLeads } from '@/lib/sales/lead/queries/leads';
import { namesOfLeads } from '@/lib/sales/lead/queries/names';
import { getAnsweredStay } from '@/lib/sales/lead/queries/stays';
import { LEADS_AT_FIRST, LEADS_BELOW } from '@/lib/sales/lead/schema';
import { LeadFilter } from './lead-filter';
import { LeadPanel } from './lead-panel';
import { LeadTable } from './lead-table';
import type { Board } from './lead-words';

type Props = {
  viewer: Viewer;
  brand: EffectiveBrand;
  board: Board;
  /** Whose leads beside the reader's own: then each names its agent, or its agency. */
  of: 'own' | 'team' | 'agencies';
  /** A list of what is due stands before them. */
  isBelow: boolean;
};

/** The leads of a reader: the list with its filter, and the opened lead beside it. */
export async function LeadBoard({ viewer, brand, board, of, isBelow }: Props) {
  const t = await getTranslations('leads');
  const { query, locale } = board;
  const seesCommission = canSeeCommission(viewer, brand);
  const filter = filterOf(query, of === 'team' ? 'team' : undefined, { seesCommission });
  const openedId = query['hotel-lead-id'];
  const [found, opened, money] = await Promise.all([
    listLeads(viewer, filter, { seesCommission }),
    openedId ? getOpenedLead(viewer, openedId, locale, seesCommission) : null,
    openedId ? getLeadMoney(viewer, openedId, brand) : null,
  ]);
  // Of most leads nothing was said of the stay yet, and nothing is read for it.
  const isAnswered = opened?.history.some(({ key }) => key.startsWith('stayAnswer.')) ?? false;
  const stay = opened && isAnswered ? await getAnsweredStay(viewer, opened._id, locale, brand) : null;
  const dues = await getDuesOfBooking(viewer, opened);
  const links = opened && makesLinks(viewer) && dues.length > 0 ? await listLinks(viewer, opened._id) : null;
  const card = opened && viewer.agency ? await getCardOfLead(viewer, opened._id) : null;
  const counts = countInList(found, filter) ?? (await countLeads(viewer, filter));
  const most = query.shown ?? (isBelow || openedId ? LEADS_BELOW : LEADS_AT_FIRST);
  const shown = found.slice(0, most);
  // The opened lead stands in the list wherever its own place would be.
  const isListed = !opened || shown.some(({ _id }) => _id === opened._id);
  const lines = isListed ? shown : [found.find(({ _id }) => _id === opened._id) ?? opened, ...shown];
  const names = of === 'own' ? undefined : await namesOfLeads(viewer, lines, of);
  return (
    <div className={opened ? 'wide:grid wide:grid-cols-[minmax(0,1fr)_400px] wide:items-start wide:gap-6' : ''}>
      <div className={opened ? 'max-wide:hidden' : ''}>
        {openedId && !opened && (
          <p role="status" className="mb-6 rounded-desk border border-line bg-surface px-4 py-3">
            {t('notThere')}
          </p>
        )}
        <section aria-labelledby="leads">
          <h2 id="leads" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
            {t('list')}
          </h2>
          <Arrive at="leads" />
          <LeadFilter board={board} counts={counts} />
          <LeadTable
            lines={lines}
            total={counts[query.state ?? 'all']}
            most={most}
            board={board}
            seesCommission={seesCommission}
            names={
              names && {
                head: t(of === 'team' ? 'column.agent' : 'column.agency'),
                of: ({ agentId, agencyId }) => names.get(of === 'team' ? agentId : agencyId) ?? '–',
              }
            }
          />
        </section>
      </div>
      {opened && (
        <LeadPanel
          lead={opened}
          board={board}
          money={money}
          dues={dues}
          links={links}
          notesDues={dues.some((due) => mayNote(viewer, due))}
          stay={stay}
          card={card}
          acts={viewer.agency !== null}
          canBook={canBook(viewer)}
        />
      )}
    </div>
  );
}
