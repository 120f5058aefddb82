import type { ReactNode } from 'react';
import { AuthChannel } from '@/components/people/account/auth-channel';
import { DemonstrationBar } from '@/components/today/time-machine/demonstration-bar';
import { houseOf } from '@/lib/catalogue/desk/queries/house';
import { isDemoMode } from '@/lib/platform/env';
import { messages } from '@/lib/platform/i18n/messages';
import { readWaiting } from '@/lib/today/waiting/queries';
import { ActingBanner } from './acting-banner';
import { ActingDialog } from './acting-dialog';
import { AgencyClient } from './agency-client';
import { agencyClientSettingOf } from './agency-client-setting';
import { AgencyFooter } from './agency-footer';
import { frameSettingOf } from './agency-frame-setting';
import { AgencyHeader } from './agency-header';
import { AgencyIsland } from './agency-island';
import { hasDeskOnly } from './agency-menu';
import type { AgencySetting } from './agency-setting';
import { ConsentBar } from './consent-bar';
import { paletteSettingOf } from './palette/setting';

/** By the page of the menu that shows it: an admin's list stands on a dashboard of its own, a house's at its desk. */
async function waitingOf(viewer: NonNullable<AgencySetting['viewer']>) {
  const { today, ...waiting } = await readWaiting(viewer);
  const isOurs = viewer.role === 'admin' && !viewer.isActing;
  return { ...waiting, [isOurs ? 'adminDashboard' : hasDeskOnly(viewer) ? 'desk' : 'dashboard']: today };
}

/** Header, content and footer of every page of the agency surface but its sign-in pages. */
export async function AgencyFrame({ setting, children }: { setting: AgencySetting; children: ReactNode }) {
  const { viewer, locale } = setting;
  const { shell, agencyShell } = messages[locale];
  const isAsked = viewer?.role !== 'admin';
  const [unread, house] = await Promise.all([viewer ? waitingOf(viewer) : {}, viewer && houseOf(viewer)]);
  const frame = frameSettingOf(setting, unread, house);
  return (
    <AgencyClient setting={agencyClientSettingOf(viewer, locale)}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="no-print fixed top-2 left-2 z-30 -translate-y-24 rounded-desk bg-main px-5 py-3 text-14 text-on-main focus:translate-y-0"
        >
          {shell.skip}
        </a>
        {isAsked && <ConsentBar locale={locale} />}
        <AgencyHeader setting={frame} />
        {viewer?.isActing && viewer.agency && <ActingBanner agency={viewer.agency.name} />}
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {isDemoMode && viewer?.role === 'admin' && <DemonstrationBar locale={locale} />}
        <AgencyFooter setting={frame} />
        {viewer?.role === 'admin' && <ActingDialog />}
        {viewer && <AuthChannel userId={viewer.id} agencyId={viewer.agency?.id ?? null} />}
        <AgencyIsland
          palette={viewer && paletteSettingOf(viewer, setting.brand, locale)}
          toastLabel={agencyShell.confirmations}
          isAsked={isAsked}
        />
      </div>
    </AgencyClient>
  );
}
