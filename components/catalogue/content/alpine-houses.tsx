import { getTranslations } from 'next-intl/server';
import { HouseGrid } from '@/components/catalogue/place/house-grid';
import type { AlpineScope } from '@/lib/catalogue/place/alpine';
import { getAlpineHouses, getFlagships } from '@/lib/catalogue/place/queries';
import type { AlpineSlug } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';

const SHOWN = 9;
const FLAGSHIPS = 3;

type Props = { slug: AlpineSlug; scope: AlpineScope | null; locale: Locale; includeDemos: boolean };

/** The houses a page speaks of; three to begin with where it speaks of something else. */
export async function AlpineHouses({ slug, scope, locale, includeDemos }: Props) {
  const t = await getTranslations('destination.alps');
  if (!scope) {
    const flagships = await getFlagships(locale, FLAGSHIPS);
    return <HouseGrid id="houses-title" title={t('three')} houses={flagships} />;
  }
  const houses = await getAlpineHouses(slug, locale, includeDemos);
  const rest = houses.length - SHOWN;
  return (
    <HouseGrid
      id="houses-title"
      title={t('housesHere', { count: houses.length })}
      houses={houses.slice(0, SHOWN)}
      more={
        rest > 0
          ? { href: paths.search({ destination: scope.searchId }), label: t('more', { count: rest }) }
          : undefined
      }
    />
  );
}
