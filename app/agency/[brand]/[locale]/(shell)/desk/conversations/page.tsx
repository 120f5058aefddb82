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

export default async function DeskConversationsPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  return <ConversationsPage viewer={viewer} side="hotel" query={await searchParams} />;
}
