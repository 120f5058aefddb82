import type { EffectiveBrand, Reference } from '@/lib/brand/types';
import { formatRange } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { RatesAsked } from '@/lib/rates/room/queries/rates';
import { MOST_ROOMS } from '@/lib/rates/room/rules/party';
import { boards } from '@/lib/rates/room/types';
import { asksForCardMember } from '@/lib/sales/lead/rules/card-member';
import { ShownGroupForm } from '../when-shown';

type Props = { viewer: Viewer; brand: EffectiveBrand; hotelId: string; asked: RatesAsked; numRooms: number | null };

/** A party of more than eight rooms: what its hotel wants to know, and how it is asked. */
export async function GroupEnquiry({ viewer, brand, hotelId, asked, numRooms }: Props) {
  const t = await getTranslations('roomRates');
  const { interest, roomRates } = messages[asked.locale];
  const { adults, childrenAges } = asked.party;
  const reference = ({ name, isRequired }: Reference, label: string) => ({ label: name ?? label, isRequired });
  return (
    <section className="mb-8 rounded-desk border border-line bg-surface p-5">
      <h2 className="text-18 leading-6">{t('group.title')}</h2>
      <p className="mt-1 max-w-[66ch] text-soft">{t('group.text')}</p>
      <ShownGroupForm
        hotelId={hotelId}
        period={formatRange(asked.checkIn, asked.checkOut, asked.locale)}
        rooms={numRooms ?? MOST_ROOMS + 1}
        guests={t('proposals.party', { adults, children: childrenAges.length, ages: childrenAges.join(', ') })}
        boards={boards.map((board) => t(`board.${board}`))}
        bookingReference={reference(brand.bookingReference, interest.bookingReference)}
        clientReference={reference(brand.clientReference, interest.clientReference)}
        asksForCardMember={asksForCardMember(viewer)}
        words={{
          ...roomRates.group.form,
          firstName: interest.firstName,
          lastName: interest.lastName,
          cardMember: interest.cardMember,
          platinum: interest.platinum,
          centurion: interest.centurion,
          anyBoard: roomRates.view.anyBoard,
        }}
      />
    </section>
  );
}
