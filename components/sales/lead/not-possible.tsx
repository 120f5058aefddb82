'use client';

import { type FormEvent, useId, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useTextDraft } from '@/components/form/text-draft';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import type { ExceptionWay, ExceptionWords } from './exception';

type Props = { found: NotPossibleJson; way: ExceptionWay; words: ExceptionWords; onDone: () => void };

/** Why a lead cannot be asked for as it is, what is nearest, and the exception, if one may be asked for. */
export function NotPossible({ found, way, words, onDone }: Props) {
  const { fix } = found;
  const nearest = fix?.kind === 'dates' ? `?arrival=${fix.checkIn}&departure=${fix.checkOut}` : '';

  return (
    <section className="mt-3 rounded-desk border border-line bg-surface p-4 text-14">
      <h3 role="alert" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {words.title}
      </h3>
      <Reasons found={found} />
      <a href={`${way.datesHref}${nearest}`} data-soft className={compactButtonClass('quiet', 'medium', 'mt-3')}>
        {words.nearest}
      </a>
      {givesWay(found.rules) && <AskException way={way} words={words} onDone={onDone} />}
    </section>
  );
}

/** The hotel is asked, in words, to make an exception. */
function AskException({ way, words, onDone }: Omit<Props, 'found'>) {
  const id = useId();
  const setting = useApiSetting();
  const [isMissing, setMissing] = useState(false);
  const [said, say] = useTextDraft(`${setting.userId}.${way.address}.exception`);
  const call = useApiMutation(way.address, {
    confirmation: words.done,
    onDone: () => {
      say('');
      onDone();
    },
  });

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = said.trim();
    setMissing(message === '');
    if (message) call.send({ ...way.body, message });
    else document.getElementById(id)?.focus();
  }

  return (
    <form onSubmit={ask} noValidate className="mt-4 border-t border-line-faint pt-3">
      <p className="text-13 text-soft">{words.text}</p>
      <label htmlFor={id} className="mt-3 block text-13 font-bold">
        {words.message}
      </label>
      <textarea
        id={id}
        name="message"
        rows={3}
        maxLength={400}
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        value={said}
        onChange={({ target }) => {
          setMissing(false);
          say(target.value);
        }}
        className="mt-1 block w-full rounded-desk border border-input bg-surface px-3 py-2 text-14 leading-5"
      />
      <p id={`${id}-missing`} role="alert" className="mt-1 text-13 text-negative empty:hidden">
        {isMissing ? words.missing : call.failure}
      </p>
      <button type="submit" disabled={call.isBusy} className={compactButtonClass('quiet', 'medium', 'mt-2')}>
        {call.isBusy ? setting.words.sending : words.ask}
      </button>
    </form>
  );
}

/** Every rule that stands in the way, then the nearest change that helps. */
export function Reasons({ found: { reasons, fix } }: { found: NotPossibleJson }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-14">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2.5">
          <Icon name="close" className="mt-1 size-4 shrink-0 text-negative" />
          {reason}
        </li>
      ))}
      {fix && (
        <li className="flex gap-2.5">
          <Icon name="check" className="mt-1 size-4 shrink-0 text-positive" />
          {fix.text}
        </li>
      )}
    </ul>
  );
}
