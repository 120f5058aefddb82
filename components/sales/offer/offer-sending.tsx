'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = {
  action: string;
  number: number;
  isDraft: boolean;
  email: string | null;
  link: string | null;
  preview: string;
  pdf: string;
  words: Messages['offers'];
};

/** The ways an offer goes to its client: by mail, or by a link the agent hands over. */
export function OfferSending({ action, number, isDraft, email, link, preview, pdf, words }: Props) {
  const setting = useApiSetting();
  const byMail = useApiMutation(action, { confirmation: fill(words.mailSent, { email: email ?? '' }) });
  const bare = useApiMutation(action, { confirmation: words.released });
  const isBusy = byMail.isBusy || bare.isBusy;
  const failure = byMail.failure || bare.failure;

  async function copy() {
    await navigator.clipboard.writeText(link ?? '');
    confirmToast(words.copied);
  }

  return (
    <section aria-label={words.send} className="rounded-desk border border-line bg-surface p-4">
      <div className="grid grid-cols-2 gap-2">
        {email && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => byMail.send({ number, byMail: true })}
            className={compactButtonClass(isDraft ? 'primary' : 'quiet', 'medium', 'col-span-2 h-11')}
          >
            {byMail.isBusy ? setting.words.sending : isDraft ? words.sendMail : words.sendAgain}
          </button>
        )}
        {isDraft && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => bare.send({ number, byMail: false })}
            className={compactButtonClass(email ? 'quiet' : 'primary', 'medium', 'col-span-2')}
          >
            {bare.isBusy ? setting.words.sending : words.sendLink}
          </button>
        )}
        <a href={preview} target="_blank" rel="noreferrer" className={compactButtonClass('quiet')}>
          {words.preview}
        </a>
        <a href={pdf} target="_blank" rel="noreferrer" className={compactButtonClass('quiet')}>
          {words.pdf}
        </a>
        {link && (
          <button type="button" onClick={copy} className={compactButtonClass('quiet', 'medium', 'col-span-2')}>
            {words.copyLink}
          </button>
        )}
      </div>
      {isDraft && <p className="mt-3 text-13 text-soft">{words.sendHelp}</p>}
      {!link && <p className="mt-1 text-13 text-soft">{words.noLink}</p>}
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {failure}
      </p>
    </section>
  );
}
