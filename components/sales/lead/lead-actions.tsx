'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import { type ExceptionWay, type ExceptionWords, NotPossible, notPossibleOf } from './not-possible';

export type DeedSpec = {
  name: string;
  address: string;
  method: 'POST' | 'PATCH';
  /** What the reader saw of the lead, and what the deed needs besides. */
  body: Record<string, string | number | boolean | null>;
  label: string;
  title: string;
  text: string;
  yes: string;
  done: string;
  isPrimary: boolean;
  fields?: 'reason' | 'message';
  /** One of several is to be said with it. */
  choice?: { name: string; label: string; none: string; options: readonly { value: string; label: string }[] };
  /** A copy leads to itself: the address its id is put behind. */
  leadsTo?: string;
};

/** A deed that a page of its own does. */
export type DeedLink = { name: string; label: string; href: string; isPrimary: boolean };

export type DeedWords = {
  no: string;
  reason: string;
};

type Props = {
  links?: readonly DeedLink[];
  deeds: readonly DeedSpec[];
  words: DeedWords;
  /** Absent where nothing is asked that a hotel's rules could refuse. */
  exception?: { way: ExceptionWay; words: ExceptionWords };
  /** What a dialog shows below its sentence, by deed. */
  facts?: Readonly<Record<string, ReactNode>>;
  /** What has a dialog of its own; it stands first. */
  children?: ReactNode;
};

/** What may be done with a lead now. What failed stays said here, also when the page has followed to another state. */
export function LeadActions({ links = [], deeds, words, exception, facts = {}, children }: Props) {
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<NotPossibleJson | null>(null);
  const fail = (sentence: string, found: NotPossibleJson | null) => {
    setFailure(found && exception ? '' : sentence);
    setRefused(found);
  };
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        {links.filter(isFirst).map((link) => (
          <DeedAnchor key={link.name} link={link} />
        ))}
        {children}
        {[...deeds.filter(isFirst), ...deeds.filter((deed) => !isFirst(deed))].map((deed) => (
          <Deed key={deed.name} deed={deed} words={words} facts={facts[deed.name]} onFailure={fail} />
        ))}
        {links
          .filter((link) => !isFirst(link))
          .map((link) => (
            <DeedAnchor key={link.name} link={link} />
          ))}
      </div>
      <p role="alert" className={failure ? 'mt-2 text-13 text-negative' : 'sr-only'}>
        {failure}
      </p>
      {refused && exception && <NotPossible found={refused} {...exception} onDone={() => setRefused(null)} />}
    </div>
  );
}

const isFirst = ({ isPrimary }: { isPrimary: boolean }) => isPrimary;

function DeedAnchor({ link: { label, href, isPrimary } }: { link: DeedLink }) {
  return (
    <a
      href={href}
      data-soft
      className={compactButtonClass(isPrimary ? 'primary' : 'quiet', 'medium', isPrimary ? 'col-span-2 h-11' : '')}
    >
      {label}
    </a>
  );
}

type DeedProps = {
  deed: DeedSpec;
  words: DeedWords;
  facts: ReactNode;
  onFailure: (sentence: string, found: NotPossibleJson | null) => void;
};

function Deed({ deed, words, facts, onFailure }: DeedProps) {
  const id = useId();
  const router = useRouter();
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const call = useApiMutation<{ _id: string }>(deed.address, {
    method: deed.method,
    confirmation: deed.done,
    afterwards: deed.leadsTo ? 'stay' : 'refresh',
    schema: deed.leadsTo ? async () => (await import('@/lib/sales/lead/schema')).interestJsonSchema : undefined,
    onDone: (answer) => {
      dialog.current?.close();
      if (deed.leadsTo) router.push(`${deed.leadsTo}${answer._id}`);
    },
  });

  function open() {
    onFailure('', null);
    dialog.current?.showModal();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    try {
      await call.sendAsync({ ...deed.body, ...typed });
    } catch (error) {
      dialog.current?.close();
      onFailure(sentenceOf(error, setting.words), notPossibleOf(error));
    }
  }

  const isBusy = call.isBusy;
  const control = 'mt-1 h-9 w-full rounded-desk border border-input bg-surface px-2 text-14';
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={open}
        className={compactButtonClass(
          deed.isPrimary ? 'primary' : 'quiet',
          'medium',
          deed.isPrimary ? 'col-span-2 h-11' : '',
        )}
      >
        {isBusy ? setting.words.sending : deed.label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(440px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
      >
        <form onSubmit={send}>
          <h3 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
            {deed.title}
          </h3>
          <p className="mt-2 text-14 text-soft">{deed.text}</p>
          {facts && <div className="mt-4">{facts}</div>}
          {deed.choice && (
            <label className="mt-4 block text-13">
              {deed.choice.label}
              <select name={deed.choice.name} required defaultValue="" className={control}>
                <option value="" disabled>
                  {deed.choice.none}
                </option>
                {deed.choice.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {deed.fields && (
            <label className="mt-4 block text-13">
              {words.reason}
              <input name={deed.fields} required maxLength={400} className={control} />
            </label>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => dialog.current?.close()}
              className={compactButtonClass('quiet')}
            >
              {words.no}
            </button>
            <button type="submit" disabled={isBusy} className={compactButtonClass('primary')}>
              {isBusy ? setting.words.sending : deed.yes}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
