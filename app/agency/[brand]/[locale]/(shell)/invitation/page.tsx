import type { Metadata } from 'next';
import { InvitationCard } from '@/components/people/invitation/invitation-card';
import { getInvitationByToken } from '@/lib/people/invitation/queries';
import { currentViewer } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { answerWith } from '@/lib/web/server/current-answer';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invitation');
  return { title: t('pageTitle') };
}

export default async function InvitationPage({ searchParams }: Props) {
  const [{ token }, viewer] = await Promise.all([searchParams, currentViewer()]);
  const asked = typeof token === 'string' ? token : '';
  const invitation = asked === '' ? null : await getInvitationByToken(viewer, asked);
  if (!invitation) answerWith(404);
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-10 pb-24 desk:px-8 desk:pt-16">
      <InvitationCard invitation={invitation} token={asked} viewer={viewer} />
    </div>
  );
}
