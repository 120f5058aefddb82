'use client';

import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { ApiMutationOptions } from '@/components/form/use-api-mutation';

type Props = Pick<ApiMutationOptions<undefined>, 'confirmation' | 'afterwards' | 'onDone'> & {
  action: string;
  method?: 'POST' | 'PATCH';
  body?: Record<string, unknown>;
  /** Of what the button stands beside (rule 7.13). */
  version?: string;
  label: string;
  /** Where several such buttons stand on a page: of what it is. */
  name?: string;
  isPrimary?: boolean;
  /** A line below the button. */
  help?: string;
  className?: string;
};

/** One button that does one thing. */
export function ActionForm({ body = {}, label, name, isPrimary = false, help, ...form }: Props) {
  return (
    <ApiForm {...form} own="again" toBody={() => body}>
      <ApiSubmit shape={isPrimary ? 'primary' : 'quiet'} label={name}>
        {label}
      </ApiSubmit>
      {help && <p className="mt-1 text-13 text-soft">{help}</p>}
    </ApiForm>
  );
}
