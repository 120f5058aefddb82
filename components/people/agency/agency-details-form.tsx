'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Words = Pick<Messages['manage']['agency'], 'name' | 'domain' | 'save' | 'saved'> & {
  domainHelp?: string;
  address: string;
  phone: string;
  contactHelp: string;
};

type Details = { name: string; domain: string; address: string; phone: string };
type Props = { action: string; details: Details; version: string; words: Words };

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).agencyPatchSchema });

export function AgencyDetailsForm({ action, details, version, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      confirmation={words.saved}
      draft={`agency.details.${action}`}
      version={version}
      className="mt-3 grid justify-items-start gap-3"
    >
      <ApiInput name="name" label={words.name} defaultValue={details.name} className="w-full" required />
      <ApiInput
        name="autoInviteEmailDomain"
        label={words.domain}
        help={words.domainHelp}
        defaultValue={details.domain}
        className="w-full"
      />
      <ApiInput
        name="address"
        label={words.address}
        help={words.contactHelp}
        defaultValue={details.address}
        autoComplete="street-address"
        className="w-full"
      />
      <ApiInput name="phone" label={words.phone} defaultValue={details.phone} type="tel" className="w-full" />
      <ApiSubmit shape="quiet">{words.save}</ApiSubmit>
    </ApiForm>
  );
}
