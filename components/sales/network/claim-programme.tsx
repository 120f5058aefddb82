'use client';

import { useRouter } from 'next/navigation';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; programmeId: string; words: Messages['network'] };

export function ClaimProgramme({ action, programmeId, words }: Props) {
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      words={words}
      toBody={() => ({ programId: programmeId })}
      onDone={() => {
        confirmToast(words.claimed);
        router.refresh();
      }}
    >
      <ApiSubmit shape="quiet">{words.claim}</ApiSubmit>
    </ApiForm>
  );
}
