import type { ReactNode } from 'react';
import { AgencyFrame } from '@/components/shell/agency-frame';
import { getAgencySetting } from '@/components/shell/agency-setting';

export default async function ShellLayout({ children }: { children: ReactNode }) {
  return <AgencyFrame setting={await getAgencySetting()}>{children}</AgencyFrame>;
}
