import { PageSwitch } from '@/components/shell/page-switch';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** This business year, or the one before. */
export async function YearChoice({ thisYear, year }: { thisYear: number; year: number }) {
  const t = await getTranslations('reports');
  const pages = [thisYear - 1, thisYear].map((one) => ({
    href: paths.supervisorDashboard(one === thisYear ? {} : { year: 'last' }),
    label: t('yearFrom', { year: String(one) }),
    isHere: one === year,
  }));
  return <PageSwitch label={t('yourYear')} pages={pages} />;
}
