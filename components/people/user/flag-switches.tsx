'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { confirmToast } from '@/components/shell/toast';
import { callApi } from '@/lib/platform/api-client';
import type { Flags } from '@/lib/platform/viewer/types';

type FlagName = keyof Flags;
type Words = Record<FlagName, { label: string; help: string }> & Record<'on' | 'off' | 'saved' | 'failed', string>;
type Props = { action: string; flags: Flags; words: Words };

const flagNames = [
  'shouldDisplayDemoHotels',
  'shouldDisplayDemoProperties',
  'shouldDisplayLinksToHotelAccess',
] as const satisfies readonly FlagName[];

/** Saved at once; a switch that could not be saved goes back and says so beside itself. */
export function FlagSwitches({ action, flags, words }: Props) {
  const router = useRouter();
  const [values, setValues] = useState(flags);
  const [failed, setFailed] = useState<FlagName | null>(null);

  async function change(name: FlagName, value: boolean) {
    setFailed(null);
    setValues((known) => ({ ...known, [name]: value }));
    const answer = await callApi(action, { method: 'PATCH', body: { flags: { [name]: value } } });
    if (answer.ok) {
      confirmToast(words.saved);
      router.refresh();
      return;
    }
    setValues((known) => ({ ...known, [name]: !value }));
    setFailed(name);
  }

  return (
    <ul className="max-w-[880px] rounded-desk border border-line bg-surface">
      {flagNames.map((name) => (
        <li key={name} className="border-b border-line-faint px-5 py-4 last:border-0 desk:px-6">
          <label className="flex items-start justify-between gap-6">
            <span className="min-w-0">
              <span className="block font-bold">{words[name].label}</span>
              <span id={`${name}-help`} className="mt-0.5 block max-w-[60ch] text-soft">
                {words[name].help}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-2.5 text-13">
              <span aria-hidden="true">{values[name] ? words.on : words.off}</span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={values[name]}
                checked={values[name]}
                aria-describedby={`${name}-help`}
                onChange={(event) => change(name, event.target.checked)}
                className="switch"
              />
            </span>
          </label>
          <p role="alert" className="text-13 text-negative not-empty:mt-2">
            {failed === name && words.failed}
          </p>
        </li>
      ))}
    </ul>
  );
}
