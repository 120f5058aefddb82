'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { newIdempotencyKey } from '@/lib/platform/api-client';
import { formatNumber } from '@/lib/platform/money';
import type { MessageJson, SubjectJson } from '@/lib/sales/conversation/schema';
import { attachmentTypes, MESSAGE_LENGTH } from '@/lib/sales/conversation/types';
import type { ConversationSetting } from './setting';
import { keepUnsent } from './unsent';
import { type Attachments, useAttachments } from './use-attachments';
import { useMessageDraft } from './use-message-draft';

/** From so few letters on what is left is counted. */
const NEAR_THE_END = 400;

type Props = {
  setting: ConversationSetting;
  conversationId: string;
  subjects: readonly SubjectJson[];
  messages: readonly MessageJson[];
  /** The one filled button of its view. */
  isPrimary: boolean;
};

export function Composer({ setting, conversationId, subjects, messages, isPrimary }: Props) {
  const { words, side, userId } = setting;
  const id = useId();
  const [draft, setDraft] = useMessageDraft(`alpenglow.draft.${userId}.${conversationId}`);
  const [about, setAbout] = useState('');
  const [problem, setProblem] = useState('');
  const attachments = useAttachments({ setting, conversationId, onProblem: setProblem });
  const { files, uploading } = attachments;
  const [latest] = subjects;
  const aboutKey = about === '' ? (latest?.key ?? 'nobody') : about;

  const left = MESSAGE_LENGTH - draft.trim().length;

  function send(): void {
    const body = draft.trim();
    if ((body === '' && files.length === 0) || uploading) return;
    if (body.length > MESSAGE_LENGTH) {
      setProblem(fill(words.tooLong, { count: body.length - MESSAGE_LENGTH, most: formatNumber(MESSAGE_LENGTH) }));
      return;
    }
    const subject = messages.find((message) => message.about?.key === aboutKey);
    keepUnsent({
      conversationId,
      message: {
        side,
        key: newIdempotencyKey(),
        body,
        aboutSequence: subject?.sequence ?? null,
        attachmentIds: files.map(({ _id }) => _id),
      },
      attachments: [...files],
      about: subject?.about?.lastName ?? '',
      refusal: null,
    });
    setDraft('');
    attachments.clear();
    setProblem('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-t border-line bg-surface px-4 py-3 desk:px-6"
    >
      <div className="rounded-desk border border-input bg-surface p-2.5 focus-within:border-main focus-within:outline-2 focus-within:outline-main">
        <label htmlFor={id} className="sr-only">
          {words.write[side]}
        </label>
        <textarea
          id={id}
          rows={2}
          value={draft}
          aria-describedby={`${id}-left`}
          placeholder={words.write[side]}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-60 min-h-12 w-full resize-y bg-transparent text-14 outline-none placeholder:text-soft"
        />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <AttachedFiles attachments={attachments} words={words} />
          <AboutWhom subjects={subjects} value={aboutKey} onChange={setAbout} words={words} />
          <button type="submit" className={compactButtonClass(isPrimary ? 'primary' : 'quiet', 'small', 'ml-auto')}>
            {words.send} <kbd className="text-12 font-normal max-desk:hidden">Ctrl ⏎</kbd>
          </button>
        </div>
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-12 text-soft">
        <span>{words.attachHint}</span>
        <span id={`${id}-left`} className={left < 0 ? 'font-bold text-negative' : ''}>
          {left < NEAR_THE_END ? fill(words.left, { count: formatNumber(left) }) : words.draftKept}
        </span>
      </p>
      <div role="alert" className="text-13 text-negative">
        {problem}
      </div>
      <p role="status" className="text-12 text-soft">
        {uploading ? fill(words.uploading, { name: uploading }) : ''}
      </p>
    </form>
  );
}

type Words = ConversationSetting['words'];

function AttachedFiles({ attachments, words }: { attachments: Attachments; words: Words }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { files, uploading, isFull, add, remove } = attachments;
  return (
    <>
      <label
        className={`${compactButtonClass('quiet', 'small')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-main`}
      >
        {words.attach}
        <input
          ref={chooser}
          type="file"
          multiple
          accept={attachmentTypes.join(',')}
          disabled={uploading !== null || isFull}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            void add(chosen).finally(() => {
              if (chooser.current) chooser.current.value = '';
            });
          }}
          className="sr-only"
        />
      </label>
      {files.map(({ _id, name }) => (
        <span
          key={_id}
          className="inline-flex max-w-60 items-center gap-2 rounded-desk border border-line px-2 py-1 text-13"
        >
          <span className="truncate">{name}</span>
          <button
            type="button"
            aria-label={fill(words.removeFile, { name })}
            onClick={() => remove(_id)}
            className="grid size-6 place-items-center"
          >
            ×
          </button>
        </span>
      ))}
    </>
  );
}

type AboutProps = {
  subjects: readonly SubjectJson[];
  value: string;
  onChange: (key: string) => void;
  words: Words;
};

/** The enquiry a message is about, where there are any. */
function AboutWhom({ subjects, value, onChange, words }: AboutProps) {
  if (subjects.length === 0) return null;
  return (
    <select
      aria-label={words.about}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-8 max-w-[200px] rounded-desk border border-input bg-surface px-2 text-13"
    >
      {subjects.map(({ key, lastName, firstName }) => (
        <option key={key} value={key}>
          {`${words.about} ${lastName}, ${firstName}`}
        </option>
      ))}
      <option value="nobody">{words.aboutNobody}</option>
    </select>
  );
}
