'use client';

import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  /** Null: there is none. */
  address: string | null;
  words: Record<'make' | 'anew' | 'made' | 'revoke' | 'revoked' | 'label', string>;
};

/** The address of somebody's list for their calendar program: made, made anew, ended. */
export function CalendarAddress({ address, words }: Props) {
  const make = useApiMutation(paths.api.calendars(), { confirmation: words.made });
  const revoke = useApiMutation(paths.api.calendars(), { method: 'DELETE', confirmation: words.revoked });
  return (
    <div>
      {address && (
        <input
          readOnly
          aria-label={words.label}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="mb-2 block h-9 w-full rounded-desk border border-line-strong bg-surface px-2.5 text-13 text-soft"
        />
      )}
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={make.isBusy}
          onClick={() => make.send({})}
          className={compactButtonClass('quiet', 'small')}
        >
          {address ? words.anew : words.make}
        </button>
        {address && (
          <button
            type="button"
            disabled={revoke.isBusy}
            onClick={() => revoke.send({})}
            className={compactButtonClass('quiet', 'small')}
          >
            {words.revoke}
          </button>
        )}
      </p>
      <p role="alert" className="text-13 text-negative empty:hidden">
        {make.failure || revoke.failure}
      </p>
    </div>
  );
}
