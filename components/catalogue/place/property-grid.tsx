import Link from 'next/link';
import { getCardLabels } from '@/components/catalogue/property/card-labels';
import { PropertyCard } from '@/components/catalogue/property/property-card';
import type { PropertyCard as PropertyCardValue } from '@/lib/catalogue/property/types';

type Props = {
  id: string;
  title: string;
  properties: readonly PropertyCardValue[];
  /** Where the properties that are not shown are. */
  more?: { href: string; label: string };
};

export async function PropertyGrid({ id, title, properties, more }: Props) {
  const labelsOf = await getCardLabels();
  if (properties.length === 0) return null;
  // Two and four stand better in pairs than with one left over.
  const columns = properties.length === 2 || properties.length === 4 ? '' : 'menu:grid-cols-3';
  return (
    <section aria-labelledby={id} className="border-t border-line py-16 desk:py-24">
      <div className="wrap">
        <div className="mb-8 flex-wrap items-end justify-between gap-x-12 gap-y-4 desk:mb-12 desk:flex">
          <h2 id={id} className="text-48">
            {title}
          </h2>
          {more && (
            <Link href={more.href} prefetch={false} className="quiet-link mt-4 text-14 desk:mt-0">
              {more.label}
            </Link>
          )}
        </div>
        <ul className={`grid gap-x-6 gap-y-12 desk:grid-cols-2 desk:gap-y-14 ${columns}`}>
          {properties.map((property) => (
            <li key={property._id}>
              <PropertyCard
                property={property}
                labels={labelsOf(property)}
                sizes={
                  columns ? '(width >= 1000px) 30vw, (width >= 800px) 45vw, 100vw' : '(width >= 800px) 45vw, 100vw'
                }
                isBleeding
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
