'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Words = Pick<Messages['manage']['agency'], 'name' | 'domain' | 'save' | 'saved'> & { domainHelp?: string };

type Props = { action: string; name: string; domain: string; words: Words };

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).agencyPatchSchema });

export function AgencyDetailsForm({ action, name, domain, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      confirmation={words.saved}
      className="mt-3 grid justify-items-start gap-3"
    >
      <ApiInput name="name" label={words.name} defaultValue={name} className="w-full" required />
      <ApiInput
        name="autoInviteEmailDomain"
        label={words.domain}
        help={words.domainHelp}
        defaultValue={domain}
        className="w-full"
      />
      <ApiSubmit shape="quiet">{words.save}</ApiSubmit>
    </ApiForm>
  );
}
