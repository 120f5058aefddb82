import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ManagePage } from '@/components/people/manage/manage-page';
import { DemonstrationDesk } from '@/components/today/time-machine/demonstration-page';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { findNextDeadline } from '@/lib/today/deadline/queries/list';
import { getDemonstration } from '@/lib/today/time-machine/queries';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('demonstration');
  return { title: t('title') };
}

/** The clock of the demonstration, where mails and money of it are seen, and who can be signed in as. */
export default async function DemonstrationPage() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const demonstration = await getDemonstration(viewer);
  if (!demonstration) notFound();
  const { now } = demonstration;
  const [t, today, dues, brand, { locale }] = await Promise.all([
    getTranslations('demonstration'),
    getTranslations('today'),
    getTranslations('dues'),
    currentBrand(),
    getPage(),
  ]);
  const next = await findNextDeadline(viewer, brand);
  const telling = { t: today, dues, scope: next?.scope ?? 'all', locale, now } as const;
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <DemonstrationDesk demonstration={demonstration} next={next?.line ?? null} telling={telling} />
    </ManagePage>
  );
}
