import { Suspense } from 'react';
import { HeldSection } from '@/components/money/payout-run/held-section';
import { TopicsSection } from '@/components/platform/outbox/topics-section';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { HealthSection } from '@/components/web/health/health-section';
import type { EffectiveBrand } from '@/lib/brand/types';
import { clock } from '@/lib/platform/clock';
import { addDays, earliest, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { businessYear, firstYearOf } from '@/lib/sales/report/rules';
import type { Report } from '@/lib/sales/report/types';
import { LapsedSection } from './lapsed-section';
import { MeasureSection } from './measure-section';

type Props = {
  viewer: Viewer;
  brand: EffectiveBrand;
  /** By agency. */
  leads: Report;
  locale: Locale;
};

const DAYS_OF_ANSWERS = 90;

const states = { measure: 'leads', group: 'agency' } as const;

/** What is held of agencies' money, what leaves the house, and whether the product can do its work. */
export function HouseSections({ viewer }: Pick<Props, 'viewer'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Suspense fallback={<LinesSkeleton />}>
        <HeldSection viewer={viewer} />
      </Suspense>
      <Suspense fallback={<LinesSkeleton count={4} />}>
        <TopicsSection viewer={viewer} />
      </Suspense>
      <HealthSection />
    </div>
  );
}

/** How all agencies are doing, counted as for their supervisors; and how houses answer. */
export async function AgenciesSections({ viewer, brand, leads, locale }: Props) {
  const [t, today] = await Promise.all([getTranslations('reports'), clock.today()]);
  const period = businessYear(firstYearOf(today));
  const from = addDays(today, -DAYS_OF_ANSWERS);
  const own = { viewer, brand, locale };
  const words = (until: typeof today) => formatRange(period.from, until, locale, { month: 'short' });
  const arrivals = t('arrivals', { period: words(period.until) });
  const saved = t('savedIn', { period: words(earliest(period.until, today)) });
  const money = { group: 'agency', ...period } as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <MeasureSection {...own} query={states} report={leads} title={t('agencyLeads')} note={t('now')} />
      <Suspense fallback={<LinesSkeleton />}>
        <MeasureSection
          {...own}
          query={{ measure: 'conversion', group: 'agency', ...period }}
          title={t('agencyConversion')}
          note={saved}
        />
        <MeasureSection {...own} query={{ measure: 'volume', ...money }} title={t('agencyValue')} note={arrivals} />
        <MeasureSection
          {...own}
          query={{ measure: 'commission', ...money }}
          title={t('agencyCommission')}
          note={arrivals}
        />
      </Suspense>
      <Suspense fallback={<LinesSkeleton />}>
        <MeasureSection
          {...own}
          query={{ measure: 'answers', group: 'supplier', from }}
          title={t('supplierAnswers')}
          note={t('lastDays')}
        />
        <LapsedSection viewer={viewer} from={from} locale={locale} />
      </Suspense>
    </div>
  );
}
