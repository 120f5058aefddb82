import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ManagePage } from '@/components/people/manage/manage-page';
import { Table } from '@/components/people/manage/table';
import { TextLink } from '@/components/shell/agency-page';
import { guardPage } from '@/lib/people/session/page';
import { flagDefault } from '@/lib/people/viewer/queries';
import { paths } from '@/lib/platform/addresses/paths';

const flags = ['shouldDisplayDemoHotels', 'shouldDisplayDemoProperties', 'shouldDisplayLinksToHotelAccess'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('flags.title'), description: t('description') };
}

export default async function ManagedFlags() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const t = await getTranslations('manage.flags');
  const word = (isOn: boolean) => (isOn ? t('on') : t('off'));
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <div className="grid max-w-[720px] justify-items-start gap-4">
        <Table
          label={t('title')}
          rows={flags}
          keyOf={(flag) => flag}
          empty={null}
          columns={[
            { head: t('flag'), cell: (flag) => t(flag) },
            { head: t('default'), cell: () => word(flagDefault) },
            { head: t('mine'), cell: (flag) => word(viewer.flags[flag]) },
          ]}
        />
        <TextLink href={paths.flags()} hasArrow>
          {t('set')}
        </TextLink>
      </div>
    </ManagePage>
  );
}
