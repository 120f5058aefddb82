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
import { matrixRates } from './matrix-rates';
import { RateHeads, rateLabels, rateRows } from './rate-row';
import { RatesInPlace } from './rates-in-place';

/** Where its rates are looked for. */
const LIST = 'rates';

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
  const [row, labels] = await Promise.all([
    rateRows({ today: asked.today, locale: asked.locale, seesCommission: asked.canSeeCommission }),
    rateLabels({ seesCommission: asked.canSeeCommission }),
  ]);
  const rates = (one: MatrixRoom) => matrixRates(one, { matrix, row, labels });
  const cards = (of: readonly MatrixRoom[], parts: (one: MatrixRoom) => Promise<CardParts>) =>
    Promise.all(of.map(async (one) => matrixCard(one, matrix, await parts(one))));
  const ask = (
    <a
      href={paths.hotel(hotel.id, { tab: 'enquiry' })}
      className={compactButtonClass('quiet', 'medium', 'max-desk:w-full')}
    >
      {t('ask')}
    </a>
  );
  // Drawn here and not as components of their own: each that waits by itself is sent, and put into its place, by itself.
  const [free, onAsking, behind, gone] = await Promise.all([
    cards(available, async (one) => ({ offers: await rates(one) })),
    cards(onRequest, async (one) => ({
      offers: !one.room.isEnquiryOnly && one.offers.length > 0 && (await rates(one)),
      action: ask,
    })),
    cards(second, async (one) => ({ offers: await rates(one) })),
    cards(unavailable, async (one) => ({ action: <WaysToRoom found={one} matrix={matrix} /> })),
  ]);
  return (
    <div id={LIST} className="grid gap-10">
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
            className="mt-3 py-2 pr-5 pl-9"
          />
          <p className="mt-2 text-12 text-soft menu:hidden">{t('pricesIn', { currency, nights })}</p>
          <ul className="mt-2 grid gap-4">{free}</ul>
        </section>
      )}
      {onRequest.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.onRequest')}</h2>
          <ul className="mt-3 grid gap-4">{onAsking}</ul>
        </section>
      )}
      {second.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.second')}</h2>
          <p className="mt-1 max-w-[68ch] text-soft">{t('second.text')}</p>
          <ul className="mt-3 grid gap-4">{behind}</ul>
        </section>
      )}
      {unavailable.length > 0 && (
        <section>
          <h2 className="text-18 leading-6">{t('section.unavailable')}</h2>
          <ul className="mt-3 grid gap-4">{gone}</ul>
        </section>
      )}
      <RatesInPlace listId={LIST} {...matrix.shared} />
    </div>
  );
}

type CardParts = { offers?: ReactNode; action?: ReactNode };

async function matrixCard(found: MatrixRoom, { asked, deskHref, shopHref }: Matrix, parts: CardParts) {
  const availability = await AvailabilityLine({
    availability: found.availability,
    mayBeSecond: found.mayBeSecond,
    locale: asked.locale,
    fits: found.isPart ? found.party : undefined,
  });
  return (
    <li key={found.roomId} id={`room-${found.roomId}`}>
      {
        await RoomCard({
          room: found.room,
          deskHref,
          availability,
          shopHref: shopHref(found),
          hasDetails: false,
          ...parts,
        })
      }
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
