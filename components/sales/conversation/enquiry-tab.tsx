import { ReservationState } from '@/components/catalogue/hotel/reservation-state';
import { referenceSetting } from '@/components/sales/lead/interest-form/setting';
import { Icon } from '@/components/ui/icon';
import type { EffectiveBrand } from '@/lib/brand/types';
import { listManagersOf } from '@/lib/catalogue/hotel/queries/sales';
import type { HotelDetail } from '@/lib/catalogue/hotel/types';
import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { chatKeys } from '@/lib/platform/vendors/chat/token';
import type { Viewer } from '@/lib/platform/viewer/types';
import { conversationWith } from '@/lib/sales/conversation/queries/conversations';
import { getThread } from '@/lib/sales/conversation/queries/thread';
import { asksForCardMember } from '@/lib/sales/lead/rules/card-member';
import { ShownHotelChat, ShownMailedEnquiry } from '../when-shown';
import { momentWords } from './moments';

type Props = { viewer: Viewer; brand: EffectiveBrand; hotel: HotelDetail; locale: Locale; now: Date };

/** The chat with the hotel and the new enquiry; a hotel without chat says so, and is still written to by mail. */
export async function EnquiryTab({ viewer, brand, hotel, locale, now }: Props) {
  const t = await getTranslations('hotel.enquiry');
  const { conversations: words, leads, interest } = messages[locale];
  const side = 'agency' as const;
  const [managers, conversationId] = await Promise.all([
    listManagersOf(viewer, hotel._id),
    conversationWith(viewer, hotel._id),
  ]);
  const setting = {
    side,
    userId: viewer.id,
    locale,
    now: now.toISOString(),
    chatKey: chatKeys()?.apiKey ?? null,
    words,
    statusWords: leads.status,
  };
  const zone = timeZoneOf(hotel.countryId);
  const enquiry = {
    hotel: { id: hotel._id, name: hotel.name },
    managers,
    bookingReference: referenceSetting(brand.bookingReference, words.tab.bookingReference),
    clientReference: referenceSetting(brand.clientReference, words.tab.clientReference),
    asksForCardMember: asksForCardMember(viewer),
    expected: momentWords(answerDueAt(now, zone).toISOString(), zone, setting),
    missing: interest.isRequired,
  };
  if (!hotel.contact.isChatEnabled || hotel.isReseller) {
    return (
      <div className="grid items-start gap-8 menu:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
        <section>
          <h2 className="flex items-center gap-2 font-sans text-18 leading-6 font-bold tracking-normal text-warning">
            <Icon name="warning" />
            {t('notReady', { hotel: hotel.name })}
          </h2>
          <p className="mt-2 max-w-[60ch] text-soft">{words.tab.notReadyText}</p>
          <div className="mt-4">
            <ReservationState hotel={hotel} now={now} />
          </div>
        </section>
        <ShownMailedEnquiry setting={enquiry} words={words} />
      </div>
    );
  }
  const thread = conversationId ? await getThread(viewer, conversationId, { side, locale }) : null;
  return <ShownHotelChat setting={setting} enquiry={enquiry} thread={thread} />;
}
