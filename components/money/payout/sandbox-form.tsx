'use client';

import { useState } from 'react';
import { ActionForm } from '@/components/form/action-form';
import { ApiCheckBox, ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { useApiMutation } from '@/components/form/use-api-mutation';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { Requirement, SandboxAccount } from '@/lib/platform/vendors/payments/sandbox-account';

type SectionName = 'business' | 'representative' | 'bank' | 'identity';

const sections: Record<SectionName, readonly Requirement[]> = {
  business: ['business.name', 'business.address'],
  representative: ['representative.first_name', 'representative.last_name', 'representative.date_of_birth'],
  bank: ['external_account', 'terms_of_service'],
  identity: ['representative.identity_document'],
};

const schemas = async () => ({ input: (await import('@/lib/money/payout/schema')).sandboxSectionSchema });

type Props = {
  action: string;
  /** Asked after every section, so that the page shows what the processor now says and not what it said before. */
  stateAddress: string;
  given: SandboxAccount['given'];
  demanded: SandboxAccount['demanded'];
  words: Messages['payout'];
};

/** The stand-in for the processor's widget: the same questions, one section at a time, the first open one unfolded. */
export function SandboxForm({ action, stateAddress, given, demanded, words }: Props) {
  const { given: isThere, givenAccount } = words;
  const state = useApiMutation(stateAddress, { method: 'GET' });
  const [reopened, setReopened] = useState<SectionName | null>(null);
  const isGiven = (name: SectionName) => sections[name].every((requirement) => given[requirement]);
  const shown = (Object.keys(sections) as SectionName[]).filter(
    (name) => name !== 'identity' || demanded.length > 0 || isGiven(name),
  );
  const open = reopened ?? shown.find((name) => !isGiven(name)) ?? null;

  return (
    <div inert={state.isBusy}>
      <ol className="divide-y divide-line border-y border-line">
        {shown.map((name) => (
          <li key={name} className="py-3">
            <div className="flex min-h-8 items-center justify-between gap-4">
              <h3 className="font-sans text-14 font-bold tracking-normal">{words.section[name]}</h3>
              {isGiven(name) && open !== name && (
                <span className="flex items-center gap-3 text-13 text-soft">
                  {name === 'bank' ? givenAccount.replace('{last}', given.external_account ?? '') : isThere}
                  <button
                    type="button"
                    onClick={() => setReopened(name)}
                    aria-label={`${words.change}: ${words.section[name]}`}
                    className="min-h-6 underline underline-offset-2 hover:text-ink"
                  >
                    {words.change}
                  </button>
                </span>
              )}
            </div>
            {open === name && (
              <ApiForm
                action={action}
                schemas={schemas}
                isSecret
                toBody={(values) => ({ section: name, ...values })}
                afterwards="stay"
                onDone={() => {
                  setReopened(null);
                  state.send();
                }}
                className="mt-3 grid gap-4 pb-2"
              >
                <Fields name={name} given={given} words={words} />
                <div>
                  <ApiSubmit>{words.save}</ApiSubmit>
                </div>
              </ApiForm>
            )}
          </li>
        ))}
      </ol>
      {open === null && demanded.length === 0 && (
        <ActionForm
          action={action}
          body={{ section: 'demand' }}
          afterwards="stay"
          onDone={() => state.send()}
          label={words.demand}
          help={words.demandHelp}
          className="mt-4"
        />
      )}
    </div>
  );
}

function Fields({ name, given, words }: { name: SectionName } & Pick<Props, 'given' | 'words'>) {
  const { field } = words;
  switch (name) {
    case 'business':
      return (
        <>
          <ApiInput name="name" label={field.name} defaultValue={given['business.name']} autoComplete="organization" />
          <ApiInput
            name="address"
            label={field.address}
            defaultValue={given['business.address']}
            autoComplete="street-address"
          />
        </>
      );
    case 'representative':
      return (
        <div className="grid gap-4 stepper:grid-cols-2">
          <ApiInput
            name="firstName"
            label={field.firstName}
            defaultValue={given['representative.first_name']}
            autoComplete="given-name"
          />
          <ApiInput
            name="lastName"
            label={field.lastName}
            defaultValue={given['representative.last_name']}
            autoComplete="family-name"
          />
          <ApiInput
            name="dateOfBirth"
            isDay
            label={field.dateOfBirth}
            help={words.dateOfBirthHelp}
            defaultValue={given['representative.date_of_birth']}
            autoComplete="bday"
          />
        </div>
      );
    case 'bank':
      return (
        <>
          <ApiInput name="iban" label={field.iban} help={words.ibanHelp} autoComplete="off" spellCheck={false} />
          <ApiCheckBox name="isTermsAccepted">{words.terms}</ApiCheckBox>
        </>
      );
    case 'identity':
      return <ApiInput name="documentNumber" label={field.documentNumber} autoComplete="off" />;
  }
}
