'use client';

import '@/components/form/form.css';
import { useState } from 'react';
import { ActionForm } from '@/components/form/action-form';
import { ApiCheckBox, ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { OnboardingWords } from './words';

export type WayIn = {
  key: string;
  title: string;
  text: string;
  label: string;
  action: string;
  body: Record<string, unknown>;
};

type Props = {
  registerAction: string;
  next: string;
  /** Agencies that wait for this person: by domain or by invitation. */
  waysIn: WayIn[];
  programmes: { id: string; name: string; isClaimed: boolean }[];
  /** The domain of the verified address where colleagues may join by it; null for free mail. */
  domain: { name: string; label: string } | null;
  words: OnboardingWords;
};

/** The second step: join the agency that waits, or register one (rule 2.7). */
export function AgencyStep({ registerAction, next, waysIn, programmes, domain, words }: Props) {
  const [isRegistering, setIsRegistering] = useState(waysIn.length === 0);
  return (
    <div className="grid max-w-[560px] gap-6">
      {waysIn.map(({ key, title, text, label, action, body }, index) => (
        <section key={key} className="rounded-desk border border-line bg-surface p-5">
          <h3 className="font-sans text-16 font-bold tracking-normal">{title}</h3>
          <p className="mt-1 text-14 text-soft">{text}</p>
          <ActionForm
            action={action}
            body={body}
            label={label}
            isPrimary={!isRegistering && index === 0}
            afterwards={{ next }}
            className="mt-4"
          />
        </section>
      ))}
      {isRegistering ? (
        <Register {...{ registerAction, next, programmes, domain, words }} hasTitle={waysIn.length > 0} />
      ) : (
        <button
          type="button"
          onClick={() => setIsRegistering(true)}
          className="justify-self-start py-1 text-14 font-bold text-main-ink hover:underline hover:underline-offset-4"
        >
          {words.agency.registerInstead}
        </button>
      )}
    </div>
  );
}

type RegisterProps = Pick<Props, 'registerAction' | 'next' | 'programmes' | 'domain' | 'words'> & {
  /** Below other ways in; alone, the step's own title says it. */
  hasTitle: boolean;
};

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).registrationSchema });

type Typed = { programmes?: string[]; sharesDomain?: boolean; wasReferred?: boolean; referrerName?: string };

function bodyOf({ programmes = [], sharesDomain, ...values }: Typed, domain: string | null) {
  return {
    ...values,
    // What is no longer asked for does not count.
    referrerName: values.wasReferred ? values.referrerName : '',
    programMemberships: programmes.map((programId) => ({ programId })),
    autoInviteEmailDomain: sharesDomain ? domain : null,
  };
}

function Register({ registerAction, next, programmes, domain, words, hasTitle }: RegisterProps) {
  const { agency } = words;
  return (
    <section>
      {hasTitle && <h3 className="mb-4 font-sans text-16 font-bold tracking-normal">{agency.registerTitle}</h3>}
      <p className="text-14 text-soft">{agency.registerLead}</p>
      <p className="mt-1 text-14 text-soft">{agency.alreadyHere}</p>
      <ApiForm
        action={registerAction}
        schemas={schemas}
        draft="onboarding.agency"
        defaultValues={{ programmes: programmes.flatMap(({ id, isClaimed }) => (isClaimed ? [id] : [])) }}
        toBody={(values) => bodyOf(values, domain?.name ?? null)}
        afterwards={{ next }}
        className="mt-4 grid gap-4"
      >
        <ApiInput name="name" label={agency.name} autoComplete="organization" required />
        <div data-reveals>
          <ApiCheckBox name="wasReferred" data-revealer="">
            {agency.wasReferred}
          </ApiCheckBox>
          <div data-revealed className="mt-2 ml-7">
            <ApiInput name="referrerName" label={agency.referrerName} autoComplete="off" />
          </div>
        </div>
        {programmes.length > 0 && (
          <fieldset>
            <legend className="text-13 font-bold">{agency.programmes}</legend>
            <div className="mt-1 grid gap-x-6 stepper:grid-cols-2">
              {programmes.map(({ id, name, isClaimed }) => (
                <ApiCheckBox key={id} name="programmes" value={id} defaultChecked={isClaimed}>
                  {name}
                </ApiCheckBox>
              ))}
            </div>
            <p className="mt-1 text-13 text-soft">{agency.programmesHelp}</p>
          </fieldset>
        )}
        {domain && <ApiCheckBox name="sharesDomain">{domain.label}</ApiCheckBox>}
        <p className="text-13 text-soft">{agency.verification}</p>
        <div>
          <ApiSubmit>{agency.register}</ApiSubmit>
        </div>
      </ApiForm>
    </section>
  );
}
