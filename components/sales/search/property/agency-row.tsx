import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import type { OptionWords } from '@/components/rates/hold/option-words';
import { Picture } from '@/components/ui/picture';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import type { AgencyFoundProperty } from '@/lib/sales/search/queries/agency';
import type { FoundWords } from '../found-words';

type Props = {
  property: AgencyFoundProperty;
  words: FoundWords;
  option: OptionWords;
  isFirst: boolean;
  heading: 'h2' | 'h3';
};

/** Picture, identity, availability, figures; commission on one line under all of them. */
export async function AgencyRow({ property, words, option, isFirst, heading: Heading }: Props) {
  const t = await getTranslations('chalets.list');
  const { labels, other, href } = words;
  const facts = [labels.facts, t('operatedBy', { operator: property.operator }), property.isDemo && t('demo')];
  return (
    <article className="grid gap-x-6 gap-y-3 border-b border-line py-5 desk:grid-cols-[200px_minmax(0,1fr)_200px]">
      {/* biome-ignore lint/a11y/useAnchorContent: the link of the name beside it once more, for the pointer alone */}
      <a href={href} data-soft tabIndex={-1} aria-hidden="true" className="block aspect-3/2 overflow-hidden">
        <Picture
          picture={{ ...property.thumbnail, alt: '' }}
          sizes="(width >= 800px) 200px, 100vw"
          isFirst={isFirst}
          hasPlaceholder={false}
        />
      </a>
      <div className="min-w-0">
        <Heading className="font-serif text-22 leading-7 font-normal">
          <a href={href} data-soft className="hover:underline hover:decoration-1 hover:underline-offset-4">
            {property.name}
          </a>
        </Heading>
        <p className="text-soft">{labels.place}</p>
        <ul className="mt-1.5 text-13">{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        {labels.availability && <AvailabilityMark {...labels.availability} className="mt-2" />}
        {property.optionExpiresAt && (
          <p className="text-13 text-warning">
            {t('optioned', {
              option: option.until({
                expiresAt: property.optionExpiresAt,
                timeZone: timeZoneOf(property.place.country.id),
              }),
            })}
          </p>
        )}
        {other && (
          <p className="text-13">
            <a
              href={other.href}
              data-soft
              data-stays
              className="inline-block min-h-6 underline decoration-accent underline-offset-4 hover:decoration-current"
            >
              {other.label}
            </a>
            {other.price && <span className="figures ml-2 text-soft">{other.price}</span>}
          </p>
        )}
        <label className="mt-2 flex min-h-6 w-fit items-center gap-2 text-13">
          <input
            type="checkbox"
            name="properties"
            value={property._id}
            form="compare"
            aria-label={t('compareLabel', { name: property.name })}
            className="size-4 accent-main"
          />
          {t('compare')}
        </label>
      </div>
      <Figures property={property} level={labels.serviceLevel ?? null} />
    </article>
  );
}

async function Figures({ property, level }: { property: AgencyFoundProperty; level: string | null }) {
  const t = await getTranslations('chalets.list');
  const { stayPrice, state, nearest, earning, commissionPercent } = property;
  const isLowest = state === null || nearest !== null;
  return (
    <div className="flex flex-col desk:text-right">
      {stayPrice ? (
        <>
          <p className="figures text-22 leading-7 font-bold">
            {isLowest && <span className="text-13 font-normal text-soft">{t('from')} </span>}
            {formatMoney(stayPrice.price)}
          </p>
          <p className="text-13 text-soft">
            {[t('forNights', { count: stayPrice.nights }), level].filter(Boolean).join(', ')}
          </p>
        </>
      ) : (
        <p className="text-soft">{t('onRequest')}</p>
      )}
      {commissionPercent !== undefined && (
        <p data-commission className="mt-2 flex justify-between gap-3 border-t border-line pt-1.5">
          <span className="text-13 text-soft">{t('commission')}</span>
          {earning && <span className="figures font-bold">{formatAmount(earning.amount)}</span>}
          <span className="figures text-soft">{t('percent', { percent: formatNumber(commissionPercent) })}</span>
        </p>
      )}
    </div>
  );
}
