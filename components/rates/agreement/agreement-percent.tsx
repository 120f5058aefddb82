'use client';

import { ApiDay, type DaySetting } from '@/components/form/api-day';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import { readPercent } from '@/lib/platform/money-reader';

const schemas = async () => ({ input: (await import('@/lib/rates/agreement/schema')).agreementPercentSchema });

type Props = {
  action: string;
  /** As it is written. */
  percent: string;
  /** Of one that has not begun its own first day. */
  from: string;
  version: string;
  day: DaySetting;
  words: Record<
    'changePercent' | 'changePercentOf' | 'percent' | 'percentFrom' | 'percentFromHelp' | 'changed',
    string
  >;
};

/** Another per cent from a day on; what was not understood is sent as typed, to be refused. */
export function AgreementPercentForm({ action, percent, from, version, day, words }: Props) {
  return (
    <details>
      <summary aria-label={words.changePercentOf} className={`${compactButtonClass('quiet', 'small')} list-none`}>
        {words.changePercent}
      </summary>
      <ApiForm
        action={action}
        method="PATCH"
        schemas={schemas}
        toBody={({ commissionPercent, ...values }) => {
          const read = readPercent(String(commissionPercent ?? ''));
          return { ...values, commissionPercent: read.kind === 'percent' ? read.percent : commissionPercent };
        }}
        draft={`agreement.percent.${action}`}
        version={version}
        confirmation={words.changed}
        className="mt-3 grid max-w-64 gap-3"
      >
        <ApiInput
          name="commissionPercent"
          label={words.percent}
          defaultValue={percent}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
        />
        <ApiDay
          {...day}
          name="validFrom"
          label={words.percentFrom}
          help={words.percentFromHelp}
          initial={from}
          isRequired
        />
        <div>
          <ApiSubmit>{words.changePercent}</ApiSubmit>
        </div>
      </ApiForm>
    </details>
  );
}
