import type { Metadata } from 'next';
import { ToSelection } from '@/components/sales/selection/interest/to-selection';
import { SelectionFrame } from '@/components/sales/selection/selection-frame';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('interest'))('title') };
}

/** Saving an interest without naming its hotel: the selection of this browser knows it. */
export default async function SaveSelectionPage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  return (
    <SelectionFrame>
      <ToSelection />
    </SelectionFrame>
  );
}
