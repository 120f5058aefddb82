import type { ReactNode } from 'react';
import { AgencyFrame } from '@/components/shell/agency-frame';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { UserProblem } from '@/components/shell/user-problem';

/** The sign-in pages are outside this layout: somebody whose session cannot be read must still be able to sign in. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const setting = await getAgencySetting();
  if (setting.isUserUnknown) return <UserProblem />;
  return <AgencyFrame setting={setting}>{children}</AgencyFrame>;
}
