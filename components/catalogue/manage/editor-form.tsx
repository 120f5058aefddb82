'use client';

import { useRef, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiForm, type Values } from '@/components/form/form-frame';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';
import { lagging } from '@/lib/catalogue/manage/rules';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';
import { EditorPart } from './editor-part';
import type { EditorField, EditorSection, EditorWords } from './editor-setting';
import { ManagedPreview, type PreviewWords } from './managed-preview';
import { readField, typedIn } from './typed';

type Props = {
  action: string;
  /** What this page was read as: whoever writes on an older one is told so. */
  version: string;
  sections: readonly EditorSection[];
  words: EditorWords;
  preview: PreviewWords;
  locale: Locale;
};

/** Everything of one thing, kept as a draft or published, with a preview beside it. Only what was changed here is sent. */
export function EditorForm({ action, version, sections, words, preview, locale }: Props) {
  const [pictures, setPictures] = useState<Readonly<Record<string, PictureValue>>>({});
  const brought = {
    pictures,
    onBrought: (id: string, picture: PictureValue) => setPictures((known) => ({ ...known, [id]: picture })),
  };
  const fields = sections.flatMap((section) => section.fields);
  // As the fields were when they were filled: a colleague's later change of another field is not undone unseen.
  const base = useRef(Object.fromEntries(fields.map((field) => [field.name, field.value])));
  const lists = fields.filter(({ type }) => type === 'ids' || type === 'lines');
  const sent = useRef<Values>({});
  const isPublishing = useRef(false);

  const toBody = (typed: Values): Values => {
    sent.current = typedIn(fields, typed, base.current);
    isPublishing.current = typed.isPublished === 'yes';
    return { version, values: sent.current, isPublished: isPublishing.current };
  };
  return (
    <div className="grid gap-x-8 gap-y-8 wide:grid-cols-[minmax(0,1fr)_376px]">
      <ApiForm
        action={action}
        method="PATCH"
        toBody={toBody}
        defaultValues={{ values: Object.fromEntries(lists.map((field) => [field.name, field.value])) }}
        confirmation={() => (isPublishing.current ? words.published : words.kept)}
        // Of what was read as this version alone: over a later one it would undo what a colleague has published.
        draft={`managed.${version}.${action}`}
        onDone={() => Object.assign(base.current, sent.current)}
        className="grid min-w-0 content-start gap-8"
        aside={<ManagedPreview {...{ sections, words: preview, editor: words, locale, brought: pictures }} />}
      >
        {sections.map(({ name, label, fields: own }) => (
          <section
            key={name}
            data-edits={name}
            aria-labelledby={`section-${name}`}
            className="grid gap-x-6 gap-y-5 desk:grid-cols-2"
          >
            <h2
              id={`section-${name}`}
              className="col-span-full border-b border-line pb-1.5 font-sans text-18 leading-6 font-bold tracking-normal"
            >
              {label}
            </h2>
            {own.map((field) => (
              <EditorPart key={field.name} {...{ field, words, brought }} isNamedAbove={field.label === label} />
            ))}
          </section>
        ))}
        <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
          <Publish fields={fields} words={words} />
          <ApiSubmit shape="quiet">{words.keep}</ApiSubmit>
        </div>
      </ApiForm>
    </div>
  );
}

/** Asked once where one language says something new and the other does not. */
function Publish({ fields, words }: { fields: readonly EditorField[]; words: EditorWords }) {
  const { isBusy } = useApiForm();
  const setting = useApiSetting();
  const { getValues } = useFormContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAnswered = useRef(false);

  const lags = () =>
    fields.some((field) => {
      if (field.type !== 'words') return false;
      const now = readField(field, get(getValues(), `values.${field.name}`));
      return lagging([{ field: field.name, before: field.shown, after: now }]).length > 0;
    });
  return (
    <>
      <button
        ref={button}
        type="submit"
        name="isPublished"
        value="yes"
        disabled={isBusy}
        className={compactButtonClass('primary')}
        onClick={(event) => {
          if (!isAnswered.current && lags()) {
            event.preventDefault();
            dialog.current?.showModal();
          }
          isAnswered.current = false;
        }}
      >
        {isBusy ? setting.words.sending : words.publish}
      </button>
      <Question
        dialog={dialog}
        title={words.lagAsk}
        text={words.lagText}
        yes={words.lagYes}
        no={words.lagNo}
        onYes={() => {
          isAnswered.current = true;
          button.current?.click();
        }}
      />
    </>
  );
}
