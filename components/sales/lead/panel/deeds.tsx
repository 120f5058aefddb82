import { getTranslations } from 'next-intl/server';
import { PrintOffer } from '@/components/sales/offer/print-offer';
import type { PlainDate } from '@/lib/platform/dates';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { LeadActions } from '../lead-actions';
import { deedLinks, deedSpecs } from '../lead-deeds';
import type { Board } from '../lead-words';

type Props = {
  lead: LeadDetail;
  board: Board;
  /** Whether the agency may book yet. */
  canBook: boolean;
  today: PlainDate;
};

/** What the reader can do with a lead now. */
export async function LeadDeeds({ lead, board, canBook, today }: Props) {
  const [t, offers] = await Promise.all([getTranslations('leads'), getTranslations('offers')]);
  return (
    <>
      <div className="mt-3">
        {!canBook && <p className="mb-2 text-13 text-soft">{t('unverified')}</p>}
        <LeadActions
          key={lead._id}
          links={deedLinks(t, lead, board.locale, { canBook, today })}
          deeds={deedSpecs(t, lead, board, { canBook, today })}
          words={{
            no: t('deed.no'),
            reason: t('deed.reason'),
            moved: t('deed.moved', { was: '{was}', is: '{is}' }),
            onRequestNow: t('deed.onRequestNow'),
            accept: t('deed.accept'),
          }}
        />
      </div>
      {lead.checkIn > today && !lead.isClosed && (
        <div className="mt-2 grid">
          <PrintOffer source={{ leads: [lead._id] }} label={offers('print')} />
        </div>
      )}
    </>
  );
}
