import { ResellerBadge, ResellerWhy } from '@/components/catalogue/hotel/reseller';
import { Picture } from '@/components/ui/picture';
import { nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { stayText } from '../lead-words';

/** The hotel or property of a lead, and its stay. */
export function LeadPlace({ lead, locale }: { lead: LeadDetail; locale: Locale }) {
  const t = translator(locale, 'leads');
  const mayAskForMore = lead.status === 'INTEREST' && !lead.isClosed;
  return (
    <div className="mt-5 flex gap-4">
      {lead.picture && (
        <div className="h-[72px] w-[108px] shrink-0 overflow-hidden rounded-desk">
          <Picture picture={lead.picture} sizes="108px" />
        </div>
      )}
      <div className="min-w-0">
        <p className="font-serif text-18 leading-6">
          {lead.propertyHref ? (
            <a href={lead.propertyHref} data-soft className="hover:underline hover:underline-offset-4">
              {lead.hotelName}
            </a>
          ) : (
            lead.hotelName
          )}
        </p>
        {lead.isReseller && <ResellerBadge />}
        <p className="text-13 text-soft">{lead.place}</p>
        <p className="text-13">
          {stayText(lead, locale)}, {t('nights', { count: nightsBetween(lead.checkIn, lead.checkOut) })}
        </p>
        {lead.isReseller && mayAskForMore && <ResellerWhy className="mt-1" />}
      </div>
    </div>
  );
}
