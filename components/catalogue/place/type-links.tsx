import Link from 'next/link';
import { countedTypes, listingPath } from '@/lib/catalogue/place/rules';
import type { PropertyCounts } from '@/lib/catalogue/place/types';
import type { CountryId } from '@/lib/platform/addresses/slug';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { countryId: CountryId; id?: string; counts: PropertyCounts; locale: Locale; className?: string };

/** "6 chalets, 2 apartments": each leads to its list. */
export async function TypeLinks({ countryId, id, counts, locale, className }: Props) {
  const t = await getTranslations('destination.typeCount');
  const types = countedTypes.filter((type) => counts[type] > 0);
  if (types.length === 0) return null;
  return (
    <ul className={className ?? 'flex flex-wrap gap-x-5 text-14'}>
      {types.map((type) => (
        <li key={type}>
          <Link href={listingPath({ countryId, id }, type, locale)} prefetch={false} className="quiet-link">
            {t(type, { count: counts[type] })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
