import type { Metadata } from 'next';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { AgencySearchPage } from '@/components/sales/search/property/agency-search-page';
import { getSearchTitle } from '@/components/sales/search/title';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { guardPage } from '@/lib/people/session/page';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchForAgency } from '@/lib/sales/search/queries/agency';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import type { SearchParams } from '@/lib/sales/search/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chalets.list');
  return { title: t('title') };
}

export default async function SearchPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [params, page, brand, time] = await Promise.all([searchParams, getPage(), currentBrand(), clock.business()]);
  const { locale } = page;
  const [today, now] = [time.today(), time.now()];
  const includeDemos = showsDemoProperties(viewer, page.includeDemos);
  const catalogue = await getSearchCatalogue(locale, includeDemos);
  const asked = await readAsked(params, { today, includeDemos, catalogue });
  const [answer, title] = await Promise.all([
    searchForAgency(viewer, brand, asked, { locale, includeDemos, today, now }),
    getSearchTitle(asked),
  ]);
  return (
    <AgencySearchPage
      {...{ title, asked, answer, catalogue, today, now, locale }}
      notice={<SetUpList viewer={viewer} isFolded />}
    />
  );
}
