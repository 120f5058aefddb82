import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { HotelCard } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Hotels that guests may write to, each with its picture and place. */
export async function HotelsSection({ hotels }: { hotels: readonly HotelCard[] }) {
  const t = await getTranslations('hotel.consumers');
  return (
    <section aria-labelledby="hotels" className="border-t border-line py-16 desk:py-20 menu:py-28">
      <h2 id="hotels" className="text-48">
        {t('title')}
      </h2>
      <p className="mt-4 max-w-[58ch] text-pretty text-soft">{t('lead')}</p>
      <ul className="mt-10 grid gap-x-6 gap-y-10 pad:grid-cols-2 menu:grid-cols-4">
        {hotels.map(({ _id, name, sector, city, country, picture }) => (
          <li key={_id}>
            <Link href={paths.distribution(_id)} prefetch={false} className="group block">
              {picture && (
                <span className="block aspect-4/5 overflow-hidden bg-line">
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="(width >= 1000px) 22vw, (width >= 500px) 46vw, 92vw"
                  />
                </span>
              )}
              <span className="mt-4 block font-serif text-22 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {name}
              </span>
              <span className="block text-14 text-soft">{[sector, city, country].filter(Boolean).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
