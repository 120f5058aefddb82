'use client';

import { useState } from 'react';
import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { LetterPreview } from '@/components/platform/outbox/letter-preview';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Letter } from '@/lib/documents/mail/letter';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { Verification } from '@/lib/platform/viewer/types';

type Props = {
  action: string;
  name: string;
  state: Verification;
  version: string;
  /** The mail of a no, without its reason. */
  rejection: Letter;
  words: Messages['manage']['agency'];
};

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).verificationDecisionSchema });

/** What can still be answered: yes with a note if one likes, no with its reason. What was answered is not answered again. */
export function VerificationForm({ action, name, state, version, rejection, words }: Props) {
  const form = {
    action,
    method: 'PATCH' as const,
    schemas,
    version,
    confirmation: words.decided.replace('{name}', name),
    className: 'mt-3 grid gap-3',
  };
  return (
    <>
      {state !== 'verified' && (
        <ApiForm {...form} draft={`manage.verification.${action}`}>
          <ApiTextArea name="note" label={words.note} help={words.noteHelp} rows={3} />
          <div>
            <ApiSubmit name="status" value="verified">
              {words.verify}
            </ApiSubmit>
          </div>
        </ApiForm>
      )}
      {state !== 'rejected' && (
        <details className="mt-4">
          <summary className={`${compactButtonClass('quiet')} list-none`}>{words.reject}</summary>
          <ApiForm {...form} draft={`manage.rejection.${action}`}>
            <Rejection letter={rejection} words={words} />
          </ApiForm>
        </details>
      )}
    </>
  );
}

/** The reason, and under it the mail as the agency will read it. */
function Rejection({ letter, words }: { letter: Letter; words: Props['words'] }) {
  const [reason, setReason] = useState('');
  const blocks = letter.blocks.map((block) =>
    block.kind === 'words' ? { ...block, text: reason.trim() || words.reasonToCome } : block,
  );
  return (
    <>
      <div onInput={({ target }) => target instanceof HTMLTextAreaElement && setReason(target.value)}>
        <ApiTextArea name="note" label={words.reason} help={words.noteHelp} rows={3} />
      </div>
      <section aria-label={words.preview}>
        <p className="mb-1 text-13 text-soft">
          {words.preview}: {letter.subject}
        </p>
        <LetterPreview letter={{ ...letter, blocks }} />
      </section>
      <div>
        <ApiSubmit name="status" value="rejected" shape="quiet">
          {words.sendRejection}
        </ApiSubmit>
      </div>
    </>
  );
}
