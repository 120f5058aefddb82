import { randomUUID } from 'node:crypto';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatDay, formatTime, toDateOnly } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import type { RequestContext } from '@/lib/platform/request/context';
import { type Booked, bookForGuest } from '@/lib/sales/booking/commands/book';
import { bookingOfFields } from '@/lib/sales/booking/form';
import { bookingAnswerSchema, bookingSchema } from '@/lib/sales/booking/schema';
import { bookingToken } from '@/lib/sales/lead/booking-token';
import { newReference } from '@/lib/sales/lead/commands/save-interest';
import { turnOf } from '@/lib/sales/lead/queries/turn';
import { writeRoute } from '@/lib/web/route/define';
import { formLimits } from '@/lib/web/route/limit';

function answer({ locale }: RequestContext, { reference, token, answerDueAt, timeZone }: Omit<Booked, 'leadId'>) {
  const t = translator(locale, 'answer');
  const day = formatDay(toDateOnly(answerDueAt, timeZone), locale);
  const time = formatTime(answerDueAt, locale, timeZone);
  return {
    message: t('booking'),
    reference,
    answerBy: t('answerBy', { day, time }),
    bookingUrl: paths.booking(token),
  };
}

/** A guest's booking (rule 6.6): stored with its mails, then delivered. */
export const POST = writeRoute({
  name: 'booking',
  input: bookingSchema,
  output: bookingAnswerSchema,
  limits: (input, { address }) => formLimits('booking', address, input.email),
  needsKey: () => true,
  form: { read: bookingOfFields },
  turn: (_params, { propertyId }) => turnOf({ hotelId: null, propertyId }),
  honeypotAnswer: (_input, context) =>
    answer(context, {
      reference: newReference(),
      token: bookingToken(randomUUID()),
      answerDueAt: clock.machine(),
      timeZone: 'Europe/Berlin',
    }),
  write: async (tx, input, context) => answer(context, await bookForGuest(tx, input, context)),
});
