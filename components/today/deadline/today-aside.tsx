import { TextLink } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { dayText, type TodayT } from '@/lib/today/deadline/words';
import type { TodayView } from './view';

type Props = { t: TodayT; view: TodayView; locale: Locale; now: Date };

/** How much the coming days hold, and what stands in the list. */
export function TodayAside({ t, view: { today, query, hrefOf }, locale, now }: Props) {
  const most = Math.max(1, ...today.days.map(({ count }) => count));
  return (
    <aside aria-label={t('days')} className="text-13 max-wide:mt-8">
      <h2 className="mb-2 font-sans text-14 leading-5 font-bold tracking-normal">{t('days')}</h2>
      <ol>
        {today.days.map(({ day, count }, index) => (
          <li key={day}>
            <a
              href={hrefOf({ day: query.day === day ? undefined : day, due: undefined })}
              data-soft
              data-stays
              aria-current={query.day === day ? 'true' : undefined}
              className="grid min-h-[30px] grid-cols-[96px_minmax(0,1fr)_28px] items-center gap-2 aria-[current]:font-bold hover:bg-sand"
            >
              <span className={index === 0 ? 'font-bold' : ''}>
                {index === 0 ? t('title') : dayText(day, locale, now)}
              </span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="h-1.5 w-full rounded-full"
              >
                <rect width="100" height="6" className="fill-main-light2" />
                <rect width={(count / most) * 100} height="6" className="fill-main" />
              </svg>
              <span className="text-right">{count}</span>
            </a>
          </li>
        ))}
      </ol>
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
