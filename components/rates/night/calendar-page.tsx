import { AgencyPage } from '@/components/shell/agency-page';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, formatRange, latest, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { CALENDAR_PERIODS } from '@/lib/rates/night/rules';
import { nightFields, type RoomCalendarPage } from '@/lib/rates/night/types';
import { CalendarDesk } from './calendar-desk';
import type { CalendarWords } from './calendar-words';
import { MonthChoice } from './month-choice';

type T = Awaited<ReturnType<typeof getTranslations<'deskCalendar'>>>;

/** What a sentence leaves open is filled in by the browser, which knows what is chosen. */
const open = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;

function wordsOf(t: T): CalendarWords {
  const count = open('count');
  return {
    grid: t('grid'),
    nightOf: t('nightOf'),
    taken: t('taken'),
    units: t('units', count),
    restrictions: t('restrictions'),
    request: t('request'),
    closed: t('closed'),
    requestRoom: t('requestRoom'),
    cell: t('cell', open('room', 'day', 'free', 'sold', 'optioned', 'price')),
    cellUnloaded: t('cellUnloaded', open('room', 'day')),
    priceOf: t('priceOf', open('price')),
    noRule: t('noRule'),
    rule: {
      minStay: t('rule.minStay', count),
      maxStay: t('rule.maxStay', count),
      releaseDays: t('rule.releaseDays', count),
      closed: t('rule.closed', count),
      arrivals: t('rule.arrivals', open('days')),
      noArrival: t('rule.noArrival'),
    },
    legend: {
      sold: t('legend.sold'),
      optioned: t('legend.optioned'),
      free: t('legend.free'),
      request: t('legend.request'),
      prices: t('legend.prices', open('currency')),
    },
    choose: t('choose'),
    chooseHelp: t('chooseHelp'),
    range: t('range', open('range', 'count')),
    oneNight: t('oneNight', open('day')),
    nights: t('nights', count),
    rooms: t('rooms', count),
    allRooms: t('allRooms'),
    field: {
      ...(Object.fromEntries(nightFields.map((field) => [field, t(`field.${field}`)])) as CalendarWords['field']),
      arrival: t('field.arrival'),
      sum: t('field.sum'),
    },
    today: t('today', open('value')),
    todayRange: t('todayRange', open('low', 'high')),
    none: t('none'),
    noPrice: t('noPrice'),
    maxStayHelp: t('maxStayHelp'),
    arrivalHelp: t('arrivalHelp'),
    anyDay: t('anyDay'),
    noDay: t('noDay'),
    wrong: t('wrong'),
    most: t('most', count),
    beyondHotel: t('beyondHotel', count),
    toWhole: t('toWhole', open('currency')),
    priceHelp: t('priceHelp'),
    changes: t('changes'),
    before: t('before'),
    after: t('after'),
    nothingYet: t('nothingYet'),
    unchanged: t('unchanged'),
    further: t('further', count),
    limit: t('limit', open('day', 'room', 'field', 'count', 'sold', 'optioned')),
    met: t('met', count),
    metOne: t('metOne'),
    apply: t('apply', count),
    applyOne: t('applyOne'),
    discard: t('discard'),
    done: t('done'),
    last: t('last', open('rooms', 'range', 'count')),
    undo: t('undo'),
    undone: t('undone'),
  };
}

type Props = {
  page: RoomCalendarPage;
  locale: Locale;
  /** Only an admin's address names the hotel. */
  hotel: string | undefined;
};

const step =
  'grid size-9 place-items-center rounded-desk border border-line-strong bg-surface hover:border-ink aria-disabled:opacity-50';

export async function CalendarPage({ page, locale, hotel }: Props) {
  const t = await getTranslations('deskCalendar');
  const { from, days, today } = page;
  const href = (first: PlainDate, length: number) =>
    paths.deskCalendar({ from: first, days: String(length), ...(hotel && { hotel }) });
  const earlier = addDays(from, -days);
  const shown = formatRange(from, addDays(from, days - 1), locale);
  const aside = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={t('period')} className="flex items-center gap-2">
        {from > today ? (
          <a href={href(latest(earlier, today), days)} data-soft aria-label={t('earlier')} className={step}>
            <Icon name="right" className="size-4 rotate-180" />
          </a>
        ) : (
          <span aria-hidden="true" className={`${step} opacity-50`}>
            <Icon name="right" className="size-4 rotate-180" />
          </span>
        )}
        <span className="text-14">{shown}</span>
        <a href={href(addDays(from, days), days)} data-soft aria-label={t('later')} className={step}>
          <Icon name="right" className="size-4" />
        </a>
      </nav>
      <MonthChoice
        {...{ today, from, locale }}
        action={paths.deskCalendar()}
        kept={{ days: String(days), hotel }}
        words={{ month: t('month'), show: t('show') }}
      />
      <nav aria-label={t('length')} className="flex overflow-hidden rounded-desk border border-line-strong text-13">
        {CALENDAR_PERIODS.map((length) => (
          <a
            key={length}
            href={href(from, length)}
            data-soft
            aria-current={length === days ? 'true' : undefined}
            className="border-r border-line-strong px-3 py-1.5 -outline-offset-2! last:border-0 aria-[current=true]:bg-main-light2 aria-[current=true]:font-bold"
          >
            {t('weeks', { count: length / 7 })}
          </a>
        ))}
      </nav>
    </div>
  );
  return (
    <AgencyPage title={t('title')} lead={page.hotelName} aside={aside}>
      {page.rooms.length === 0 ? (
        <p className="text-soft">{t('noRooms')}</p>
      ) : (
        <CalendarDesk key={`${from} ${days}`} page={page} locale={locale} words={wordsOf(t)} />
      )}
      <p className="mt-4 hidden text-12 text-soft desk:block">{t('keys')}</p>
    </AgencyPage>
  );
}
