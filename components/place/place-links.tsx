import Link from 'next/link';
import type { Locale } from '@/lib/i18n/locale';
import { destinationPath } from '@/lib/place/rules';
import type { Destination } from '@/lib/place/types';

type Props = { destinations: readonly Destination[]; locale: Locale; className: string };

export function PlaceLinks({ destinations, locale, className }: Props) {
  return (
    <ul className={`border-t border-line pt-3 text-14 ${className}`}>
      {destinations.map((destination) => (
        <li key={destination.id}>
          <Link
            href={destinationPath(destination, locale)}
            prefetch={false}
            className="inline-block py-[3px] hover:underline hover:underline-offset-4"
          >
            {destination.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
