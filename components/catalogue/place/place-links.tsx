import { destinationPath } from '@/lib/catalogue/place/rules';
import type { Destination } from '@/lib/catalogue/place/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { PlaceList } from './place-list';

type Props = {
  destinations: readonly Destination[];
  /** Pages about several places at once, after the places. */
  regions?: readonly { href: string; name: string }[];
  locale: Locale;
  className: string;
};

export function PlaceLinks({ destinations, regions = [], locale, className }: Props) {
  const links = [
    ...destinations.map((destination) => ({ href: destinationPath(destination, locale), label: destination.name })),
    ...regions.map(({ href, name }) => ({ href, label: name })),
  ];
  return <PlaceList links={links} className={className} />;
}
