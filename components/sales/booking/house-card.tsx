import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PropertyDetail } from '@/lib/catalogue/property/types';

/** Beside a booking: which house it is, and below it what has been chosen. */
export function HouseCard({ property, children }: { property: PropertyDetail; children?: ReactNode }) {
  const { name, place, thumbnail } = property;
  return (
    <div className="bg-surface shadow-float">
      <div className="aspect-3/2 overflow-hidden bg-line max-menu:aspect-5/2 max-season:aspect-2/1">
        <Picture picture={thumbnail} sizes="(width >= 1000px) 33vw, 100vw" isFirst />
      </div>
      <div className="p-6">
        <p className="serif text-28">{name}</p>
        <p className="mt-1 text-14 text-soft">{[place.city.name, place.country.name].join(', ')}</p>
        {children}
      </div>
    </div>
  );
}
