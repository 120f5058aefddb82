'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = {
  offerId: string;
  number: number;
  words: Messages['offers'];
  /** Where it is gone on with; left out: here. */
  next?: string;
};

/** A new version begins by choice alone: a client who has approved would have to approve again. */
export function BeginVersion({ offerId, number, words, next }: Props) {
  const setting = useApiSetting();
  const call = useApiMutation(paths.api.offer(offerId, 'versions'), { afterwards: next ? { next } : 'refresh' });
  return (
    <span>
      <button
        type="button"
        disabled={call.isBusy}
        onClick={() => call.send({ number })}
        className={compactButtonClass('quiet')}
      >
        {call.isBusy ? setting.words.sending : fill(words.beginVersion, { number: String(number + 1) })}
      </button>
      <span role="alert" className="block text-13 text-negative empty:hidden">
        {call.failure}
      </span>
    </span>
  );
}
