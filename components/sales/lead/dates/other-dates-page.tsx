import { AgencyPage } from '@/components/shell/agency-page';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OtherDates } from '@/lib/sales/lead/queries/other-dates';
import { mayMove } from '@/lib/sales/lead/rules/other-dates';
import { instantWords, stateOf } from '../lead-words';
import { LeadPlace } from '../panel/place';
import { ArrivalCalendar, type DatesHref } from './arrival-calendar';
import { AskPanel } from './ask-panel';
import { ChangesTable } from './changes-table';
import { DateFields } from './date-fields';
import { NearestList } from './nearest-list';

type Props = { dates: OtherDates; locale: Locale };

/** Other dates of one lead: the calendar answers before anybody asks. */
export async function OtherDatesPage({ dates, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('otherDates'), getTranslations('leads')]);
  const { lead, now, asked, judgement, way } = dates;
  const href: DatesHref = (query) => paths.leadDates(lead, query);
  const isImpossible = asked !== null && judgement !== null && !mayMove(judgement, way);
  return (
    <div className="[&_h1]:mt-1.5">
      <AgencyPage
        before={
          <a
            href={paths.dashboard({ 'hotel-lead-id': lead._id })}
            data-soft
            className="inline-flex min-h-6 items-center gap-1.5 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
          >
            <Icon name="right" className="size-4 rotate-180" />
            <span className="sr-only">{t('back', { client: lead.clientName })}</span>
            <span aria-hidden>{lead.clientName}</span>
          </a>
        }
        title={t('title')}
        lead={t('facts', {
          hotel: lead.hotelName ?? '',
          state: stateOf(leads, lead),
          now: instantWords(leads, now, locale, lead.timeZone),
        })}
      >
        <div className="grid items-start gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_376px]">
          <div className="min-w-0">
            <DateFields dates={dates} locale={locale} href={href} action={paths.leadDates(lead)} />
            <ArrivalCalendar dates={dates} locale={locale} href={href} />
            <ChangesTable dates={dates} locale={locale} />
            {isImpossible && <NearestList dates={dates} locale={locale} href={href} />}
          </div>
          <aside aria-label={t('panel.label')} className="min-w-0">
            <AskPanel dates={dates} locale={locale} />
            <LeadPlace lead={lead} locale={locale} />
          </aside>
        </div>
      </AgencyPage>
    </div>
  );
}
