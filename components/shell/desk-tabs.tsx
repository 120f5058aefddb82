import { UnreadLabel } from '@/components/sales/conversation/unread-label';
import { houseOf } from '@/lib/catalogue/desk/queries/house';
import { currentViewer } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { readWaiting } from '@/lib/today/waiting/queries';
import { hasDeskOnly } from './agency-menu';
import { PageTabs } from './page-tabs';

/** The pages of a hotel's desk, with what nobody has read yet, for its contact; of an operator's those about its properties. */
export async function DeskTabs() {
  const viewer = await currentViewer();
  if (!viewer?.hotelId && !viewer?.operatorId) return null;
  const [t, unread, house] = await Promise.all([
    getTranslations('deskTabs'),
    viewer.hotelId ? readWaiting(viewer) : null,
    // The head names the agency of somebody who belongs to one, too.
    viewer.agency ? houseOf(viewer) : null,
  ]);
  const both = [
    { href: paths.desk(), label: t('requests'), isExact: true },
    { href: paths.deskCalendar(), label: t('calendar') },
    { href: paths.deskStays(), label: t('stays') },
    { href: paths.deskCommission(), label: t('commission') },
  ];
  const content = { href: paths.deskContent(), label: t('content') };
  const ofHotel = [
    {
      href: paths.deskConversations(),
      label: (
        <UnreadLabel
          side="hotel"
          unread={unread?.deskConversations ?? 0}
          none={t('conversations')}
          some={t('unread', { count: '{count}' })}
        />
      ),
    },
    content,
    { href: paths.deskManagers(), label: t('managers') },
  ];
  const ofOperator = [content, { href: paths.deskTerms(), label: t('terms') }];
  const tabs = [...both, ...(viewer.hotelId ? ofHotel : ofOperator)];
  // Where the desk is all there is, these pages are the menu, once there is room for one.
  const hasMenu = hasDeskOnly(viewer);
  return (
    <div className={`mx-auto -mb-6 w-full max-w-[1440px] px-4 pt-2 desk:px-8 ${hasMenu ? 'wide:hidden' : ''}`}>
      {house && <p className="text-13 text-soft">{house}</p>}
      <PageTabs label={t('label')} tabs={tabs} />
    </div>
  );
}
