import type { ReactNode } from 'react';
import { DeskTabs } from '@/components/shell/desk-tabs';

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <DeskTabs />
      {children}
    </>
  );
}
