'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useSelection } from '@/components/sales/selection/selection-context';
import { paths } from '@/lib/platform/addresses/paths';

/** On to the hotel of what is selected in this browser; to all hotels where nothing is. */
export function ToSelection() {
  const { isRead, selection } = useSelection();
  const router = useRouter();
  const href = selection ? paths.saveInterest(selection.hotel.id) : paths.hotels();
  useEffect(() => {
    if (isRead) router.replace(href);
  }, [isRead, href, router]);
  return <div aria-busy="true" className="min-h-[60vh]" />;
}
