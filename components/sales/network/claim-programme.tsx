'use client';

import { useRouter } from 'next/navigation';
import { DeskForm, DeskSubmit } from '@/components/form/desk-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; programmeId: string; words: Messages['network'] };

export function ClaimProgramme({ action, programmeId, words }: Props) {
  const router = useRouter();
  return (
    <DeskForm
      action={action}
      words={words}
      toBody={() => ({ programId: programmeId })}
      onDone={() => {
        confirmToast(words.claimed);
        router.refresh();
      }}
    >
      <DeskSubmit shape="quiet">{words.claim}</DeskSubmit>
    </DeskForm>
  );
}
