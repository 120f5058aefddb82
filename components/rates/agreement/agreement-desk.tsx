import { stayFieldWords } from '@/components/form/stay-field-words';
import { EarningsClosed } from '@/components/money/ledger/earnings-closed';
import { TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { FilterEnd } from '@/components/ui/filter-end';
import { FilterSearch, filterControlClass, filterLabelClass } from '@/components/ui/filter-fields';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type AgreementChoices, listAgreements } from '@/lib/rates/agreement/queries';
import type { AgreementsQuery } from '@/lib/rates/agreement/schema';
import { agreementStates } from '@/lib/rates/agreement/types';
import { AgreementForm } from './agreement-form';
import { AgreementTable } from './agreement-table';

type Props = { viewer: Viewer; query: AgreementsQuery; choices: Promise<AgreementChoices>; locale: Locale };

const choicesOf = (rows: readonly { id: string; name: string }[], kind = '') =>
  rows.map(({ id, name }) => ({ value: `${kind}${id}`, label: name }));

/** What suppliers pay agencies: to add, to end, and to look up. */
export async function AgreementDesk({ viewer, query, choices: asked, locale }: Props) {
  const [t, found, choices, today] = await Promise.all([
    getTranslations('agreements'),
    listAgreements(viewer, query),
    asked,
    clock.today(),
  ]);
  if (!found) return <EarningsClosed reason="clientSafe" />;
  const keys = ['agency', 'supplier', 'hotels', 'operators', 'choose', 'percent', 'from', 'until'] as const;
  const words = Object.fromEntries([...keys, 'untilHelp', 'save', 'saved'].map((key) => [key, t(key as 'save')]));
  const isFiltered = Boolean(query.search || query.agency || query.state);
  return (
    <div className="grid gap-6 *:min-w-0">
      <details open={found.agreements.length === 0 && !isFiltered}>
        <summary className={`${compactButtonClass('primary')} list-none`}>{t('add')}</summary>
        <AgreementForm
          agencies={choicesOf(choices.agencies)}
          hotels={choicesOf(choices.hotels, 'hotel:')}
          operators={choicesOf(choices.operators, 'operator:')}
          day={{ today, locale, words: stayFieldWords(locale) }}
          words={words as Parameters<typeof AgreementForm>[0]['words']}
        />
      </details>
      <section aria-labelledby="agreements">
        <h2 id="agreements" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
          {t('all')}
        </h2>
        <Filter agencies={choices.agencies} query={query} isFiltered={isFiltered} />
        <AgreementTable found={found} isFiltered={isFiltered} locale={locale} today={today} />
        <p className="mt-4">
          <TextLink href={paths.manageAudit({ entity: 'agreement', agencyId: query.agency })}>{t('history')}</TextLink>
        </p>
      </section>
    </div>
  );
}

type FilterProps = Pick<AgreementChoices, 'agencies'> & { query: AgreementsQuery; isFiltered: boolean };

/** All of it is the address, and works without JavaScript. */
async function Filter({ agencies, query: { search, agency, state }, isFiltered }: FilterProps) {
  const [t, words] = await Promise.all([getTranslations('agreements.filter'), getTranslations('agreements.state')]);
  return (
    <search className="mb-4 block">
      <form action={paths.manageAgreements()} aria-label={t('label')} className="flex flex-wrap items-end gap-3">
        <FilterSearch label={t('search')} value={search} className="w-full desk:w-[260px]" />
        <label className={filterLabelClass}>
          {t('agency')}
          <select name="agency" defaultValue={agency ?? ''} className={filterControlClass}>
            <option value="">{t('any')}</option>
            {agencies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={filterLabelClass}>
          {t('state')}
          <select name="state" defaultValue={state ?? ''} className={filterControlClass}>
            <option value="">{t('any')}</option>
            {agreementStates.map((one) => (
              <option key={one} value={one}>
                {words(one)}
              </option>
            ))}
          </select>
        </label>
        <FilterEnd
          apply={t('apply')}
          reset={isFiltered ? { label: t('reset'), href: paths.manageAgreements() } : null}
        />
      </form>
    </search>
  );
}
