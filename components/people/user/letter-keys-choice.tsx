'use client';

import { useLetterKeysSetting } from '@/components/shell/letter-keys';

type Props = {
  label: string;
  help: string;
  /** What each does, where the page itself does not say it. */
  keys?: readonly { key: string; does: string }[];
};

/** Keys of a single letter can be switched off: who dictates, or types by accident, sets off nothing. */
export function LetterKeysChoice({ label, help, keys = [] }: Props) {
  const { isOn, set } = useLetterKeysSetting();
  return (
    <div>
      <label className="flex min-h-6 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => set(target.checked)}
          className="size-4 shrink-0 accent-main"
        />
        {label}
      </label>
      <p className="mt-1 text-13 text-soft">{help}</p>
      {keys.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-13">
          {keys.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-control border border-line-strong px-1.5">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
