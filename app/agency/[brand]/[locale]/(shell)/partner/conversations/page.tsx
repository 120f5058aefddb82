import type { Metadata } from 'next';
import { ConversationsPage } from '@/components/sales/conversation/conversations-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('conversations');
  return { title: t('title') };
}

export default async function PartnerConversationsPage({ searchParams }: Props) {
  const viewer = await guardPage('conversations');
  if (!viewer || (!viewer.agency && viewer.role !== 'admin')) return <NotRegistered />;
  return <ConversationsPage viewer={viewer} side="agency" query={await searchParams} />;
}
