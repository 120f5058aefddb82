import { AgencyPage } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, formatRange, latest, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { CALENDAR_WEEKS } from '@/lib/rates/stay/queries';
import { weekOf } from '@/lib/rates/stay/rules';
import { type CalendarOfStays, changeKinds } from '@/lib/rates/stay/types';
import './stay.css';
import { MonthChoice } from '../night/month-choice';
import { StayDesk } from './stay-desk';
import type { StayWords } from './stay-words';

type T = Awaited<ReturnType<typeof getTranslations<'deskStays'>>>;

/** What a sentence leaves open is filled in by the browser, which knows what is chosen. */
function wordsOf(t: T, level: StayWords['level']): StayWords {
  const open = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const count = open('count');
  return {
    state: {
      onSale: t('onSale'),
      closed: t('closed'),
      booking: t('booking'),
      confirmedOption: t('confirmedOption'),
      ownerBlock: t('ownerBlock'),
    },
    chip: {
      booking: t('chip.booking'),
      ownerBlock: t('chip.ownerBlock'),
      closed: t('chip.closed'),
      asked: t('chip.asked'),
    },
    kind: Object.fromEntries(changeKinds.map((kind) => [kind, t(`kind.${kind}`)])) as StayWords['kind'],
    group: { price: t('group.price'), owner: t('group.owner'), sale: t('group.sale'), length: t('group.length') },
    level,
    grid: t('grid'),
    perStay: t('perStay'),
    perStayIn: t('perStayIn', open('currency')),
    holds: t('holds'),
    asked: t('asked'),
    fromTo: t('fromTo', open('day')),
    nightsFrom: t('nightsFrom', open('count', 'day')),
    nights: t('nights', count),
    guests: t('guests', count),
    noStays: t('noStays'),
    noStay: t('noStay'),
    cell: t('cell', open('property', 'level', 'period', 'what')),
    onRequest: t('onRequest'),
    requestShort: t('requestShort'),
    optionUntil: t('optionUntil', open('when')),
    choose: t('choose'),
    chooseHelp: t('chooseHelp'),
    title: t('titleOf', open('period')),
    titleLevels: t('titleLevels', open('property', 'levels')),
    what: t('what'),
    how: t('how'),
    percent: t('percent'),
    roundTo: t('roundTo'),
    amount: t('amount', open('currency')),
    length: t('length', open('least', 'most')),
    lengthWrong: t('lengthWrong', open('least', 'most')),
    changes: t('changes'),
    stay: t('stay'),
    stateColumn: t('state'),
    keptOption: t('keptOption', open('period', 'when')),
    keptSold: t('keptSold', open('period')),
    refused: t('refused'),
    met: t('met', count),
    metOne: t('metOne'),
    nothing: t('nothing'),
    unchanged: t('unchanged'),
    nothingNew: t('nothingNew'),
    apply: t('apply', count),
    applyOne: t('applyOne'),
    applyPrices: t('applyPrices', count),
    applyPrice: t('applyPrice'),
    applyOwner: t('applyOwner'),
    applyLength: t('applyLength', count),
    applyLengthOne: t('applyLengthOne'),
    discard: t('discard'),
    done: t('done'),
    last: t('last', open('when', 'property', 'period')),
    undo: t('undo'),
    undone: t('undone'),
    keys: t('keys'),
  };
}

type Props = { calendar: CalendarOfStays; locale: Locale };

const step = 'grid size-9 place-items-center rounded-desk border border-line-strong bg-surface hover:border-ink';

/** The weeks of a season of an operator's properties beside each other: what is held, and the prices by service level. */
export async function StayCalendarPage({ calendar, locale }: Props) {
  const [t, title] = await Promise.all([getTranslations('deskStays'), getTranslations('deskCalendar')]);
  const { properties, weeks, today } = calendar;
  const [first, last] = [weeks[0] ?? today, weeks.at(-1) ?? today];
  const property = properties.map(({ id }) => id);
  const href = (from: PlainDate) => paths.deskCalendar({ property, from });
  const aside = (
    <div className="flex flex-wrap items-center gap-2.5">
      <nav aria-label={title('period')} className="flex items-center gap-2">
        {first > weekOf(today) && (
          <a
            href={href(latest(addDays(first, -7 * CALENDAR_WEEKS), today))}
            data-soft
            aria-label={t('earlier')}
            className={step}
          >
            <Icon name="right" className="size-4 rotate-180" />
          </a>
        )}
        <span className="text-14">{formatRange(first, addDays(last, 7), locale)}</span>
        <a href={href(addDays(last, 7))} data-soft aria-label={t('later')} className={step}>
          <Icon name="right" className="size-4" />
        </a>
      </nav>
      <MonthChoice
        {...{ today, locale }}
        from={latest(first, today)}
        action={paths.deskCalendar()}
        kept={{ property }}
        words={{ month: title('month'), show: title('show') }}
      />
      <PropertyChoice calendar={calendar} from={first} t={t} />
    </div>
  );
  return (
    <AgencyPage title={title('title')} aside={aside}>
      <StayDesk
        key={`${property.join(' ')} ${first}`}
        calendar={calendar}
        locale={locale}
        words={wordsOf(t, messages[locale].property.level)}
      />
    </AgencyPage>
  );
}

/** Which properties stand beside each other; the address keeps it. */
function PropertyChoice({ calendar, from, t }: { calendar: CalendarOfStays; from: PlainDate; t: T }) {
  const { choice, properties } = calendar;
  if (choice.length === 1) return null;
  return (
    <details className="relative">
      <summary
        className={compactButtonClass('quiet', 'medium', 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        {t('properties', { count: properties.length })}
        <Icon name="down" className="size-4" />
      </summary>
      <form
        action={paths.deskCalendar()}
        className="absolute top-full right-0 z-20 mt-1 max-h-[70vh] w-72 overflow-auto rounded-desk border border-line bg-surface p-4 text-14 shadow-lg max-desk:right-auto max-desk:left-0"
      >
        <fieldset>
          <legend className="font-bold">{t('shown')}</legend>
          {choice.map(({ id, name }) => (
            <label key={id} className="mt-1.5 flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                name="property"
                value={id}
                defaultChecked={properties.some((property) => property.id === id)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <input type="hidden" name="from" value={from} />
        <button type="submit" className={compactButtonClass('primary', 'medium', 'mt-3 w-full')}>
          {t('show')}
        </button>
      </form>
    </details>
  );
}
