'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { ManagedAnswer } from '@/lib/catalogue/manage/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { slugify } from '@/lib/platform/addresses/slug';
import { EditorControl } from './editor-field';
import type { EditorField, EditorWords } from './editor-setting';
import { typedIn } from './typed';

const schemas = async () => {
  const { createdSchema, managedAnswerSchema } = await import('@/lib/catalogue/manage/schema');
  return { input: createdSchema, answer: managedAnswerSchema };
};

export type CreateSetting = {
  kind: string;
  fields: readonly EditorField[];
  /** The field that proposes an address. */
  address: string | null;
  words: EditorWords & Record<'lead' | 'address' | 'addressHelp' | 'send' | 'created', string>;
};

/** What something new begins with. */
export function CreateFields({ kind, fields, address, words }: CreateSetting) {
  const router = useRouter();
  const base = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return (
    <ApiForm<ManagedAnswer>
      action={paths.api.managedKind(kind)}
      schemas={schemas}
      toBody={(typed) => ({
        values: typedIn(fields, typed, base),
        ...(address !== null && { address: String(typed.address ?? '') }),
      })}
      confirmation={words.created}
      draft={`managed.new.${kind}`}
      afterwards="stay"
      onDone={({ _id }) => router.push(paths.managedOne(kind, _id))}
      className="mt-4 grid max-w-[780px] gap-x-6 gap-y-5 desk:grid-cols-2"
    >
      <p className="col-span-full text-14 text-soft">{words.lead}</p>
      {fields.map((field) => (
        <EditorControl key={field.name} field={field} words={words} />
      ))}
      {address !== null && <AddressField of={address} label={words.address} help={words.addressHelp} />}
      <div className="col-span-full">
        <ApiSubmit>{words.send}</ApiSubmit>
      </div>
    </ApiForm>
  );
}

/** Follows the name until somebody writes another one. */
function AddressField({ of, label, help }: { of: string; label: string; help: string }) {
  const { getValues, setValue } = useFormContext();
  const before = useRef('');
  const named: unknown = useWatch({ name: `values.${of}` });
  const name = typeof named === 'string' ? named : String(get(named, 'en') || get(named, 'de') || '');
  useEffect(() => {
    const address = String(getValues('address') ?? '');
    if (address === '' || address === slugify(before.current)) setValue('address', slugify(name));
    before.current = name;
  }, [name, getValues, setValue]);
  return <ApiInput name="address" label={label} help={help} maxLength={80} defaultValue="" autoComplete="off" />;
}
