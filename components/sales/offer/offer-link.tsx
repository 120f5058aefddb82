'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = {
  offer: { _id: string; number: number; revision: number };
  email: string | null;
  link: string | null;
  words: Messages['offers'];
};

/** Where the client's page is, to be handed over, and the mail that leads there once more. */
export function OfferLink({ offer, email, link, words }: Props) {
  const setting = useApiSetting();
  const { _id, number, revision } = offer;
  const again = useApiMutation(paths.api.offer(_id, 'sending'), {
    confirmation: fill(words.mailSent, { email: email ?? '' }),
  });

  async function copy() {
    await navigator.clipboard.writeText(link ?? '');
    confirmToast(words.copied);
  }

  return (
    <>
      {link && (
        <button type="button" onClick={() => void copy()} className={compactButtonClass('quiet')}>
          {words.copyLink}
        </button>
      )}
      {email && (
        <button
          type="button"
          disabled={again.isBusy}
          onClick={() => again.send({ number, revision, byMail: true })}
          className={compactButtonClass('quiet')}
        >
          {again.isBusy ? setting.words.sending : words.sendAgain}
        </button>
      )}
      <span role="alert" className="text-13 text-negative empty:hidden">
        {again.failure}
      </span>
    </>
  );
}
