import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthChannel } from '@/components/account/auth-channel';
import { ActingBanner } from './acting-banner';
import { ActingDialog } from './acting-dialog';
import { AgencyFooter } from './agency-footer';
import { AgencyHeader } from './agency-header';
import { AgencyIsland } from './agency-island';
import type { AgencySetting } from './agency-setting';
import { getPaletteSetting } from './palette/setting';

/** Header, content and footer of every page of the agency surface but its doors. */
export async function AgencyFrame({ setting, children }: { setting: AgencySetting; children: ReactNode }) {
  const { viewer, locale } = setting;
  const [t, words, palette] = await Promise.all([
    getTranslations('shell'),
    getTranslations('agencyShell'),
    viewer && getPaletteSetting(viewer, locale),
  ]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-24 rounded-desk bg-main px-5 py-3 text-14 text-on-main focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <AgencyHeader setting={setting} />
      {viewer?.isActing && viewer.agency && <ActingBanner agency={viewer.agency.name} />}
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <AgencyFooter setting={setting} />
      {viewer?.role === 'admin' && <ActingDialog />}
      {viewer && <AuthChannel userId={viewer.id} agencyId={viewer.agency?.id ?? null} />}
      <AgencyIsland palette={palette} toastLabel={words('confirmations')} />
    </div>
  );
}
