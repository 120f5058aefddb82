import type { OptionWords } from '@/components/rates/hold/option-words';
import { Picture } from '@/components/ui/picture';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import type { AgencyFoundProperty } from '@/lib/sales/search/queries/agency';
import type { FoundWords } from '../found-words';
import type { AgencyRow, AgencyRowWords } from './agency-rows';

type Words = Translator<'chalets.list'>;

export function agencyRowWords(t: Words, rows: readonly AgencyRow[]): AgencyRowWords {
  return {
    ...{ from: t('from'), onRequest: t('onRequest'), compare: t('compare') },
    ...(rows.some(({ commission }) => commission) && { commission: t('commission') }),
  };
}

type Found = { property: AgencyFoundProperty; words: FoundWords; option: OptionWords; isFirst: boolean };

/** What a list draws of a house for somebody who sells it. */
export function agencyRow(t: Words, { property, words, option, isFirst }: Found): AgencyRow {
  const { labels, other, href } = words;
  const { stayPrice, state, nearest, earning, commissionPercent, optionExpiresAt } = property;
  const timeZone = timeZoneOf(property.place.country.id);
  const facts = [labels.facts, t('operatedBy', { operator: property.operator }), property.isDemo && t('demo')];
  return {
    id: property._id,
    ...{ name: property.name, href, other, place: labels.place, availability: labels.availability },
    picture: (
      <Picture
        picture={{ ...property.thumbnail, alt: '' }}
        sizes="(width >= 800px) 200px, 100vw"
        isFirst={isFirst}
        hasPlaceholder={false}
      />
    ),
    facts: facts.flatMap((fact) => fact || []),
    option: optionExpiresAt ? t('optioned', { option: option.until({ expiresAt: optionExpiresAt, timeZone }) }) : null,
    compareLabel: t('compareLabel', { name: property.name }),
    price: stayPrice && {
      text: formatMoney(stayPrice.price),
      isLowest: state === null || nearest !== null,
      of: [t('forNights', { count: stayPrice.nights }), labels.serviceLevel].filter(Boolean).join(', '),
    },
    ...(commissionPercent !== undefined && {
      commission: {
        amount: earning ? formatAmount(earning.amount) : null,
        percent: t('percent', { percent: formatNumber(commissionPercent) }),
      },
    }),
  };
}
