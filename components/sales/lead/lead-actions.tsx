'use client';

import { useRouter } from 'next/navigation';
import { Fragment, type ReactNode, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { usePartOnUse } from '@/components/form/part-on-use';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import type { DeedLink, DeedSpec, DeedWords } from './deed-setting';
import { type ExceptionWay, type ExceptionWords, notPossibleOf } from './exception';
import type { FeesWords } from './terms/fees-table';

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

const loadDialog = async () => (await import('./deed-dialog')).DeedDialog;
const loadNotPossible = async () => (await import('./not-possible')).NotPossible;

/** What may be done with a lead now. What failed stays said here, also when the page has followed to another state. */
export function LeadActions({ links = [], deeds, words, exception, fees = null, children }: Props) {
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<NotPossibleJson | null>(null);
  const { part: NotPossible, hasFailed, bring } = usePartOnUse(loadNotPossible);
  const fail = (sentence: string, found: NotPossibleJson | null) => {
    setFailure(sentence);
    setRefused(found);
    if (found && exception) bring();
  };
  // Where the reasons are told at length; without the part that does, the sentence tells it.
  const told = refused && exception && !hasFailed ? '' : failure;
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
      <p role="alert" className={told ? 'mt-2 text-13 text-negative' : 'sr-only'}>
        {told}
      </p>
      {NotPossible && refused && exception && (
        <NotPossible found={refused} {...exception} onDone={() => fail('', null)} />
      )}
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
  const { part: DeedDialog, hasFailed, bring } = usePartOnUse(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const call = useApiMutation<{ _id: string }>(deed.address, {
    method: deed.method,
    confirmation: deed.done,
    afterwards: deed.leadsTo ? 'stay' : 'refresh',
    schema: deed.leadsTo ? async () => (await import('@/lib/sales/lead/schema')).interestJsonSchema : undefined,
    onDone: (answer) => {
      close();
      if (deed.leadsTo) router.push(`${deed.leadsTo}${answer._id}`);
    },
  });

  function open() {
    onFailure('', null);
    bring();
    setOpen(true);
  }

  async function send(typed: Record<string, string>) {
    try {
      await call.sendAsync({ ...deed.body, ...typed });
    } catch (error) {
      close();
      onFailure(sentenceOf(error, setting.words), notPossibleOf(error));
    }
  }

  const isBusy = call.isBusy;
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isOpen && !DeedDialog && !hasFailed}
        onPointerEnter={bring}
        onFocus={bring}
        onClick={open}
        className={compactButtonClass(
          deed.isPrimary ? 'primary' : 'quiet',
          'medium',
          deed.isPrimary ? 'col-span-2 h-11' : '',
        )}
      >
        {isBusy ? setting.words.sending : deed.label}
      </button>
      <p role="alert" className="col-span-full text-13 text-negative empty:hidden">
        {isOpen && hasFailed && setting.words.offline}
      </p>
      {DeedDialog && (
        <DeedDialog {...{ deed, words, fees, isOpen, isBusy }} onYes={(typed) => void send(typed)} onClose={close} />
      )}
    </>
  );
}
