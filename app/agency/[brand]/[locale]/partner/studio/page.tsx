import type { Metadata } from 'next';
import { StudioPage } from '@/components/sales/studio/studio-page';
import { AgencyMissing } from '@/components/shell/agency-missing';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { AppError } from '@/lib/platform/errors';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readLook, type StudioLook } from '@/lib/sales/studio/queries';
import { type StudioQuery, studioPageSchema } from '@/lib/sales/studio/schema';
import { currentHost } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('studio'))('title') };
}

/** Null also for what could not be saved: the form beside it says what. */
async function lookOf(viewer: Viewer, query: StudioQuery): Promise<StudioLook | null> {
  try {
    return await readLook(viewer, query, await currentHost());
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return null;
    throw error;
  }
}

/** A page or an offer in a look that nobody has saved, for the frame beside its form. */
export default async function StudioSheetPage({ searchParams }: Props) {
  const viewer = await guardPage('studio');
  if (!viewer) return <NotRegistered />;
  const asked = studioPageSchema.safeParse(await searchParams);
  const look = asked.success ? await lookOf(viewer, asked.data) : null;
  if (!asked.success || !look) return <AgencyMissing />;
  return <StudioPage viewer={viewer} look={look} sheet={asked.data.sheet} />;
}
