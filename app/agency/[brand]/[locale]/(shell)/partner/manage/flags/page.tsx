import type { Metadata } from 'next';
import { ManagePage } from '@/components/people/manage/manage-page';
import { FlagTable } from '@/components/people/user/flag-table';
import { TextLink } from '@/components/shell/agency-page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('flags.title'), description: t('description') };
}

export default async function ManagedFlags() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const t = await getTranslations('manage.flags');
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <div className="grid max-w-[720px] justify-items-start gap-4">
        <FlagTable flags={viewer.flags} />
        <TextLink href={paths.flags()} hasArrow>
          {t('set')}
        </TextLink>
      </div>
    </ManagePage>
  );
}
