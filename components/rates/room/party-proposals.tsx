import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import type { Party } from '@/lib/catalogue/room/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { PartyProposal } from '@/lib/rates/judge/types';
import type { RatesAsked } from '@/lib/rates/room/queries/rates';
import { toQuotedRate } from '@/lib/rates/room/quote';
import { shortDay } from './rate-words';
import { TakeProposal } from './take-proposal';

type Props = {
  hotel: { id: string; name: string };
  rooms: readonly Pick<RoomDetail, '_id' | 'name'>[];
  proposals: readonly PartyProposal[];
  asked: RatesAsked;
};

/** Rooms in which the whole party sleeps: a line for each proposal, with one total, one commission and one set of terms. */
export async function PartyProposals({ hotel, rooms, proposals, asked }: Props) {
  const t = await getTranslations('roomRates.proposals');
  if (proposals.length === 0) return null;
  const names = new Map(rooms.map(({ _id, name }) => [_id, name]));
  const { checkIn: checkInDate, checkOut: checkOutDate, paymentProfile } = asked;
  const partyText = ({ adults, childrenAges }: Party) =>
    t('party', { adults, children: childrenAges.length, ages: childrenAges.join(', ') });
  const terms = ({ isNonRefundable, freeUntil }: PartyProposal) =>
    isNonRefundable
      ? t('nonRefundable')
      : freeUntil
        ? t('freeUntil', { day: shortDay(freeUntil, asked.locale) })
        : t('notFree');
  return (
    <section aria-labelledby="proposals" className="mb-6 rounded-desk bg-main-light2 px-4 py-3 desk:px-5">
      <h2 id="proposals" className="text-14 leading-5 font-bold">
        {t('title', { count: proposals.length })}
      </h2>
      <ol className="mt-1">
        {numbered(proposals).map(({ number, value: proposal }) => {
          const placed = proposal.rooms.map(({ roomId, offer, party }) => ({
            room: { id: roomId, name: names.get(roomId) ?? '' },
            text: t('rate', { room: names.get(roomId) ?? '', party: partyText(party), rate: offer.rateName }),
            offer: toQuotedRate(offer, proposal.total.currency, asked),
          }));
          return (
            <li
              key={number}
              id={`proposal-${number}`}
              className="grid items-center gap-x-6 gap-y-2 border-line py-2 not-first:border-t desk:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <p className="text-13">{placed.map(({ text }) => text).join('; ')}</p>
              <p className="text-13 desk:text-right">
                <strong className="block text-16 whitespace-nowrap">{formatMoney(proposal.total)}</strong>
                {proposal.commission && (
                  <span className="block">{t('commission', { amount: formatMoney(proposal.commission) })}</span>
                )}
                <span className="block text-soft">{terms(proposal)}</span>
              </p>
              <TakeProposal
                place={{ hotel, stay: { checkInDate, checkOutDate, paymentProfile } }}
                rooms={placed.map(({ room, offer }) => ({ room, offer }))}
                label={t('take', { count: placed.length })}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
