import { TextLink } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatMoment, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { starter } from '@/lib/platform/starter';
import { BeginAnew } from './begin-anew';
import { ClockButtons } from './clock-buttons';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const stepsOf = (t: Awaited<ReturnType<typeof getTranslations<'demonstration'>>>, isMoved: boolean) => [
  { label: t('hour'), body: { bySeconds: HOUR } },
  { label: t('day'), body: { bySeconds: DAY } },
  ...(isMoved ? [{ label: t('back'), body: { offsetSeconds: 0 } }] : []),
];

/** On every page of an admin while this is a demonstration: what time it is here, the buttons that move it, and all data anew. */
export async function DemonstrationBar({ locale }: { locale: Locale }) {
  const [t, now] = await Promise.all([getTranslations('demonstration'), clock.now()]);
  const anew = starter();
  const isMoved = Math.abs(now.getTime() - clock.machine().getTime()) > 1000;
  const weekday = formatWeekday(toDateOnly(now, OFFICE_TIME_ZONE), locale);
  return (
    <aside aria-label={t('title')} className="no-print border-t border-line bg-[#f4eee2]">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 text-13 desk:px-8">
        <p className="min-w-0 grow">
          {t(isMoved ? 'moved' : 'real')}{' '}
          <b className="figures">{`${weekday} ${formatMoment(now, locale, OFFICE_TIME_ZONE)}`}</b>
        </p>
        <ClockButtons address={paths.api.devClock()} buttons={stepsOf(t, isMoved)} done={t('isMoved')} />
        <TextLink href={paths.manageDemonstration()}>{t('more')}</TextLink>
        {anew && (
          <div className="basis-full *:mt-0">
            <BeginAnew words={messages[locale].demonstration.anew} begun={anew.step === 'failed' ? null : anew.step} />
          </div>
        )}
      </div>
    </aside>
  );
}
