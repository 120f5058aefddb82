'use client';

import { ApiDay, type DaySetting } from '@/components/form/api-day';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { compactButtonClass } from '@/components/ui/compact-button';

const schemas = async () => ({ input: (await import('@/lib/rates/agreement/schema')).agreementEndSchema });

type Props = {
  action: string;
  /** `YYYY-MM-DD`; empty: without end. */
  lastDay: string;
  version: string;
  day: DaySetting;
  words: Record<'changeEnd' | 'changeEndOf' | 'lastDay' | 'lastDayHelp' | 'changed', string>;
};

/** Another last day, or none. */
export function AgreementEndForm({ action, lastDay, version, day, words }: Props) {
  return (
    <details>
      <summary aria-label={words.changeEndOf} className={`${compactButtonClass('quiet', 'small')} list-none`}>
        {words.changeEnd}
      </summary>
      <ApiForm
        action={action}
        method="PATCH"
        schemas={schemas}
        draft={`agreement.end.${action}`}
        version={version}
        confirmation={words.changed}
        className="mt-3 grid max-w-64 gap-3"
      >
        <ApiDay {...day} name="validUntil" label={words.lastDay} help={words.lastDayHelp} initial={lastDay} />
        <div>
          <ApiSubmit>{words.changeEnd}</ApiSubmit>
        </div>
      </ApiForm>
    </details>
  );
}
