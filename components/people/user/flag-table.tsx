import { Table } from '@/components/ui/table';
import { listFlagUsers } from '@/lib/people/user/queries';
import { flagDefault } from '@/lib/people/viewer/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type Flags, flagNames, type Viewer } from '@/lib/platform/viewer/types';

/** What each flag is for everybody here, and for the reader. */
export async function FlagTable({ flags }: { flags: Flags }) {
  const t = await getTranslations('manage.flags');
  const word = (isOn: boolean) => (isOn ? t('on') : t('off'));
  return (
    <Table
      label={t('title')}
      rows={flagNames}
      keyOf={(flag) => flag}
      empty={null}
      columns={[
        { head: t('flag'), cell: (flag) => t(flag) },
        { head: t('default'), cell: () => word(flagDefault) },
        { head: t('mine'), cell: (flag) => word(flags[flag]) },
      ]}
    />
  );
}

/** Who has set flags themselves, and to what; a dash where the default holds. */
export async function FlagUsers({ viewer }: { viewer: Viewer }) {
  const [t, flagWords, users] = await Promise.all([
    getTranslations('people.flags'),
    getTranslations('manage.flags'),
    listFlagUsers(viewer),
  ]);
  const word = (isOn: boolean | null) => (isOn === null ? null : flagWords(isOn ? 'on' : 'off'));
  return (
    <section className="w-full max-w-[960px]">
      <h2 className="mb-2 font-sans text-18 leading-6 font-bold tracking-normal">{t('users')}</h2>
      <Table
        label={t('users')}
        rows={users}
        keyOf={({ _id }) => _id}
        empty={t('noUsers')}
        columns={[
          {
            head: t('person'),
            cell: ({ _id, displayName }) => (
              <a href={paths.managePerson(_id)} data-soft className="font-bold hover:underline">
                {displayName}
              </a>
            ),
          },
          ...flagNames.map((flag) => ({
            head: flagWords(flag),
            cell: ({ flags }: (typeof users)[number]) => word(flags[flag]),
          })),
        ]}
      />
    </section>
  );
}
