import { TextLink } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { dayText, type TodayT } from '@/lib/today/deadline/words';
import { DaysAhead } from './days-ahead';
import type { TodayView } from './view';

type Props = { t: TodayT; view: TodayView; locale: Locale; now: Date };

/** How much the coming days hold, and what stands in the list. */
export function TodayAside({ t, view: { today, query, hrefOf }, locale, now }: Props) {
  return (
    <aside aria-label={t('days')} className="text-13 max-wide:mt-8">
      <h2 className="mb-2 font-sans text-14 leading-5 font-bold tracking-normal">{t('days')}</h2>
      <DaysAhead
        days={today.days.map(({ day, count }, index) => ({
          name: index === 0 ? t('title') : dayText(day, locale, now),
          href: hrefOf({ day: query.day === day ? undefined : day, due: undefined }),
          count,
          isHere: query.day === day,
        }))}
      />
      <section className="mt-7 border-t border-line pt-5">
        <h2 className="mb-2 font-sans text-14 leading-5 font-bold tracking-normal">{t('everyDate.title')}</h2>
        <p className="leading-[19px] text-soft">{t('everyDate.text', { count: today.counts.all })}</p>
      </section>
      <section className="mt-7 border-t border-line pt-5">
        <h2 className="mb-2 font-sans text-14 leading-5 font-bold tracking-normal">{t('digest.title')}</h2>
        <p className="leading-[19px] text-soft">{t('byMail')}</p>
        <TextLink href={paths.user()}>{t('changeIt')}</TextLink>
      </section>
    </aside>
  );
}
