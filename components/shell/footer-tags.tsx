import { LinkList } from '@/components/ui/link-list';
import { countedTypes, destinationPath, destinationsOf, listingPath } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { countries: Country[]; locale: Locale };

/** Every list that has properties, by type, and every place: the way from any page to any other. */
export async function FooterTags({ countries, locale }: Props) {
  const [t, property] = await Promise.all([getTranslations('footer'), getTranslations('destination.types')]);
  const rows = [
    ...countedTypes.map((type) => ({
      label: property(type),
      links: countries
        .filter(({ counts }) => counts[type] > 0)
        .map(({ id, name }) => ({ href: listingPath({ countryId: id }, type, locale), label: name })),
    })),
    {
      label: t('places'),
      links: countries
        .flatMap(destinationsOf)
        .map((destination) => ({ href: destinationPath(destination, locale), label: destination.name }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    },
  ].filter(({ links }) => links.length > 0);
  return (
    <nav aria-label={t('tags')} className="mt-14 border-t border-white/15 pt-5 text-13">
      {rows.map(({ label, links }) => (
        <div key={label} className="flex flex-col py-1 desk:flex-row">
          <p className="w-32 shrink-0 py-[3px] text-on-deep-soft">{label}</p>
          <LinkList links={links} className="flex flex-wrap gap-x-5" />
        </div>
      ))}
    </nav>
  );
}
