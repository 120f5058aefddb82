import Link from 'next/link';
import { getCardLabels } from '@/components/catalogue/property/card-labels';
import { PropertyCard } from '@/components/catalogue/property/property-card';
import { Picture } from '@/components/ui/picture';
import { getFlagships } from '@/lib/catalogue/place/queries';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

const SHOWN = 3;

/** Three properties: one large beside its first sentence, two of unequal width whose captions share their lines. */
export async function LandingProperties({ locale, propertyCount }: { locale: Locale; propertyCount: number }) {
  const [t, properties, labelsOf] = await Promise.all([
    getTranslations('landing.houses'),
    getFlagships(locale, SHOWN),
    getCardLabels(),
  ]);
  const [first, ...others] = properties;
  if (!first) return null;
  const labels = labelsOf(first);
  return (
    <section aria-labelledby="houses-title" className="border-t border-line py-20 desk:py-24 menu:py-32">
      <div className="wrap">
        <div className="mb-8 flex-wrap items-end justify-between gap-x-12 gap-y-4 desk:mb-16 desk:flex">
          <h2 id="houses-title" className="text-48">
            {t('title')}
          </h2>
          <Link href={paths.search()} prefetch={false} className="quiet-link mt-4 text-14 desk:mt-0">
            {t('all', { count: propertyCount })}
          </Link>
        </div>
        <article className="group relative items-end gap-x-6 menu:grid menu:grid-cols-12">
          <div className="-mx-5 aspect-4/3 overflow-hidden bg-line desk:mx-0 desk:aspect-3/2 menu:col-span-8">
            <Picture picture={first.thumbnail} sizes="(width >= 1000px) 66vw, 100vw" />
          </div>
          <div className="pt-6 menu:col-span-4 menu:pt-0 menu:pl-6">
            <h3 className="text-48">
              <Link
                href={first.href}
                prefetch={false}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
              >
                {first.name}
              </Link>
            </h3>
            <p className="mt-4 text-14 text-soft">
              {labels.place}
              <br />
              {labels.facts}
            </p>
            <p className="mt-5 max-w-[52ch] text-pretty">{first.opening}</p>
            <p className="mt-6 border-t border-line pt-4 text-16 leading-6">
              <span className="figures">{labels.price}</span>
            </p>
          </div>
        </article>
        <div className="mt-16 grid items-end gap-x-6 gap-y-14 desk:grid-cols-12 menu:mt-24">
          {others.map((property, index) => (
            <div key={property._id} className={index === 0 ? 'desk:col-span-5' : 'desk:col-span-6 desk:col-start-7'}>
              <PropertyCard
                property={{ ...property, thumbnail: property.interior ?? property.thumbnail }}
                labels={labelsOf(property)}
                sizes="(width >= 800px) 50vw, 100vw"
                isBleeding
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
