import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Mailbox } from '@/components/web/dev-mail/mailbox';
import { getPage } from '@/lib/catalogue/content/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listDevelopmentMails } from '@/lib/platform/vendors/mail/development';
import { pageMetadata } from '@/lib/web/seo/metadata';

type Props = { searchParams: Promise<{ mail?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([getPage(), getTranslations('devMail')]);
  const path = paths.devMailbox();
  return pageMetadata({ locale, path, title: t('title'), description: t('description'), isIndexable: false });
}

/** A tool of demo mode; elsewhere middleware knows no such address, and there is no mailbox either. */
export default async function MailboxPage({ searchParams }: Props) {
  const [{ mail }, { locale }, mails] = await Promise.all([searchParams, getPage(), listDevelopmentMails()]);
  if (mails === null) notFound();
  const open = mails.find(({ messageId }) => messageId === mail) ?? mails[0] ?? null;
  return <Mailbox mails={mails} open={open} locale={locale} />;
}
