import type { ReactNode } from 'react';
import { RoomCard } from '@/components/catalogue/hotel/room-card';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RoomForParty } from '@/lib/rates/judge/queries';
import { arrangeRooms, type RateView } from '@/lib/rates/room/rules/arrange';
import { mayBeExcepted } from '@/lib/rates/room/rules/excepted';
import { AskException, exceptionWished } from './ask-exception';
import { AvailabilityLine } from './availability-line';
import { FixLink } from './fix-link';
import { type Matrix, type MatrixAsked, type MatrixRoom, matrixOf, roomsOf } from './matrix';
import { MatrixRates } from './matrix-rates';
import { matrixColumns, RateHeads } from './rate-row';

type Props = MatrixAsked & { found: readonly RoomForParty[]; view: RateView };

/** Rooms × rates: what is free with every rate, what is asked for, and what is not there, each with its reason. */
export async function RoomMatrix({ found, view, ...given }: Props) {
  const t = await getTranslations('roomRates');
  const matrix = matrixOf(given);
  const { hotel, asked } = matrix;
  const rooms = roomsOf(found, matrix);
  const { available, onRequest, second, unavailable } = arrangeRooms(rooms, view);
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const currency = rooms[0]?.billableCurrency ?? 'EUR';
  const rates = (one: MatrixRoom) => <MatrixRates found={one} matrix={matrix} />;
  const card = (one: MatrixRoom, offers: ReactNode, action?: ReactNode) => (
    <MatrixCard key={one.roomId} found={one} matrix={matrix} offers={offers} action={action} />
  );
  return (
    <div className="grid gap-10">
      {available.length + onRequest.length + second.length === 0 && (
        <div>
          <h2 className="text-18 leading-6">{t('empty')}</h2>
          <p className="mt-1 text-soft">{t('emptyWhy')}</p>
        </div>
      )}
      {available.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.available')}</h2>
          <RateHeads
            title={t('pricesIn', { currency, nights })}
            seesCommission={asked.canSeeCommission}
            className={`${matrixColumns} mt-3 py-2 pr-5 pl-9`}
          />
          <p className="mt-2 text-12 text-soft menu:hidden">{t('pricesIn', { currency, nights })}</p>
          <ul className="mt-2 grid gap-4">{available.map((one) => card(one, rates(one)))}</ul>
        </section>
      )}
      {onRequest.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.onRequest')}</h2>
          <ul className="mt-3 grid gap-4">
            {onRequest.map((one) =>
              card(
                one,
                !one.room.isEnquiryOnly && one.offers.length > 0 && rates(one),
                <a
                  href={paths.hotel(hotel.id, { tab: 'enquiry' })}
                  className={compactButtonClass('quiet', 'medium', 'max-desk:w-full')}
                >
                  {t('ask')}
                </a>,
              ),
            )}
          </ul>
        </section>
      )}
      {second.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.second')}</h2>
          <p className="mt-1 max-w-[68ch] text-soft">{t('second.text')}</p>
          <ul className="mt-3 grid gap-4">{second.map((one) => card(one, rates(one)))}</ul>
        </section>
      )}
      {unavailable.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.unavailable')}</h2>
          <ul className="mt-3 grid gap-4">
            {unavailable.map((one) => card(one, null, <WaysToRoom found={one} matrix={matrix} />))}
          </ul>
        </section>
      )}
    </div>
  );
}

type CardProps = { found: MatrixRoom; matrix: Matrix; offers: ReactNode; action?: ReactNode };

function MatrixCard({ found, matrix: { asked, deskHref, shopHref }, offers, action }: CardProps) {
  return (
    <li id={`room-${found.roomId}`}>
      <RoomCard
        room={found.room}
        deskHref={deskHref}
        availability={
          <AvailabilityLine
            availability={found.availability}
            mayBeSecond={found.mayBeSecond}
            locale={asked.locale}
            fits={found.isPart ? found.party : undefined}
          />
        }
        shopHref={shopHref(found)}
        hasDetails={false}
        offers={offers}
        action={action}
      />
    </li>
  );
}

/** Of a room that cannot be had: the nearest change after which it can, or an exception asked for. */
function WaysToRoom({ found, matrix }: { found: MatrixRoom; matrix: Matrix }) {
  const { hotel, asked, query, known, shopHref } = matrix;
  return (
    <>
      {found.nearestFix && (
        <FixLink
          fix={found.nearestFix}
          locale={asked.locale}
          nameOf={(roomId) => known.get(roomId)?.name}
          hrefs={{
            dates: (dates) => paths.hotel(hotel.id, { ...query, tab: 'rooms', ...dates }),
            quantity: (quantity) => shopHref(found, { quantity: String(quantity) }),
            room: (roomId) => `#room-${roomId}`,
          }}
        />
      )}
      {mayBeExcepted(found.availability) && !found.room.isEnquiryOnly && (
        <AskException href={shopHref(found, exceptionWished)} room={found.room.name} />
      )}
    </>
  );
}
