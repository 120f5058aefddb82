import type { ReactNode } from 'react';
import { getPage } from '@/lib/catalogue/content/page';
import { canSeeCommission } from '@/lib/people/access/agency';
import { currentViewer } from '@/lib/people/session/page';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { unsaid } from '@/lib/platform/i18n/unsaid';
import { currentBrand } from '@/lib/web/brand/page';
import { SelectionProvider } from './selection-provider';

type Props = {
  /** The hotel's rooms, where the selection stands beside them; given on a page that shows a single room and no selection. */
  rooms?: string;
  children: ReactNode;
};

/** Around everything that selects or shows what is selected. For nobody signed in it is not there. */
export async function SelectionFrame({ rooms, children }: Props) {
  const [{ locale }, viewer, brand, time] = await Promise.all([
    getPage(),
    currentViewer(),
    currentBrand(),
    clock.business(),
  ]);
  if (!viewer) return children;
  const owner = { userId: viewer.id, agencyId: viewer.agency?.id ?? null, brandId: brand.id };
  const showsCommission = canSeeCommission(viewer, brand);
  const { selection: words } = messages[locale];
  return (
    <SelectionProvider
      setting={{
        owner,
        rooms: rooms ?? null,
        today: time.today(),
        showsCommission,
        locale,
        words: showsCommission ? words : unsaid(words, 'commission', 'barEarns'),
        bedNames: messages[locale].hotel.rooms.bed,
      }}
    >
      {children}
    </SelectionProvider>
  );
}
