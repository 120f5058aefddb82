'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { useApiSetting } from '@/components/form/api-setting';
import { clearDraft, hasDraft } from '@/components/form/draft';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';
import type { ManagerLine } from '@/lib/catalogue/desk/types';
import { paths } from '@/lib/platform/addresses/paths';

export type ManagerWords = {
  name: string;
  email: string;
  languages: string;
  add: string;
  addTitle: string;
  edit: string;
  save: string;
  cancel: string;
  remove: string;
  removeTitle: string;
  removeText: string;
  keep: string;
  up: string;
  down: string;
  saved: string;
  nobody: string;
};

type Props = {
  hotelId: string;
  managers: readonly ManagerLine[];
  version: string;
  /** By code, as the page names them. */
  languages: readonly { code: string; name: string }[];
  words: ManagerWords;
};

const named = (sentence: string, name: string) => sentence.replace('{name}', () => name);

/** Who sells the hotel, in the order agencies see them. Every change sends all of them: nobody is lost in between. */
export function ManagersEditor({ hotelId, managers, version, languages, words }: Props) {
  const { userId } = useApiSetting();
  const [editing, setEditing] = useState<string | null>(null);
  const address = paths.api.salesManagers(hotelId);
  const call = useApiMutation(address, { method: 'PATCH', confirmation: words.saved });
  const send = (next: readonly ManagerLine[]) => call.send({ version, managers: next });
  // Whoever was mended when the page was left is open again.
  useEffect(() => {
    setEditing((now) => now ?? managers.find(({ _id }) => hasDraft(`${userId}.${draftOf(_id)}`))?._id ?? null);
  }, [userId, managers]);
  const move = (index: number, by: number) => {
    const next = [...managers];
    const [one] = next.splice(index, 1);
    if (one) next.splice(index + by, 0, one);
    send(next);
  };
  // The row that had the focus goes.
  const onSuccess = () => document.getElementById('main')?.focus();
  const remove = (gone: ManagerLine) =>
    call.send({ version, managers: managers.filter((one) => one !== gone) }, { onSuccess });
  const spoken = (codes: readonly string[]) =>
    languages.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
  return (
    <div className="max-w-[760px]">
      {managers.length === 0 && <p className="text-soft">{words.nobody}</p>}
      <ol className="border-t border-ink">
        {managers.map((manager, index) => (
          <li key={manager._id} className="border-b border-line py-3">
            {editing === manager._id ? (
              <ManagerForm
                {...{ address, version, languages, words }}
                manager={manager}
                submit={words.save}
                toManagers={(fields) => managers.map((one) => (one === manager ? { ...fields, _id: one._id } : one))}
                onDone={() => setEditing(null)}
                onCancel={() => {
                  clearDraft(`${userId}.${draftOf(manager._id)}`);
                  setEditing(null);
                }}
              />
            ) : (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <p className="min-w-0 grow">
                  <strong>{manager.fullName}</strong>
                  <span className="block text-13 break-all text-soft">{manager.email}</span>
                  {manager.languages.length > 0 && (
                    <span className="block text-12 text-soft">{spoken(manager.languages).join(', ')}</span>
                  )}
                </p>
                <div className="flex flex-wrap gap-1.5">
                  <Button
                    title={named(words.up, manager.fullName)}
                    isOff={index === 0 || call.isBusy}
                    onPress={() => move(index, -1)}
                  >
                    ↑
                  </Button>
                  <Button
                    title={named(words.down, manager.fullName)}
                    isOff={index === managers.length - 1 || call.isBusy}
                    onPress={() => move(index, 1)}
                  >
                    ↓
                  </Button>
                  <Button
                    title={`${words.edit}: ${manager.fullName}`}
                    isOff={call.isBusy}
                    onPress={() => setEditing(manager._id)}
                  >
                    {words.edit}
                  </Button>
                  <RemoveManager
                    name={manager.fullName}
                    isOff={call.isBusy}
                    words={words}
                    onRemove={() => remove(manager)}
                  />
                </div>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="alert" className={call.failure ? 'mt-3 text-14 font-bold text-negative' : 'sr-only'}>
        {call.failure}
      </p>
      <section aria-labelledby="add-manager" className="mt-8 rounded-desk border border-line bg-surface p-4 desk:p-5">
        <h2 id="add-manager" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {words.addTitle}
        </h2>
        <ManagerForm
          {...{ address, version, languages, words }}
          submit={words.add}
          toManagers={(fields) => [...managers, fields]}
        />
      </section>
    </div>
  );
}

type Fields = Omit<ManagerLine, '_id'>;

type FormProps = Pick<Props, 'version' | 'languages' | 'words'> & {
  address: string;
  manager?: ManagerLine;
  submit: string;
  toManagers: (fields: Fields) => readonly (Fields & { _id?: string })[];
  onDone?: () => void;
  onCancel?: () => void;
};

const schemas = async () => ({ input: (await import('@/lib/catalogue/desk/schema')).managersSchema });

const draftOf = (id = 'new') => `desk.managers.${id}`;
const codesIn = (languages: unknown) =>
  String(languages ?? '')
    .split(' ')
    .filter(Boolean);

function ManagerForm(props: FormProps) {
  const { address, manager, version, languages, words, submit, toManagers, onDone, onCancel } = props;
  return (
    <ApiForm
      action={address}
      method="PATCH"
      toBody={(typed) => ({
        managers: toManagers({
          fullName: String(typed.fullName ?? ''),
          email: String(typed.email ?? ''),
          languages: codesIn(typed.languages),
        }),
      })}
      schemas={schemas}
      version={version}
      isPart
      draft={draftOf(manager?._id)}
      isEmptiedWhenSent={!manager}
      defaultValues={{ languages: manager?.languages.join(' ') ?? '' }}
      confirmation={words.saved}
      onDone={onDone}
      className="mt-3 grid gap-4 desk:grid-cols-2"
    >
      <ApiInput name="fullName" label={words.name} defaultValue={manager?.fullName} autoComplete="off" required />
      <ApiInput
        name="email"
        type="email"
        label={words.email}
        defaultValue={manager?.email}
        autoComplete="off"
        required
      />
      <Languages languages={languages} words={words} />
      <div className="flex gap-2 desk:col-span-2">
        <ApiSubmit shape={manager ? 'quiet' : 'primary'}>{submit}</ApiSubmit>
        {onCancel && (
          <button type="button" onClick={onCancel} className={compactButtonClass('quiet')}>
            {words.cancel}
          </button>
        )}
      </div>
    </ApiForm>
  );
}

/** Pressed are those somebody speaks; the field itself is hidden, so that a draft has it like any other. */
function Languages({ languages, words }: Pick<Props, 'languages' | 'words'>) {
  const { register, setValue } = useFormContext();
  const chosen = codesIn(useWatch({ name: 'languages' }));
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
    setValue('languages', next.join(' '), { shouldDirty: true });
  };
  return (
    <fieldset className="desk:col-span-2">
      <legend className="text-13">{words.languages}</legend>
      <input type="hidden" {...register('languages')} />
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            aria-pressed={chosen.includes(code)}
            onClick={() => toggle(code)}
            className="min-h-8 rounded-full border border-line-strong px-3 text-13 aria-pressed:border-main aria-pressed:bg-main-light2 aria-pressed:font-bold"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type RemoveProps = {
  name: string;
  isOff: boolean;
  words: Pick<ManagerWords, 'remove' | 'removeTitle' | 'removeText' | 'keep'>;
  onRemove: () => void;
};

/** Asked about once: who is typed in again comes back without their picture. */
export function RemoveManager({ name, isOff, words, onRemove }: RemoveProps) {
  const question = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button title={`${words.remove}: ${name}`} isOff={isOff} onPress={() => question.current?.showModal()}>
        {words.remove}
      </Button>
      <Question
        dialog={question}
        title={named(words.removeTitle, name)}
        text={named(words.removeText, name)}
        yes={words.remove}
        no={words.keep}
        onYes={onRemove}
      />
    </>
  );
}

type ButtonProps = { title: string; isOff: boolean; onPress: () => void; children: string };

function Button({ title, isOff, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={title}
      disabled={isOff}
      onClick={onPress}
      className={compactButtonClass('quiet', 'small')}
    >
      {children}
    </button>
  );
}
