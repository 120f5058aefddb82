import { PropertyGrid } from '@/components/catalogue/place/property-grid';
import type { AlpineScope } from '@/lib/catalogue/place/alpine';
import { getAlpineProperties, getFlagships } from '@/lib/catalogue/place/queries';
import type { AlpineSlug } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

const SHOWN = 9;
const FLAGSHIPS = 3;

type Props = { slug: AlpineSlug; scope: AlpineScope | null; locale: Locale; includeDemos: boolean };

/** The properties a page speaks of; three to begin with where it speaks of something else. */
export async function AlpineProperties({ slug, scope, locale, includeDemos }: Props) {
  const t = await getTranslations('destination.alps');
  if (!scope) {
    const flagships = await getFlagships(locale, FLAGSHIPS);
    return <PropertyGrid id="houses-title" title={t('three')} properties={flagships} />;
  }
  const properties = await getAlpineProperties(slug, locale, includeDemos);
  const rest = properties.length - SHOWN;
  return (
    <PropertyGrid
      id="houses-title"
      title={t('housesHere', { count: properties.length })}
      properties={properties.slice(0, SHOWN)}
      more={
        rest > 0
          ? { href: paths.search({ destination: scope.searchId }), label: t('more', { count: rest }) }
          : undefined
      }
    />
  );
}
