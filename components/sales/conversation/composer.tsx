'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi, newIdempotencyKey } from '@/lib/platform/api-client';
import { ApiError, sentenceOf } from '@/lib/platform/api-error';
import { formatNumber } from '@/lib/platform/money';
import type { AttachmentJson, MessageJson, SubjectJson } from '@/lib/sales/conversation/schema';
import { ATTACHMENT_BYTES, attachmentTypes, MESSAGE_LENGTH, MOST_ATTACHMENTS } from '@/lib/sales/conversation/types';
import type { ConversationSetting } from './setting';
import { keepUnsent } from './unsent';

/** From so few letters on what is left is counted. */
const NEAR_THE_END = 400;
const MEGABYTE = 1024 * 1024;

type Props = {
  setting: ConversationSetting;
  conversationId: string;
  subjects: readonly SubjectJson[];
  messages: readonly MessageJson[];
  /** The one filled button of its view. */
  isPrimary: boolean;
};

/** A draft lives in this browser, by person and conversation. */
function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    try {
      setText(localStorage.getItem(name) ?? '');
    } catch {
      // Forbidden: the draft lives as long as its page.
    }
  }, [name]);
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next) localStorage.setItem(name, next);
        else localStorage.removeItem(name);
      } catch {
        // See above.
      }
    },
  ];
}

export function Composer({ setting, conversationId, subjects, messages, isPrimary }: Props) {
  const { words, side, userId } = setting;
  const api = useApiSetting();
  const id = useId();
  const [draft, setDraft] = useDraft(`alpenglow.draft.${userId}.${conversationId}`);
  const [about, setAbout] = useState('');
  const [files, setFiles] = useState<readonly AttachmentJson[]>([]);
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
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
    setFiles([]);
    setProblem('');
  }

  /** One after the other, so that each keeps its place and a refused one is named beside those that came. */
  async function uploadAll(chosen: readonly File[]): Promise<void> {
    setProblem('');
    const room = MOST_ATTACHMENTS - files.length;
    const problems = [];
    for (const file of chosen.slice(0, room)) problems.push(await upload(file));
    if (chosen.length > room) problems.push(fill(words.tooManyFiles, { most: MOST_ATTACHMENTS }));
    setProblem(problems.filter(Boolean).join(' '));
    if (chooser.current) chooser.current.value = '';
  }

  /** What was wrong with it; empty: nothing. */
  async function upload(file: File): Promise<string> {
    if (file.size > ATTACHMENT_BYTES) {
      const size = formatNumber(Math.ceil(file.size / MEGABYTE));
      return fill(words.fileTooLarge, { name: file.name, size, most: ATTACHMENT_BYTES / MEGABYTE });
    }
    setUploading(file.name);
    const body = new FormData();
    body.set('file', file);
    try {
      const kept = await callApi<AttachmentJson>(paths.api.conversationAttachments(conversationId, { side }), {
        method: 'POST',
        body,
        schema: async () => (await import('@/lib/sales/conversation/schema')).attachmentJsonSchema,
      });
      setFiles((known) => [...known, kept]);
      return '';
    } catch (error) {
      return `${file.name}: ${sentenceOf(error instanceof ApiError ? error : new Error(), api.words)}`;
    } finally {
      setUploading(null);
    }
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
          <label
            className={`${compactButtonClass('quiet', 'small')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-main`}
          >
            {words.attach}
            <input
              ref={chooser}
              type="file"
              multiple
              accept={attachmentTypes.join(',')}
              disabled={uploading !== null || files.length >= MOST_ATTACHMENTS}
              onChange={(event) => {
                void uploadAll([...(event.target.files ?? [])]);
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
                onClick={() => setFiles((known) => known.filter((file) => file._id !== _id))}
                className="grid size-6 place-items-center"
              >
                ×
              </button>
            </span>
          ))}
          {subjects.length > 0 && (
            <select
              aria-label={words.about}
              value={aboutKey}
              onChange={(event) => setAbout(event.target.value)}
              className="h-8 max-w-[200px] rounded-desk border border-input bg-surface px-2 text-13"
            >
              {subjects.map(({ key, lastName, firstName }) => (
                <option key={key} value={key}>
                  {`${words.about} ${lastName}, ${firstName}`}
                </option>
              ))}
              <option value="nobody">{words.aboutNobody}</option>
            </select>
          )}
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
