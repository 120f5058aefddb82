import { Table } from '@/components/ui/table';
import { flagDefault } from '@/lib/people/viewer/queries';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type Flags, flagNames } from '@/lib/platform/viewer/types';

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
