import { Suspense } from 'react';
import { EmptyState } from '@/components/shell/agency-page';
import { Arrive } from '@/components/ui/arrive';
import { LinesSkeleton } from '@/components/ui/skeleton';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getDuesOfBooking } from '@/lib/money/dues/queries';
import { mayNote } from '@/lib/money/dues/rules';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { makesLinks } from '@/lib/money/payment-link/rules';
import { canBook, canSeeCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getOpenedLead } from '@/lib/sales/lead/queries/detail';
import { filterOf } from '@/lib/sales/lead/queries/leads';
import { namesOfLeads } from '@/lib/sales/lead/queries/names';
import { listShown } from '@/lib/sales/lead/queries/shown';
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

/**
 * The leads in their place on a page. What the title of an opened lead has waited for is most of what is read here, so that it
 * comes in one piece; the boundary is there all the same, and the list stands as it is when a lead is opened or closed.
 */
export async function LeadSection({ isOpened, ...props }: Props & { isOpened: boolean }) {
  const { loading } = messages[props.board.locale].agencyShell.userProblem;
  const fallback = isOpened ? null : <LinesSkeleton count={10} label={loading} />;
  return <Suspense fallback={fallback}>{isOpened ? await LeadBoard(props) : <LeadBoard {...props} />}</Suspense>;
}

/** The leads of a reader: the list with its filter, and the opened lead beside it. */
async function LeadBoard({ viewer, brand, board, of, isBelow }: Props) {
  const t = await getTranslations('leads');
  const { query, locale } = board;
  const seesCommission = canSeeCommission(viewer, brand);
  const filter = filterOf(query, of === 'team' ? 'team' : undefined, { seesCommission });
  const openedId = query['hotel-lead-id'];
  const most = query.shown ?? (isBelow || openedId ? LEADS_BELOW : LEADS_AT_FIRST);
  const [{ lines: shown, counts }, found] = await Promise.all([
    listShown(viewer, filter, { seesCommission }, most),
    openedId ? getOpenedLead(viewer, openedId, locale, seesCommission) : null,
  ]);
  const opened = found?.lead ?? null;
  // Of most leads nothing was said of the stay yet, and nothing is read for it.
  const isAnswered = opened?.history.some(({ key }) => key.startsWith('stayAnswer.')) ?? false;
  const stay = opened && isAnswered ? await getAnsweredStay(viewer, opened._id, locale, brand) : null;
  const dues = await getDuesOfBooking(viewer, opened);
  const links = opened && makesLinks(viewer) && dues.length > 0 ? await listLinks(viewer, opened._id) : null;
  // The opened lead stands in the list wherever its own place would be.
  const isListed = !opened || shown.some(({ _id }) => _id === opened._id);
  const lines = isListed ? shown : [opened, ...shown];
  // Nothing is left out by a filter then: there is no lead.
  const isNarrowed = Boolean(query.search || query.from || query.until || filter.counted);
  const hasNone = counts.all === 0 && !isNarrowed && !opened;
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
          {hasNone ? (
            <EmptyState
              headline={t('noneYet', { of })}
              facts={[{ title: t('noneYetNext'), text: t('noneYetText', { of }) }]}
              next={of === 'agencies' ? undefined : { href: paths.hotels(), label: t('noneYetWay') }}
            />
          ) : (
            <>
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
            </>
          )}
        </section>
      </div>
      {opened && (
        <LeadPanel
          lead={opened}
          board={board}
          money={found?.money ?? null}
          dues={dues}
          links={links}
          notesDues={dues.some((due) => mayNote(viewer, due))}
          stay={stay}
          card={viewer.agency ? (found?.card ?? null) : null}
          acts={viewer.agency !== null}
          canBook={canBook(viewer)}
        />
      )}
    </div>
  );
}
