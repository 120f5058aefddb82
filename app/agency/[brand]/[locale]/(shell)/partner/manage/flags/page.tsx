import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DetailUses } from '@/components/catalogue/hotel/detail-uses';
import { ManagePage } from '@/components/people/manage/manage-page';
import { FlagTable, FlagUsers } from '@/components/people/user/flag-table';
import { TextLink } from '@/components/shell/agency-page';
import { LinesSkeleton } from '@/components/ui/skeleton';
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
      <div className="grid justify-items-start gap-10">
        <section className="grid w-full max-w-[720px] justify-items-start gap-4">
          <FlagTable flags={viewer.flags} />
          <TextLink href={paths.flags()} hasArrow>
            {t('set')}
          </TextLink>
        </section>
        <Suspense fallback={<LinesSkeleton />}>
          <FlagUsers viewer={viewer} />
          <DetailUses viewer={viewer} />
        </Suspense>
      </div>
    </ManagePage>
  );
}
