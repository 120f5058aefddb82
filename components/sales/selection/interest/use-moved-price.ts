import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { confirmToast } from '@/components/shell/toast';
import { atRatesOfNow } from '@/lib/sales/selection/rules/interest';
import type { SelectedRate, Selection } from '@/lib/sales/selection/types';
import { offersQuery } from '../offers-query';
import type { Moved } from './price-moved';

/** What is sent, and how its prices have moved since they were shown: nothing is decided before every difference is known. */
export function useMovedPrice(selection: Selection, failed: string) {
  const queries = useQueryClient();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** What the next answer of the server is about: buttons beside the form change it before they send. */
  const current = useRef(selection);
  current.current = moved ? current.current : selection;

  /** Asks for the rates of now. */
  async function compare(): Promise<void> {
    const was = current.current;
    setIsBusy(true);
    try {
      const asked = was.rooms.flatMap((room) => room.offers.map((offer) => offersQuery(room.id, was.stay, offer)));
      const unique = [...new Map(asked.map((query) => [query.queryKey[1], query])).values()];
      const answers = await Promise.all(
        unique.map(async (query) => [query.queryKey[1], await queries.fetchQuery(query)] as const),
      );
      const known = new Map<string | undefined, readonly SelectedRate[]>(answers);
      const is = atRatesOfNow(
        was,
        (room, offer) => known.get(offersQuery(room.id, was.stay, offer).queryKey[1]) ?? null,
      );
      setMoved({ was, is });
    } catch {
      confirmToast(failed);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    moved,
    isBusy,
    current: () => current.current,
    compare,
    accept: () => {
      if (moved?.is) current.current = moved.is;
    },
    dismiss: () => {
      current.current = selection;
      setMoved(null);
    },
  };
}
