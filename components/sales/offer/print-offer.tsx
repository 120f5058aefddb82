'use client';

import { useRouter } from 'next/navigation';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { OfferJson } from '@/lib/sales/offer/schema';

type Props = { source: object; label: string; className?: string };

/** Makes a draft of what stands here and leads to its editor. */
export function PrintOffer({ source, label, className }: Props) {
  const router = useRouter();
  const { words } = useApiSetting();
  const call = useApiMutation<OfferJson>(paths.api.offers(), {
    schema: async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema,
    afterwards: 'stay',
    onDone: ({ _id }) => router.push(paths.offer(_id)),
  });
  return (
    <>
      <button
        type="button"
        disabled={call.isBusy}
        onClick={() => call.send(source)}
        className={compactButtonClass('quiet', 'medium', `no-print ${className ?? ''}`)}
      >
        {call.isBusy ? words.sending : label}
      </button>
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </>
  );
}
