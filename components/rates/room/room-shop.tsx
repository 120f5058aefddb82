import { compactButtonClass } from '@/components/ui/compact-button';
import { fitsBeds } from '@/lib/catalogue/room/rules/occupancy';
import { paths } from '@/lib/platform/addresses/paths';
import { nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RatesAsked, RatesOfRoom } from '@/lib/rates/room/queries/rates';
import { toQuotedRate } from '@/lib/rates/room/quote';
import { mayBeExcepted } from '@/lib/rates/room/rules/excepted';
import { timelineOf } from '@/lib/rates/room/rules/timeline';
import type { RoomRate } from '@/lib/rates/room/types';
import { AskException } from './ask-exception';
import { FixLink } from './fix-link';
import { RateHeads, RateRow, rateLabels } from './rate-row';
import { columnWords, rateWords } from './rate-words';
import { RoomHead, RoomText } from './room-about';
import { RateForm, RateRadio, RoomChoice, RoomTotal } from './room-choice';
import { type AskedRoom, RoomGuests } from './room-guests';
import { RoomPictures } from './room-pictures';
import { shopOfQuery, stayOfQuery } from './rooms-of-stay';
import { StayForm } from './stay-form';
import { TermsView } from './terms-view';
import { exceptionWished, exceptionWords, fixWords } from './ways-words';

type Props = AskedRoom & {
  today: PlainDate;
  choosesPayment: boolean;
  /** Null: no period was chosen. */
  found: { asked: RatesAsked; offers: readonly RatesOfRoom[] } | null;
};

/** What of a room is shown: its rates, or why there are none. */
type Shown = { own: RatesOfRoom | undefined; fits: boolean; isExcepted: boolean; bed: string | null };

function shownOf({ room, stay, query, found }: Props): Shown {
  const own = found?.offers.find(({ roomId }) => roomId === room._id);
  const ways = own?.offers[0]?.requestableBedConfigurations ?? [];
  return {
    own,
    fits: fitsBeds(room.beds, stay.party),
    isExcepted: found?.asked.isExceptionWished === true && own !== undefined && mayBeExcepted(own.availability),
    bed: (ways.find(({ id }) => id === query.beds) ?? ways[0])?.id ?? null,
  };
}

/** One room in a window of its own: what it is, its rates, who sleeps in it, how many of it, and what that comes to. */
export async function RoomShop(props: Props) {
  const { hotel, room, query, quantity, found } = props;
  const [t, facts] = await Promise.all([getTranslations('roomRates.shop'), getTranslations('hotel.rooms')]);
  const shown = shownOf(props);
  const { own, fits } = shown;
  const offers =
    fits && own && (own.availability.status !== 'unavailable' || own.mayBeSecond || shown.isExcepted) ? own.offers : [];
  const sold = room.isEnquiryOnly || !found || !own ? [] : offers;
  const back = paths.hotel(hotel._id, { ...stayOfQuery(query), tab: 'rooms' });
  const content = (
    <>
      <RoomHead {...{ room, back }} locale={props.locale} own={own} hasKeys={sold.length > 0} />
      <RoomPictures room={room} words={{ label: facts('pictures'), plan: t('plan', { name: room.name }) }} />
      <div className="grid wide:grid-cols-[minmax(0,1fr)_344px] wide:grid-rows-[auto_1fr]">
        <div className="p-4 max-wide:order-4 max-wide:border-t max-wide:border-line desk:p-6 wide:pb-0">
          <RoomText room={room} />
        </div>
        <div className="min-w-0 py-4 max-wide:order-2 desk:py-6">
          <Offered {...props} shown={shown} offers={sold} />
        </div>
        <div className="bg-paper max-wide:contents wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:border-l wide:border-line">
          <div className="p-4 max-wide:order-1 max-wide:bg-paper desk:p-6 wide:pb-0">
            <RoomGuests {...props} own={own} bed={shown.bed} />
          </div>
          {sold.length > 0 && (
            <div className="p-4 max-wide:order-3 max-wide:border-t max-wide:border-line max-wide:bg-paper desk:p-6">
              <div className="wide:border-t wide:border-line-strong wide:pt-4">
                <RoomTotal />
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  );
  return (
    <article className="overflow-hidden rounded-desk border border-line bg-surface shadow-float">
      {found && own && sold.length > 0 ? (
        <RoomChoice
          key={`${found.asked.party.adults} ${found.asked.party.childrenAges.join()}`}
          hotel={{ id: hotel._id, name: hotel.name }}
          room={{ id: room._id, name: room.name }}
          stay={{
            checkInDate: found.asked.checkIn,
            checkOutDate: found.asked.checkOut,
            paymentProfile: found.asked.paymentProfile,
          }}
          offers={sold.map((offer) => ({
            ...toQuotedRate(offer, own.billableCurrency, found.asked),
            requestedBedConfiguration: shown.bed,
          }))}
          quantity={quantity}
          words={choiceWords(props.locale)}
        >
          {content}
        </RoomChoice>
      ) : (
        content
      )}
    </article>
  );
}

function choiceWords(locale: Locale) {
  const { add, several, freeUntil, thenFee } = messages[locale].roomRates.shop;
  return { add, several, freeUntil, thenFee };
}

type PartProps = Props & { shown: Shown };

type OfferedProps = PartProps & { offers: readonly RoomRate[] };

/** Its rates, the question for a period, or why it cannot be had. */
async function Offered(props: OfferedProps) {
  const { hotel, room, rooms, stay, query, today, locale, choosesPayment, found, shown, offers } = props;
  const t = await getTranslations('roomRates');
  const inset = 'px-4 desk:px-6';
  if (!found) {
    return (
      <div className={inset}>
        <p className="mb-3 text-soft">{t('stay.choose')}</p>
        <StayForm
          action={paths.roomShop(hotel._id, room._id)}
          hotelId={hotel._id}
          roomId={room._id}
          today={today}
          stay={stay}
          isAdultsOnly={hotel.agePolicy.isAdultsOnlyHotel}
          choosesPayment={choosesPayment}
        />
      </div>
    );
  }
  const { own, fits, isExcepted } = shown;
  if (!fits || !own) return null;
  if (offers.length > 0) return <Rates {...{ room, offers, today, locale, isExcepted }} asked={found.asked} />;
  const isRefused = own.availability.status === 'unavailable' && !own.mayBeSecond && !isExcepted;
  return (
    <div className={inset}>
      {isRefused ? (
        <Refused {...{ hotel, room, rooms, own, query, locale }} />
      ) : room.isEnquiryOnly ? (
        <a href={paths.hotel(hotel._id, { tab: 'enquiry' })} className={compactButtonClass('quiet', 'medium')}>
          {t('ask')}
        </a>
      ) : (
        <>
          <p className="font-bold">{t('noOffers')}</p>
          <p className="text-13 text-soft">{t('noOffersWhy')}</p>
        </>
      )}
    </div>
  );
}

type OwnProps = Pick<Props, 'hotel' | 'room' | 'locale'> & { own: RatesOfRoom };

type RatesProps = Pick<OfferedProps, 'room' | 'offers' | 'today' | 'locale'> & {
  asked: RatesAsked;
  isExcepted: boolean;
};

/** The rates of the room; against a rule of the hotel with the words how the exception is asked for. */
async function Rates({ room, offers, asked, isExcepted, today, locale }: RatesProps) {
  const { canSeeCommission: seesCommission } = asked;
  const t = await getTranslations('roomRates');
  const [wordsOf, names] = [rateWords({ today, locale, seesCommission }), columnWords({ locale, seesCommission })];
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const { adults, childrenAges } = asked.party;
  const words = messages[locale].roomRates.timeline;
  return (
    <RateForm>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 desk:px-6">
        <h2 className="text-16 leading-6">{t('shop.rate')}</h2>
        <p className="text-13 text-soft">
          {t('pricesIn', { currency: offers[0]?.priceTotal?.currency ?? 'EUR', nights })},{' '}
          {t('party', { adults, children: childrenAges.length })}
        </p>
      </div>
      {isExcepted && <p className="mt-2 max-w-[68ch] px-4 text-14 desk:px-6">{t('exception.text')}</p>}
      <div className="mt-2 border-t border-ink max-menu:mx-4 desk:mx-5">
        <RateHeads title="" names={names} hasChoice className="py-2 pl-9" />
      </div>
      <ul aria-label={t('label', { name: room.name })} style={rateLabels(names)}>
        {offers.map((offer) => {
          const entries = timelineOf(offer, today);
          return (
            <RateRow
              key={offer.id}
              rate={wordsOf(offer, entries)}
              choice={<RateRadio id={offer.id} label={offer.rateName} />}
            >
              <div className="hidden group-has-checked:block">
                <p className="mt-2 max-w-[68ch] text-13 text-soft">{offer.rateDescription}</p>
                <TermsView
                  {...{ entries, today, locale, words }}
                  arrival={offer.checkInDate}
                  policy={offer.ratePolicy}
                />
              </div>
            </RateRow>
          );
        })}
      </ul>
    </RateForm>
  );
}

/** Of a room that cannot be had: the nearest change after which it can, and the last way against a no. */
function Refused({ hotel, room, rooms, own, query, locale }: OwnProps & Pick<Props, 'rooms' | 'query'>) {
  const here = (changes: Record<string, string>) =>
    paths.roomShop(hotel._id, room._id, { ...shopOfQuery(query), ...changes });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <FixLink
        fix={fixWords({
          fix: own.nearestFix,
          locale,
          nameOf: (roomId) => rooms.find(({ _id }) => _id === roomId)?.name,
          hrefs: {
            dates: here,
            quantity: (count) => here({ quantity: String(count) }),
            room: (roomId) => paths.roomShop(hotel._id, roomId, stayOfQuery(query)),
          },
        })}
      />
      {mayBeExcepted(own.availability) && !room.isEnquiryOnly && (
        <AskException words={exceptionWords(here(exceptionWished), room.name, locale)} />
      )}
    </div>
  );
}
