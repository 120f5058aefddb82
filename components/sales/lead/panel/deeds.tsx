import { ResellerBadge } from '@/components/catalogue/hotel/reseller';
import { PrintOffer } from '@/components/sales/offer/print-offer';
import { Picture } from '@/components/ui/picture';
import type { ShownDue } from '@/lib/money/dues/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { BookingDialog } from '../booking/booking-dialog';
import { asideWords, factsWords } from '../booking/booking-words';
import type { BookingHead, BookingWords } from '../booking/moved';
import type { ExceptionWords } from '../exception';
import { LeadActions } from '../lead-actions';
import { deedLinks, deedSpecs } from '../lead-deeds';
import { type Board, dayWords, type LeadsT, optionText, priceOf, whoseOf } from '../lead-words';
import { feesWords } from '../terms/fees';

/** They bind, or will: a dialog of their own says to what. */
const bookings: readonly string[] = ['book', 'requestBooking'];

function bookingWords(t: LeadsT, lead: LeadDetail, isBinding: boolean): BookingWords {
  const of = whoseOf(lead);
  return {
    close: t('booking.close'),
    back: t('booking.back'),
    again: t('booking.again'),
    tick: t(isBinding ? 'booking.tick' : 'booking.tickRequest', { client: lead.clientName, ...of }),
    tickMissing: t('booking.tickMissing'),
    refused: {
      movedTitle: t('booking.refused.movedTitle'),
      title: t('booking.refused.title'),
      nothing: t('booking.refused.nothing'),
      what: t('booking.refused.what'),
      before: t('booking.refused.before'),
      now: t('booking.refused.now'),
      difference: t('booking.refused.difference'),
      same: t('booking.refused.same'),
      onRequest: t('onRequest'),
      room: t('booking.refused.room', { number: '{number}' }),
      total: t('total'),
      termsChange: t('booking.refused.termsChange'),
      otherFees: t('booking.refused.otherFees'),
      never: t('booking.refused.never'),
      commission: t('yourCommission'),
      bookAt: t(isBinding ? 'booking.refused.bookAt' : 'booking.refused.requestAt', { price: '{price}' }),
      accept: t('booking.refused.accept'),
      acceptText: t('booking.refused.acceptText'),
      honour: t('booking.refused.honour', { price: '{price}' }),
      honourText: t('booking.refused.honourText', of),
      honourButton: t('booking.refused.honourButton'),
      honourDone: t('booking.refused.honourDone', of),
      leave: t('booking.refused.leave'),
      leaveText: t('booking.refused.leaveText', of),
      againText: t('booking.refused.againText'),
    },
  };
}

function bookingHead(t: LeadsT, lead: LeadDetail, { locale, now }: Board, isBinding: boolean): BookingHead {
  const rooms = lead.told.rooms.reduce((sum, { quantity }) => sum + quantity, 0);
  const named = { rooms, hotel: lead.hotelName ?? '' };
  const ofHouse = t('booking.titleHouse', { ...named, isRequest: isBinding ? 'no' : 'yes' });
  const ofHotel = t(isBinding ? 'booking.title' : 'booking.titleRequest', named);
  const price = priceOf(t, lead);
  const { terms } = lead;
  return {
    title: lead.propertyId ? ofHouse : ofHotel,
    more: t('booking.whom', { client: lead.clientName, reference: lead.bookingReference ?? lead.reference }),
    until: optionText(lead, now, locale),
    free: terms?.freeUntil ? `${t('freeUntilLine')} ${dayWords(terms.freeUntil, locale)}` : '',
    yes:
      lead.priceTotal === null
        ? t('deed.requestBooking.yes')
        : t(isBinding ? 'booking.bookFor' : 'booking.requestFor', { price }),
  };
}

function exceptionWords(t: LeadsT): ExceptionWords {
  return {
    title: t('exception.title'),
    nearest: t('exception.nearest'),
    ask: t('exception.ask'),
    text: t('exception.text'),
    message: t('exception.message'),
    missing: t('exception.missing'),
    done: t('exception.done'),
  };
}

type Props = {
  lead: LeadDetail;
  board: Board;
  /** Whether the agency may book yet. */
  canBook: boolean;
  today: PlainDate;
  /** Of a booking: what comes back if it is cancelled. */
  dues: readonly ShownDue[];
};

/** What the reader can do with a lead now. */
export function LeadDeeds({ lead, board, canBook, today, dues }: Props) {
  const { locale } = board;
  const [t, offers] = [translator(locale, 'leads'), translator(locale, 'offers')];
  const specs = deedSpecs(t, lead, board, { canBook, today });
  const booking = specs.find(({ name }) => bookings.includes(name)) ?? null;
  const isBinding = booking?.name === 'book';
  const seen = { version: lead.version, status: lead.status };
  const exception = {
    way: {
      address: paths.api.lead(lead._id, 'exception'),
      body: seen,
      datesHref: paths.leadDates(lead),
    },
    words: exceptionWords(t),
  };
  return (
    <>
      <div className="mt-3">
        {!canBook && <p className="mb-2 text-13 text-soft">{t('unverified')}</p>}
        <LeadActions
          key={lead._id}
          links={deedLinks(t, lead, board.locale, { canBook, today })}
          deeds={specs.filter((one) => one !== booking)}
          exception={exception}
          fees={lead.status === 'CONFIRMED_BOOKING' ? feesWords(lead, locale, dues) : null}
          words={{
            no: t('deed.no'),
            reason: t('deed.reason'),
          }}
        >
          {canBook && (
            <BookingDialog
              deed={booking}
              head={bookingHead(t, lead, board, isBinding)}
              facts={booking && factsWords({ lead, locale, today })}
              aside={booking && asideWords({ lead, isBinding, locale })}
              picture={booking && lead.picture && <Picture picture={lead.picture} sizes="296px" />}
              badge={lead.isReseller && <ResellerBadge />}
              rooms={lead.told.rooms.map(({ name }) => name)}
              words={bookingWords(t, lead, isBinding)}
              honour={{ address: paths.api.lead(lead._id, 'price'), body: seen }}
              exception={exception}
              locale={locale}
            />
          )}
        </LeadActions>
      </div>
      {lead.checkIn > today && !lead.isClosed && (
        <div className="mt-2 grid desk:max-wide:justify-start">
          <PrintOffer source={{ leads: [lead._id] }} label={offers('print')} />
        </div>
      )}
    </>
  );
}
