import { getTranslations } from 'next-intl/server';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { formatMoney } from '@/lib/platform/money';
import type { RatesAsked } from '@/lib/rates/room/queries/offers';
import { toOfferJson } from '@/lib/rates/room/representation';
import type { PartyProposal } from '@/lib/sales/search/hotel/types';
import { shortDay } from './rate-row';
import { TakeProposal } from './take-proposal';

type Props = {
  hotel: { id: string; name: string };
  rooms: readonly Pick<RoomDetail, '_id' | 'name'>[];
  proposals: readonly PartyProposal[];
  asked: RatesAsked;
};

/** Rooms that sleep the whole party, each proposal with one total, one commission and one set of terms (beyond.md B3). */
export async function PartyProposals({ hotel, rooms, proposals, asked }: Props) {
  const t = await getTranslations('roomRates.proposals');
  if (proposals.length === 0) return null;
  const names = new Map(rooms.map(({ _id, name }) => [_id, name]));
  const { checkIn: checkInDate, checkOut: checkOutDate, paymentProfile } = asked;
  return (
    <section className="mb-10">
      <h2 className="text-18 leading-6">{t('title')}</h2>
      <p className="mt-1 text-13 text-soft">{t('lead')}</p>
      <ol className="mt-3 grid gap-4">
        {proposals.map((proposal) => {
          const placed = proposal.rooms.map(({ roomId, offer, party }) => ({
            room: { id: roomId, name: names.get(roomId) ?? '' },
            party: t('party', {
              adults: party.adults,
              children: party.childrenAges.length,
              ages: party.childrenAges.join(', '),
            }),
            offer: toOfferJson(offer, proposal.total.currency),
          }));
          return (
            <li
              key={placed.map(({ room, party }) => `${room.id} ${party}`).join()}
              className="grid gap-x-8 gap-y-3 rounded-desk border border-line bg-surface p-5 desk:grid-cols-[minmax(0,1fr)_auto]"
            >
              <ul className="grid gap-1.5">
                {placed.map(({ room, party, offer }, index) => (
                  <li
                    key={`${room.id} ${party} ${placed.slice(0, index).filter((other) => other.room.id === room.id).length}`}
                  >
                    <strong className="font-bold">{room.name}</strong>{' '}
                    <span className="text-soft">
                      {party}, {offer.rateName}
                    </span>
                  </li>
                ))}
              </ul>
              <div className="desk:text-right">
                <p className="text-22 leading-7 font-bold whitespace-nowrap">{formatMoney(proposal.total)}</p>
                {proposal.commission && (
                  <p className="text-13">{t('commission', { amount: formatMoney(proposal.commission) })}</p>
                )}
                <p className="text-13 text-soft">
                  {proposal.isNonRefundable
                    ? t('nonRefundable')
                    : proposal.freeUntil
                      ? t('freeUntil', { day: shortDay(proposal.freeUntil, asked.locale) })
                      : t('notFree')}
                </p>
                <TakeProposal
                  place={{ hotel, stay: { checkInDate, checkOutDate, paymentProfile } }}
                  rooms={placed.map(({ room, offer }) => ({ room, offer }))}
                  label={t('take', { count: placed.length })}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
