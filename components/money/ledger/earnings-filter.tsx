import { FilterPeriod } from '@/components/form/filter-period';
import { FilterEnd } from '@/components/ui/filter-end';
import { filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import type { EarningsQuery } from '@/lib/money/ledger/schema';
import { moneyStates } from '@/lib/money/ledger/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { earningsHref } from './earnings-href';

/** Currencies that suppliers bill in. */
const currencies = ['EUR', 'CHF'] as const;

/** State, currency and days of the run; all of it is the address, and works without JavaScript. */
export async function EarningsFilter({ query, isFiltered }: { query: EarningsQuery; isFiltered: boolean }) {
  const [t, words] = await Promise.all([getTranslations('earnings.filter'), getTranslations('money')]);
  const { scope, state, currency, from, until } = query;
  return (
    <search className="mb-4 block">
      <form action={paths.earnings()} aria-label={t('label')} className="flex flex-wrap items-end gap-3">
        {scope && <input type="hidden" name="scope" value={scope} />}
        <label className={filterLabelClass}>
          {t('state')}
          <select name="state" defaultValue={state ?? ''} className={filterControlClass}>
            <option value="">{t('any')}</option>
            {moneyStates.map((one) => (
              <option key={one} value={one}>
                {words(`state.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={filterLabelClass}>
          {t('currency')}
          <select name="currency" defaultValue={currency ?? ''} className={filterControlClass}>
            <option value="">{t('any')}</option>
            {[...new Set([...currencies, ...(currency ? [currency] : [])])].map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <FilterPeriod from={from} until={until} words={{ from: t('from'), until: t('until') }} />
        <FilterEnd
          apply={t('apply')}
          reset={isFiltered ? { label: t('reset'), href: earningsHref({}, { scope }) } : null}
        />
      </form>
    </search>
  );
}
