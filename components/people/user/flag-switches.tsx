'use client';

import { useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import type { Messages } from '@/lib/platform/i18n/messages';
import { type FlagName, type Flags, flagNames } from '@/lib/platform/viewer/types';

type Words = Pick<Messages['user']['flags'], FlagName | 'on' | 'off' | 'saved'>;

type Props = { action: string; flags: Flags; words: Words };

export function FlagSwitches({ action, flags, words }: Props) {
  return (
    <ul className="max-w-[880px] rounded-desk border border-line bg-surface">
      {flagNames.map((name) => (
        <FlagSwitch key={name} action={action} name={name} flag={flags[name]} words={words} />
      ))}
    </ul>
  );
}

type SwitchProps = { action: string; name: FlagName; flag: boolean; words: Words };

/** Turned at once; one that could not be kept turns back and says why beside itself. */
function FlagSwitch({ action, name, flag, words }: SwitchProps) {
  const [isOn, setIsOn] = useState(flag);
  const [stored, setStored] = useState(flag);
  // Turned in another window, and the page has come anew.
  if (flag !== stored) {
    setStored(flag);
    setIsOn(flag);
  }
  const { send, failure } = useApiMutation(action, { method: 'PATCH', confirmation: words.saved });
  function turn(to: boolean) {
    setIsOn(to);
    send({ flags: { [name]: to } }, { onError: () => setIsOn(!to) });
  }
  return (
    <li className="border-b border-line-faint px-5 py-4 last:border-0 desk:px-6">
      <label className="flex items-start justify-between gap-6">
        <span className="min-w-0">
          <span className="block font-bold">{words[name].label}</span>
          <span id={`${name}-help`} className="mt-0.5 block max-w-[60ch] text-soft">
            {words[name].help}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-2.5 text-13">
          <span aria-hidden="true">{isOn ? words.on : words.off}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            aria-describedby={`${name}-help`}
            onChange={(event) => turn(event.target.checked)}
            className="switch"
          />
        </span>
      </label>
      <p role="alert" className="text-13 text-negative not-empty:mt-2">
        {failure}
      </p>
    </li>
  );
}
