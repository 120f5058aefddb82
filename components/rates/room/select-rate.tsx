'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { offersQuery } from '@/components/sales/selection/offers-query';
import { SelectRoom } from '@/components/sales/selection/select-room';
import { useRates } from './rates-frame';

type Props = {
  /** The rate plan's. */
  id: string;
  rate: string;
  /** As the row shows it, in units of its currency; null: on request. */
  price: number | null;
};

/**
 * Takes a rate into the selection, as it is at this moment: what a selection keeps of it is asked for only now. Where the
 * rate has another price by then, or is gone, the page shows that, too.
 */
export function SelectRate({ id, rate, price }: Props) {
  const { hotel, room, stay, party, words } = useRates();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const client = useQueryClient();
  const router = useRouter();
  async function ask() {
    setState('asking');
    try {
      const offers = await client.fetchQuery(offersQuery(room.id, stay, party));
      const offer = offers.find((one) => one.id === id);
      if (offer?.priceTotal !== price) router.refresh();
      setState('idle');
      return offer ?? null;
    } catch {
      setState('failed');
      return null;
    }
  }
  return (
    <>
      <SelectRoom
        {...{ hotel, room, stay, ask }}
        rate={{ id, rateName: rate, ...party }}
        isAsking={state === 'asking'}
        className="w-full"
      />
      {state === 'failed' && (
        <p role="alert" className="mt-1 text-12 text-negative">
          {words.failed}
        </p>
      )}
    </>
  );
}
