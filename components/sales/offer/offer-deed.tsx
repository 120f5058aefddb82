'use client';

import { useRouter } from 'next/navigation';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  offerId: string;
  /** `remind` sends the mail of the version they have once more; `renew` begins the next version and leads to it. */
  deed: 'remind' | 'renew';
  seen: { number: number; revision: number };
  words: { label: string; of: string; done: string };
};

/** What a line of the list does at once, without being opened. */
export function OfferDeed({ offerId, deed, seen, words }: Props) {
  const router = useRouter();
  const setting = useApiSetting();
  const remind = useApiMutation(paths.api.offer(offerId, 'sending'), { confirmation: words.done });
  const renew = useApiMutation(paths.api.offer(offerId, 'versions'), {
    afterwards: 'stay',
    onDone: () => router.push(paths.offer(offerId)),
  });
  const call = deed === 'remind' ? remind : renew;
  return (
    <>
      <button
        type="button"
        disabled={call.isBusy}
        aria-label={words.of}
        onClick={() => call.send(deed === 'remind' ? { ...seen, byMail: true } : { number: seen.number })}
        className={compactButtonClass('quiet', 'small', 'w-full')}
      >
        {call.isBusy ? setting.words.sending : words.label}
      </button>
      <span role="alert" className="mt-1 block text-12 text-negative empty:hidden">
        {call.failure}
      </span>
    </>
  );
}
