import type { PropertyType } from '@/lib/platform/addresses/slug';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Asked } from '@/lib/sales/search/queries/catalogue';

/** `in Courchevel`, „in der Schweiz“, `on Lake Como`. */
export async function getInPlace(): Promise<(place: { id: string; name: string } | null) => string> {
  const t = await getTranslations('search');
  return (place) =>
    // A hyphen would end the name of a choice in a message.
    t('inPlace', { id: place?.id.replaceAll('-', '_') ?? 'all', place: place?.name ?? '' });
}

export async function getListTitle(): Promise<
  (place: { id: string; name: string } | null, type: PropertyType | null) => string
> {
  const [t, inPlace] = await Promise.all([getTranslations('search'), getInPlace()]);
  return (place, type) => t(type ? `titleTypes.${type}` : 'titleIn', { where: inPlace(place) });
}

export async function getSearchTitle({ destination, filter }: Asked): Promise<string> {
  const [t, listTitle] = await Promise.all([getTranslations('search'), getListTitle()]);
  const [type = null, another] = filter.propertyTypeArray ?? [];
  if (destination?.propertyId) return destination.name;
  if (!destination && (!type || another)) return t('title');
  // The message knows countries by their code, whatever the language of the address.
  const place = destination && {
    id: destination.id === 'schweiz' || destination.id === 'switzerland' ? 'CH' : destination.id,
    name: destination.name,
  };
  return listTitle(place, another ? null : type);
}
