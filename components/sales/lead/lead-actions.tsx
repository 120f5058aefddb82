'use client';

import { useRouter } from 'next/navigation';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { DialogChoice, type DialogChoiceProps, DialogForm, DialogLine } from '@/components/form/dialog-form';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import { type ExceptionWay, type ExceptionWords, NotPossible, notPossibleOf } from './not-possible';
import { FeesTable, type FeesWords } from './terms/fees-table';

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
  choice?: DialogChoiceProps;
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
  /** Of a booking: what its cancellation costs, below the sentence that asks whether it is meant. */
  fees?: FeesWords | null;
  /** What has a dialog of its own; it stands first where nothing else is the primary one. */
  children?: ReactNode;
};

/** What may be done with a lead now. What failed stays said here, also when the page has followed to another state. */
export function LeadActions({ links = [], deeds, words, exception, fees = null, children }: Props) {
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<NotPossibleJson | null>(null);
  const fail = (sentence: string, found: NotPossibleJson | null) => {
    setFailure(found && exception ? '' : sentence);
    setRefused(found);
  };
  const one = (deed: DeedSpec) => (
    <Deed key={deed.name} deed={deed} words={words} fees={deed.name === 'cancel' ? fees : null} onFailure={fail} />
  );
  return (
    <div>
      <div className="lead-deeds no-print">
        {links.filter(isFirst).map((link) => (
          <DeedAnchor key={link.name} link={link} />
        ))}
        {[
          ...deeds.filter(isFirst).map(one),
          <Fragment key="own">{children}</Fragment>,
          ...deeds.filter((deed) => !isFirst(deed)).map(one),
        ]}
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
  fees: FeesWords | null;
  onFailure: (sentence: string, found: NotPossibleJson | null) => void;
};

function Deed({ deed, words, fees, onFailure }: DeedProps) {
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

  async function send(typed: Record<string, string>) {
    try {
      await call.sendAsync({ ...deed.body, ...typed });
    } catch (error) {
      dialog.current?.close();
      onFailure(sentenceOf(error, setting.words), notPossibleOf(error));
    }
  }

  const isBusy = call.isBusy;
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
      <DialogForm
        {...{ dialog, isBusy, title: deed.title, text: deed.text, yes: deed.yes, no: words.no }}
        onYes={(typed) => void send(typed)}
      >
        {fees && (
          <div className="mt-4">
            <FeesTable words={fees} />
          </div>
        )}
        {deed.choice && <DialogChoice {...deed.choice} />}
        {deed.fields && <DialogLine name={deed.fields} label={words.reason} />}
      </DialogForm>
    </>
  );
}
