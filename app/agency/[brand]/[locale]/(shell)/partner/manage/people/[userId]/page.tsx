import type { Metadata } from 'next';
import { ManagePage } from '@/components/people/manage/manage-page';
import { ManagedPerson } from '@/components/people/manage/managed-person';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { getPerson } from '@/lib/people/user/queries';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  params: Promise<{ userId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const idOf = async ({ params }: Props) => decodeURIComponent((await params).userId);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const viewer = await currentViewer();
  const person = viewer?.role === 'admin' ? await getPerson(viewer, await idOf(props)) : null;
  if (!person) return missingMetadata();
  const t = await getTranslations('people');
  return { title: person.displayName, description: t('lead') };
}

export default async function ManagedPersonPage(props: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [person, { into }] = await Promise.all([getPerson(viewer, await idOf(props)), props.searchParams]);
  if (!person) return <AgencyMissing />;
  return (
    <ManagePage title={person.displayName} lead={person.email}>
      <ManagedPerson viewer={viewer} person={person} into={typeof into === 'string' ? into.trim() : ''} />
    </ManagePage>
  );
}
