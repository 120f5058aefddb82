import './agency-row.css';
import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import type { OptionWords } from '@/components/rates/hold/option-words';
import { Picture } from '@/components/ui/picture';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import type { AgencyFoundProperty } from '@/lib/sales/search/queries/agency';
import type { FoundWords } from '../found-words';

type Props = {
  t: Translator<'chalets.list'>;
  property: AgencyFoundProperty;
  words: FoundWords;
  option: OptionWords;
  isFirst: boolean;
  heading: 'h2' | 'h3';
};

/** Picture, identity, availability, figures; commission on one line under all of them. */
export function AgencyRow({ t, property, words, option, isFirst, heading: Heading }: Props) {
  const { labels, other, href } = words;
  const facts = [labels.facts, t('operatedBy', { operator: property.operator }), property.isDemo && t('demo')];
  return (
    <article className="house-row">
      {/* biome-ignore lint/a11y/useAnchorContent: the link of the name beside it once more, for the pointer alone */}
      <a href={href} data-soft tabIndex={-1} aria-hidden="true">
        <Picture
          picture={{ ...property.thumbnail, alt: '' }}
          sizes="(width >= 800px) 200px, 100vw"
          isFirst={isFirst}
          hasPlaceholder={false}
        />
      </a>
      <div>
        <Heading>
          <a href={href} data-soft>
            {property.name}
          </a>
        </Heading>
        <p>{labels.place}</p>
        <ul>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        {labels.availability && <AvailabilityMark {...labels.availability} />}
        {property.optionExpiresAt && (
          <p data-is="option">
            {t('optioned', {
              option: option.until({
                expiresAt: property.optionExpiresAt,
                timeZone: timeZoneOf(property.place.country.id),
              }),
            })}
          </p>
        )}
        {other && (
          <p data-is="other">
            <a href={other.href} data-soft data-stays>
              {other.label}
            </a>
            {other.price && <span className="figures">{other.price}</span>}
          </p>
        )}
        <label>
          <input
            type="checkbox"
            name="properties"
            value={property._id}
            form="compare"
            aria-label={t('compareLabel', { name: property.name })}
          />
          {t('compare')}
        </label>
      </div>
      <Figures t={t} property={property} level={labels.serviceLevel ?? null} />
    </article>
  );
}

function Figures({ t, property, level }: Pick<Props, 't' | 'property'> & { level: string | null }) {
  const { stayPrice, state, nearest, earning, commissionPercent } = property;
  const isLowest = state === null || nearest !== null;
  return (
    <div data-is="figures">
      {stayPrice ? (
        <>
          <p className="figures" data-is="price">
            {isLowest && <small>{t('from')} </small>}
            {formatMoney(stayPrice.price)}
          </p>
          <p>{[t('forNights', { count: stayPrice.nights }), level].filter(Boolean).join(', ')}</p>
        </>
      ) : (
        <p data-is="onRequest">{t('onRequest')}</p>
      )}
      {commissionPercent !== undefined && (
        <p data-commission>
          {t('commission')}
          {earning && <b className="figures">{formatAmount(earning.amount)}</b>}
          <span className="figures">{t('percent', { percent: formatNumber(commissionPercent) })}</span>
        </p>
      )}
    </div>
  );
}
