'use client';

import { type ComponentProps, lazy } from 'react';
import { UntilAlive } from '@/components/ui/until-alive';

// A page names the scripts of all that it could show. This stands on it in some states only, and comes with what shows it.

const GroupForm = lazy(async () => ({ default: (await import('./room/group-form')).GroupForm }));

export function ShownGroupForm(props: ComponentProps<typeof GroupForm>) {
  return (
    <UntilAlive>
      <GroupForm {...props} />
    </UntilAlive>
  );
}
