import { getLocale } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Table } from '@/components/ui/table';
import { listPeople, MOST_PEOPLE } from '@/lib/people/user/queries';
import type { PeopleQuery } from '@/lib/people/user/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { roles, type Viewer } from '@/lib/platform/viewer/types';

export async function PeopleFilter({ search, role }: PeopleQuery) {
  const [t, roleWords] = await Promise.all([getTranslations('people'), getTranslations('user.roles')]);
  return (
    <form action={paths.managePeople()} className="mb-4 flex flex-wrap gap-2">
      <input
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t('search')}
        placeholder={t('search')}
        className="h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 desk:w-[340px]"
      />
      <select
        name="role"
        defaultValue={role ?? ''}
        aria-label={t('role')}
        className="h-9 grow rounded-desk border border-input bg-surface px-2 text-14 desk:grow-0"
      >
        <option value="">{t('allRoles')}</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleWords(one)}
          </option>
        ))}
      </select>
      <button type="submit" className={compactButtonClass('quiet')}>
        {t('apply')}
      </button>
    </form>
  );
}

type Props = { viewer: Viewer; query: PeopleQuery };

export async function PeopleTable({ viewer, query }: Props) {
  const [t, roleWords, locale, found] = await Promise.all([
    getTranslations('people'),
    getTranslations('user.roles'),
    getLocale(),
    listPeople(viewer, query),
  ]);
  return (
    <>
      <Table
        label={t('title')}
        rows={found.slice(0, MOST_PEOPLE)}
        keyOf={({ _id }) => _id}
        empty={
          <>
            {t('none')}{' '}
            <a href={paths.managePeople()} data-soft className="underline">
              {t('reset')}
            </a>
          </>
        }
        columns={[
          {
            head: t('name'),
            cell: ({ _id, displayName, email, mergedInto }) => (
              <>
                <a href={paths.managePerson(_id)} data-soft className="font-bold hover:underline">
                  {displayName}
                </a>
                <span className="block text-13 text-soft">
                  {email}
                  {mergedInto && ` · ${t('mergedShort', { name: mergedInto.name })}`}
                </span>
              </>
            ),
          },
          { head: t('role'), cell: ({ role }) => roleWords(role) },
          { head: t('agency'), cell: ({ agency }) => agency?.name },
          { head: t('house'), cell: ({ hotel, operator }) => (hotel ?? operator)?.name ?? null },
          {
            head: t('lastSignedIn'),
            cell: ({ lastSignedInAt }) =>
              lastSignedInAt ? formatMoment(lastSignedInAt, locale, OFFICE_TIME_ZONE) : t('never'),
          },
        ]}
      />
      {found.length > MOST_PEOPLE && <p className="mt-3 text-13 text-soft">{t('more', { count: MOST_PEOPLE })}</p>}
    </>
  );
}
