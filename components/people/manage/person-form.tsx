'use client';

import { ApiInput, ApiSelect } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Choice } from '@/components/form/labelled';
import type { Person } from '@/lib/people/user/types';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = {
  action: string;
  person: Person;
  version: string;
  /** Nobody changes their own role. */
  isSelf: boolean;
  roles: readonly Choice[];
  hotels: readonly Choice[];
  operators: readonly Choice[];
  words: Pick<
    Messages['people'],
    'role' | 'company' | 'companyHelp' | 'hotel' | 'operator' | 'houseHelp' | 'save' | 'saved' | 'ownRole'
  >;
};

const schemas = async () => ({ input: (await import('@/lib/people/user/schema')).userPatchSchema });

/** Role, company, and the hotel or operator somebody answers for. */
export function PersonForm({ action, person, version, isSelf, roles, hotels, operators, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      confirmation={words.saved}
      draft={`person.${action}`}
      version={version}
      className="mt-3 grid justify-items-start gap-3"
    >
      {isSelf ? (
        <p className="text-14 text-soft">{words.ownRole}</p>
      ) : (
        <ApiSelect name="role" label={words.role} options={roles} defaultValue={person.role} className="w-full" />
      )}
      <ApiInput
        name="company"
        label={words.company}
        help={words.companyHelp}
        defaultValue={person.company ?? ''}
        className="w-full"
      />
      <ApiSelect
        name="hotelId"
        label={words.hotel}
        help={words.houseHelp}
        options={hotels}
        defaultValue={person.hotel?._id ?? ''}
        className="w-full"
      />
      <ApiSelect
        name="operatorId"
        label={words.operator}
        options={operators}
        defaultValue={person.operator?._id ?? ''}
        className="w-full"
      />
      <ApiSubmit>{words.save}</ApiSubmit>
    </ApiForm>
  );
}
