import { compactButtonClass } from '@/components/ui/compact-button';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import {
  filterOffers,
  monthOf,
  type OfferGroup,
  offerGroupOf,
  offerGroups,
  sortOffers,
} from '@/lib/sales/offer/rules/list';
import type { OffersQuery } from '@/lib/sales/offer/schema';
import type { OfferLine } from '@/lib/sales/offer/types';
import { OfferFilter, offersHref } from './offer-filter';
import { OfferKeys } from './offer-keys';
import { OfferTable } from './offer-table';

type Props = {
  lines: readonly OfferLine[];
  query: OffersQuery;
  locale: Locale;
  today: PlainDate;
  namesAgents: boolean;
};

function countsOf(lines: readonly OfferLine[]): Record<OfferGroup | 'all', number> {
  const groups = lines.map(offerGroupOf);
  const count = (group: OfferGroup) => [group, groups.filter((one) => one === group).length] as const;
  return { all: lines.length, ...(Object.fromEntries(offerGroups.map(count)) as Record<OfferGroup, number>) };
}

/** The offers that are looked for, and what finds them. */
export async function OfferList({ lines, query, locale, today, namesAgents }: Props) {
  const t = await getTranslations('offers');
  const found = filterOffers(lines, query);
  const shown = sortOffers(
    found.filter((line) => !query.state || offerGroupOf(line) === query.state),
    query.sort,
  );
  const agents = [...new Map(lines.map(({ agentId, agentName }) => [agentId, agentName]))];
  const months = [...new Set(lines.flatMap(({ alternatives }) => alternatives.map(({ checkIn }) => monthOf(checkIn))))];
  return (
    <>
      <OfferFilter
        query={query}
        locale={locale}
        counts={countsOf(found)}
        agents={agents.length > 1 ? agents.map(([value, label]) => ({ value, label })) : []}
        months={months.sort()}
      />
      {shown.length > 0 ? (
        <OfferTable
          lines={shown}
          locale={locale}
          today={today}
          namesAgents={namesAgents}
          isGrouped={query.sort === 'needs'}
          leadsToClients
        />
      ) : (
        <section className="rounded-desk border border-line bg-surface p-5">
          <h2 className="font-sans text-16 font-bold">
            {query.search ? t('noHit.search', { search: query.search }) : t('noHit.filter')}
          </h2>
          <p className="mt-1 mb-4 text-soft">{t('noHit.text', { count: lines.length })}</p>
          <a
            href={offersHref(query, { state: undefined, search: '', agent: undefined, month: undefined })}
            data-soft
            className={compactButtonClass('quiet')}
          >
            {t('filter.clear')}
          </a>
        </section>
      )}
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-12 text-soft">
        <OfferKeys
          words={{ open: t('keys.open'), move: t('keys.move'), search: t('keys.search'), begin: t('keys.begin') }}
        />
        <p>{t('pricesNote')}</p>
      </div>
    </>
  );
}
