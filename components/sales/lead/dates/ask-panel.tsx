import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { daysBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { toUnits } from '@/lib/platform/money';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import type { OtherDates } from '@/lib/sales/lead/queries/other-dates';
import { ruleText } from '@/lib/sales/lead/rule-words';
import { mayMove } from '@/lib/sales/lead/rules/other-dates';
import { amountOf, instantWords, priceOf, whoseOf } from '../lead-words';
import { AskForm } from './ask-form';
import { amountText, type DatesT, shortStay } from './dates-words';

type Props = { dates: OtherDates; locale: Locale };

const card = 'border-y border-line bg-surface text-14 max-desk:-mx-4 desk:rounded-desk desk:border-x desk:shadow-float';
const inset = 'px-4 desk:px-[22px]';
const heading = 'mt-0.5 font-sans text-18 leading-6 font-bold tracking-normal';

/** What is asked, by when it is answered, and what each answer means; or why these dates are not possible. */
export async function AskPanel({ dates, locale }: Props) {
  const t = await getTranslations('otherDates');
  const { asked, judgement, way } = dates;
  if (!asked || !judgement) {
    return (
      <section className={`${card} ${inset} py-[18px]`}>
        <h2 className={heading}>{t('panel.nothing')}</h2>
        <p className="mt-1 text-soft">{t('panel.nothingText')}</p>
      </section>
    );
  }
  if (!mayMove(judgement, way)) return <Impossible dates={dates} locale={locale} />;
  return way === 'take' ? <Taking dates={dates} locale={locale} /> : <Asking dates={dates} locale={locale} />;
}

function bodyOf({ lead, asked, is, exceptionPrice }: OtherDates) {
  return {
    version: lead.version,
    status: lead.status,
    checkInDate: asked?.checkIn ?? '',
    checkOutDate: asked?.checkOut ?? '',
    price: toUnits(is ? is.priceTotal : exceptionPrice, lead.currency),
  };
}

/** The two stays with what each costs. */
async function BothStays({ dates, locale }: Props) {
  const leads = await getTranslations('leads');
  const { lead, was, is } = dates;
  const price = (priceTotal: bigint | null) =>
    priceTotal === null ? leads('onRequest') : amountText(priceTotal, lead.currency);
  return (
    <div className="my-3.5 grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-y border-line-faint py-2.5">
      <p>
        <b className="block text-16 leading-6">{shortStay(was, locale)}</b>
        <span className="text-12 leading-4 text-soft">{price(was.priceTotal)}</span>
      </p>
      <Icon name="right" className="size-4 text-soft" />
      <p className="text-right">
        <b className="block text-16 leading-6">{is && shortStay(is, locale)}</b>
        <span className="text-12 leading-4 text-soft">{is && price(is.priceTotal)}</span>
      </p>
    </div>
  );
}

function questionOf(t: DatesT, { was, is }: OtherDates): string {
  const shift = is ? daysBetween(was.checkIn, is.checkIn) : 0;
  const isShift = is !== null && shift !== 0 && daysBetween(was.checkOut, is.checkOut) === shift;
  return t('panel.question', {
    shift: isShift ? (shift > 0 ? 'later' : 'earlier') : 'other',
    count: Math.abs(shift),
  });
}

async function Notes({ dates }: { dates: OtherDates }) {
  const t = await getTranslations('otherDates');
  const { judgement, is, lead, way } = dates;
  const notes = [
    judgement?.state === 'held' ? t('panel.second') : '',
    way !== 'take' && is?.priceTotal === null ? t('panel.onRequest', whoseOf(lead)) : '',
    lead.status === 'CONFIRMED_BOOKING' ? t('panel.binding', whoseOf(lead)) : '',
  ].filter(Boolean);
  return notes.map((note) => (
    <p key={note} className="mt-3 flex gap-2.5 rounded-desk bg-warning/10 px-3.5 py-2.5 text-13 leading-[18px]">
      <Icon name="warning" className="mt-px size-4 text-warning" />
      <span>{note}</span>
    </p>
  ));
}

async function Taking({ dates, locale }: Props) {
  const t = await getTranslations('otherDates');
  const { lead, is } = dates;
  const price = is?.priceTotal ?? null;
  const stay = is ? shortStay(is, locale) : '';
  return (
    <section aria-labelledby="ask" className={`${card} ${inset} pt-[18px] pb-5`}>
      <h2 id="ask" className={heading}>
        {t('panel.take')}
      </h2>
      <BothStays dates={dates} locale={locale} />
      <p className="text-soft">{t('panel.taken')}</p>
      <AskForm
        address={paths.api.lead(lead._id, 'dates')}
        body={bodyOf(dates)}
        next={paths.dashboard({ 'hotel-lead-id': lead._id })}
        isFilled
        words={{
          submit:
            price === null ? t('panel.takeOnRequest') : t('panel.takeAt', { total: amountOf(price, lead.currency) }),
          done: t('panel.takenDone'),
          moved: t('panel.moved', { stay, was: '{was}', is: '{is}' }),
          movedOnRequest: t('panel.movedOnRequest', { stay }),
          again: t('panel.takeAtNow', { total: '{total}' }),
        }}
      >
        <Notes dates={dates} />
      </AskForm>
    </section>
  );
}

async function Asking({ dates, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { lead, way, dueAt, is } = dates;
  const { hotelName, status } = lead;
  const hotel = hotelName ?? '';
  const what = status === 'CONFIRMED_BOOKING' ? 'booking' : 'option';
  const stay = is ? shortStay(is, locale) : '';
  return (
    <section aria-labelledby="ask" className={`${card} overflow-hidden`}>
      <div className={`${inset} pt-[18px]`}>
        <p className="text-12 leading-4 text-soft">
          {way === 'ask' ? t('panel.ask', { what, ...whoseOf(lead) }) : t('panel.askAnew', whoseOf(lead))}
        </p>
        <h2 id="ask" className={heading}>
          {questionOf(t, dates)}
        </h2>
        <BothStays dates={dates} locale={locale} />
      </div>
      <div className={`${inset} bg-main-light2 py-3`}>
        <p className="text-12 leading-4 text-soft">{t('panel.dueAt', { hotel })}</p>
        <p className="text-18 leading-[26px] font-bold">{instantWords(leads, dueAt, locale, lead.timeZone)}</p>
        <p className="text-12 leading-4 text-soft">{t('panel.within')}</p>
      </div>
      <Outcomes dates={dates} locale={locale} />
      <div className={`${inset} pt-1 pb-5`}>
        <AskForm
          address={paths.api.lead(lead._id, 'dates')}
          body={bodyOf(dates)}
          next={paths.dashboard({ 'hotel-lead-id': lead._id })}
          message={way === 'ask' ? { label: t('panel.message', { hotel }), optional: t('panel.optional') } : undefined}
          isFilled
          words={{
            submit: t('panel.askNow', whoseOf(lead)),
            done: t('panel.askedDone', whoseOf(lead)),
            moved: t('panel.moved', { stay, was: '{was}', is: '{is}' }),
            movedOnRequest: t('panel.movedOnRequest', { stay }),
            again: t('panel.askAt', { total: '{total}' }),
          }}
        >
          <Notes dates={dates} />
        </AskForm>
      </div>
    </section>
  );
}

/** What holds until the answer, and after each of the three there can be. */
async function Outcomes({ dates, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { lead, was, is, way } = dates;
  const { status, currency, fee } = lead;
  const kind = way === 'askAnew' ? 'request' : status === 'CONFIRMED_BOOKING' ? 'booking' : 'option';
  const said = {
    was: shortStay(was, locale),
    is: is ? shortStay(is, locale) : '',
    total: priceOf(leads, { priceTotal: is?.priceTotal ?? null, currency }),
    until: lead.optionExpiresAt ? instantWords(leads, lead.optionExpiresAt, locale, lead.timeZone) : '',
    fee: fee === 0n ? 'none' : 'some',
    amount: fee === null ? '' : amountOf(fee, currency),
  };
  return (
    <dl className={`${inset} py-3 text-13 leading-[18px]`}>
      {(['untilThen', 'agrees', 'declines', 'silent'] as const).map((outcome) => (
        <div
          key={outcome}
          className="grid grid-cols-[84px_1fr] gap-2.5 border-b border-line-faint py-[7px] last:border-0"
        >
          <dt className="text-soft">{t(`panel.${outcome}`)}</dt>
          <dd>{t(`panel.${kind}.${outcome}`, said)}</dd>
        </div>
      ))}
    </dl>
  );
}

async function Impossible({ dates, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { lead, rooms, way, asked, judgement, was } = dates;
  const nameOf = (roomId: string | null) =>
    rooms.length > 1 ? (rooms.find((room) => room.roomId === roomId)?.name ?? '') : '';
  return (
    <section aria-labelledby="ask" className={card}>
      <div className={`${inset} pt-[18px] pb-3`}>
        <p className="text-12 leading-4 text-soft">{asked && shortStay(asked, locale)}</p>
        <h2 id="ask" className={heading}>
          {t('panel.impossible')}
        </h2>
        <ul className="mt-2.5 text-13 leading-[18px]">
          {judgement?.broken.map((rule) => (
            <li
              key={JSON.stringify(rule)}
              className="grid grid-cols-[16px_1fr] gap-2.5 border-t border-line-faint py-2 first:border-0"
            >
              <Icon name="close" className="mt-px size-4 text-negative" />
              <span>
                {ruleText(rule, locale)}
                <span className="block text-12 leading-4 text-soft empty:hidden">{nameOf(rule.roomId)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${inset} bg-main-light2 py-3`}>
        <p className="text-12 leading-4 text-soft">{t('panel.stays')}</p>
        <p className="text-18 leading-[26px] font-bold">
          {shortStay(was, locale)}, {priceOf(leads, lead)}
        </p>
      </div>
      {way !== 'askAnew' && givesWay(judgement?.broken ?? []) && <Exception dates={dates} locale={locale} />}
    </section>
  );
}

/** The last way: the supplier is asked to break its own rules, which both sides read. */
async function Exception({ dates, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { lead, asked, exceptionPrice, dueAt } = dates;
  const hotel = lead.hotelName ?? '';
  const stay = asked ? shortStay(asked, locale) : '';
  return (
    <div className={`${inset} pt-3.5 pb-5`}>
      <AskForm
        address={paths.api.lead(lead._id, 'dates')}
        body={{ ...bodyOf(dates), isException: true }}
        next={paths.dashboard({ 'hotel-lead-id': lead._id })}
        message={{ label: t('panel.exception'), optional: t('panel.exceptionNote'), isRequired: true }}
        isFilled={false}
        words={{
          submit: t('panel.exception'),
          done: t('panel.askedDone', whoseOf(lead)),
          moved: t('panel.moved', { stay, was: '{was}', is: '{is}' }),
          movedOnRequest: t('panel.movedOnRequest', { stay }),
          again: t('panel.askAt', { total: '{total}' }),
        }}
      />
      <p className="mt-2.5 text-center text-12 leading-4 text-soft">
        {t('panel.exceptionDue', { hotel, due: instantWords(leads, dueAt, locale, lead.timeZone) })}{' '}
        {exceptionPrice === null
          ? t('panel.onRequest', whoseOf(lead))
          : t('panel.exceptionAt', { total: amountOf(exceptionPrice, lead.currency) })}
      </p>
    </div>
  );
}
