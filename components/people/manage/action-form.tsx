'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { ApiForm, type ApiFormWords, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';

type Props = {
  action: string;
  method?: 'POST' | 'PATCH';
  /** Sent as it is; fields of `children` come on top. */
  body: Record<string, unknown>;
  label: string;
  confirmation: string;
  isPrimary?: boolean;
  words: ApiFormWords;
  children?: ReactNode;
  className?: string;
};

/** One button that does one thing, with the fields it needs; the page shows what became of it. */
export function ActionForm(props: Props) {
  const { action, method = 'POST', body, label, confirmation, isPrimary = false, words, children, className } = props;
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      method={method}
      words={words}
      toBody={(fields) => ({ ...body, ...Object.fromEntries(fields) })}
      onDone={() => {
        confirmToast(confirmation);
        router.refresh();
      }}
      className={className}
    >
      {children}
      <ApiSubmit shape={isPrimary ? 'primary' : 'quiet'}>{label}</ApiSubmit>
    </ApiForm>
  );
}
