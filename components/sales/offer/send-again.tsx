'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = {
  offer: { _id: string; number: number; revision: number };
  email: string;
  words: Messages['offers'];
};

/** The mail that leads to the version they have, once more. */
export function SendAgain({ offer, email, words }: Props) {
  const setting = useApiSetting();
  const { _id, number, revision } = offer;
  const again = useApiMutation(paths.api.offer(_id, 'sending'), { confirmation: fill(words.mailSent, { email }) });
  return (
    <>
      <button
        type="button"
        disabled={again.isBusy}
        onClick={() => again.send({ number, revision, byMail: true })}
        className={compactButtonClass('quiet')}
      >
        {again.isBusy ? setting.words.sending : words.sendAgain}
      </button>
      <span role="alert" className="text-13 text-negative empty:hidden">
        {again.failure}
      </span>
    </>
  );
}
