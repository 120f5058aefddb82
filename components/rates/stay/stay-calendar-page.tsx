import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PropertyTabs } from '@/components/catalogue/desk/property-tabs';
import { AgencyPage } from '@/components/shell/agency-page';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, formatRange, latest, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { CALENDAR_DAYS } from '@/lib/rates/stay/queries';
import { changeKinds, type StayCalendar } from '@/lib/rates/stay/types';
import { StayDesk, type StayWords } from './stay-desk';

type T = Awaited<ReturnType<typeof getTranslations<'deskStays'>>>;

/** What a sentence leaves open is filled in by the browser, which knows what is chosen. */
function wordsOf(t: T): StayWords {
  return {
    grid: t('grid'),
    stay: t('stay'),
    state: {
      title: t('state'),
      onSale: t('onSale'),
      closed: t('closed'),
      booking: t('booking'),
      confirmedOption: t('confirmedOption'),
      ownerBlock: t('ownerBlock'),
    },
    onRequest: t('onRequest'),
    from: t('from'),
    until: t('until'),
    what: t('what'),
    kinds: changeKinds.map((kind) => ({ kind, label: t(`kind.${kind}`) })),
    levels: t('levels'),
    percent: t('percent'),
    roundTo: t('roundTo'),
    amount: t('amount', { currency: '{currency}' }),
    kept: t('kept', { count: '{count}' }),
    keptOne: t('keptOne'),
    refused: t('refused'),
    nothing: t('nothing'),
    apply: t('apply', { count: '{count}' }),
    applyOne: t('applyOne'),
    applyOwner: t('applyOwner'),
    done: t('done'),
    last: t('last', { range: '{range}' }),
    undo: t('undo'),
    undone: t('undone'),
  };
}

type Props = { calendar: StayCalendar; locale: Locale };

const step = 'grid size-9 place-items-center rounded-desk border border-line-strong bg-surface hover:border-ink';

/** Half a year of one property: its stays with what is sold, and their prices by service level. */
export async function StayCalendarPage({ calendar, locale }: Props) {
  const [t, title] = await Promise.all([getTranslations('deskStays'), getTranslations('deskCalendar')]);
  const { properties, propertyId, from, until, today } = calendar;
  const href = (first: PlainDate) => paths.deskCalendar({ property: propertyId, from: first });
  const aside = (
    <nav aria-label={title('period')} className="flex items-center gap-2">
      {from > today && (
        <Link
          href={href(latest(addDays(from, -CALENDAR_DAYS), today))}
          prefetch={false}
          aria-label={t('earlier')}
          className={step}
        >
          <Icon name="right" className="size-4 rotate-180" />
        </Link>
      )}
      <span className="text-14">{formatRange(from, until, locale)}</span>
      <Link href={href(until)} prefetch={false} aria-label={t('later')} className={step}>
        <Icon name="right" className="size-4" />
      </Link>
    </nav>
  );
  return (
    <AgencyPage title={title('title')} aside={aside}>
      <PropertyTabs
        properties={properties}
        shown={propertyId}
        hrefOf={(property) => paths.deskCalendar({ property })}
      />
      {calendar.stays.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <StayDesk key={`${propertyId} ${from}`} calendar={calendar} locale={locale} words={wordsOf(t)} />
      )}
    </AgencyPage>
  );
}
