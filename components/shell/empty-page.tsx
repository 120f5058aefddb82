import type { ReactNode } from 'react';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { AgencyPage, EmptyState } from './agency-page';

type EmptyPageName = 'dashboard' | 'team' | 'supervisor' | 'admin' | 'desk';

const facts = ['first', 'second', 'third'] as const;

type Props = {
  name: EmptyPageName;
  /** Where the words do not fit: the page's own title. */
  title?: string;
  aside?: ReactNode;
  /** Above all else: what is still open for this reader. */
  notice?: ReactNode;
  /** Where the next step leads; null where there is none for this reader. */
  next: string | null;
  ways?: readonly { href: string; label: string }[];
};

/** A page whose content comes with its data: what will be there, for whom, and what can be done today. */
export async function EmptyPage({ name, title, aside, notice, next, ways }: Props) {
  const t = await getTranslations('agencyPages');
  return (
    <AgencyPage title={title ?? t(`${name}.title`)} lead={t(`${name}.lead`)} aside={aside}>
      {notice}
      <EmptyState
        headline={t(`${name}.headline`)}
        facts={facts.map((fact) => ({ title: t(`${name}.${fact}.title`), text: t(`${name}.${fact}.text`) }))}
        next={next === null ? undefined : { href: next, label: t(`${name}.next`) }}
        ways={ways}
      />
    </AgencyPage>
  );
}
