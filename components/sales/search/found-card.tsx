import Link from 'next/link';
import { PropertyCard } from '@/components/catalogue/property/property-card';
import type { FoundProperty } from '@/lib/sales/search/types';
import type { FoundWords } from './found-words';

type Props = { property: FoundProperty; words: FoundWords; isFirst?: boolean; heading?: 'h2' | 'h3' };

export function FoundCard({ property, words, isFirst, heading = 'h3' }: Props) {
  const { labels, other, href } = words;
  return (
    <PropertyCard
      property={property}
      href={href}
      labels={labels}
      sizes="(width >= 1300px) 430px, (width >= 1000px) 33vw, (width >= 800px) 46vw, 100vw"
      heading={heading}
      isBleeding
      isFirst={isFirst}
    >
      {other && (
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-14 text-soft">
          <Link
            href={other.href}
            prefetch={false}
            scroll={false}
            className="relative z-[1] py-1 text-ink underline decoration-accent underline-offset-4 hover:decoration-current"
          >
            {other.label}
          </Link>
          {other.price && <span className="figures">{other.price}</span>}
        </p>
      )}
    </PropertyCard>
  );
}
