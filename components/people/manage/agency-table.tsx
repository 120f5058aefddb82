import { getLocale } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Table } from '@/components/ui/table';
import { listManagedAgencies } from '@/lib/people/agency/queries';
import { type ManagedAgenciesQuery, verificationStates } from '@/lib/people/agency/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

export async function AgencyFilter({ search, verification }: ManagedAgenciesQuery) {
  const t = await getTranslations('manage.agencies');
  return (
    <form action={paths.manageAgencies()} className="mb-4 flex flex-wrap gap-2">
      <input
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t('search')}
        placeholder={t('search')}
        className="h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 desk:w-[280px]"
      />
      <select
        name="verification"
        defaultValue={verification ?? ''}
        aria-label={t('state')}
        className="h-9 grow rounded-desk border border-input bg-surface px-2 text-14 desk:grow-0"
      >
        <option value="">{t('all')}</option>
        {verificationStates.map((state) => (
          <option key={state} value={state}>
            {t(`verification.${state}`)}
          </option>
        ))}
      </select>
      <button type="submit" className={compactButtonClass('quiet')}>
        {t('apply')}
      </button>
    </form>
  );
}

type Props = { viewer: Viewer; query: ManagedAgenciesQuery };

export async function AgencyTable({ viewer, query: { search, verification } }: Props) {
  const [t, locale, all] = await Promise.all([
    getTranslations('manage.agencies'),
    getLocale(),
    listManagedAgencies(viewer),
  ]);
  const wanted = search.trim().toLowerCase();
  const agencies = all.filter(
    (agency) =>
      (!verification || agency.verification === verification) &&
      [agency.name, agency.autoInviteEmailDomain ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Table
      label={t('title')}
      rows={agencies}
      keyOf={({ _id }) => _id}
      empty={
        <>
          {t('none')}{' '}
          <a href={paths.manageAgencies()} data-soft className="underline">
            {t('reset')}
          </a>
        </>
      }
      columns={[
        {
          head: t('name'),
          cell: ({ _id, name }) => (
            <a href={paths.manageAgency(_id)} data-soft className="font-bold hover:underline">
              {name}
            </a>
          ),
        },
        { head: t('state'), cell: (agency) => t(`verification.${agency.verification}`) },
        { head: t('domain'), cell: ({ autoInviteEmailDomain }) => autoInviteEmailDomain },
        { head: t('people'), isFigure: true, cell: ({ members }) => members },
        { head: t('since'), cell: ({ createdAt }) => formatDay(createdAt.toISOString().slice(0, 10), locale) },
      ]}
    />
  );
}
