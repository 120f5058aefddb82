'use client';

import { useWatch } from 'react-hook-form';
import { ApiSelect, useApiField } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { ApiMoney } from '@/components/form/api-money';
import type { Values } from '@/components/form/form-frame';
import { type Choice, controlClass, describedBy, Labelled, Options } from '@/components/form/labelled';
import { paths } from '@/lib/platform/addresses/paths';

const schemas = async () => ({ input: (await import('@/lib/money/reward/schema')).newRewardSchema });

/** The choice of an owner says which kind it is. */
function toBody({ owner, ...values }: Values): Values {
  const [kind = '', id = ''] = String(owner ?? '').split(/:(.*)/s);
  return { ...values, ...(kind === 'agency' && { agencyId: id }), ...(kind === 'programme' && { programmeId: id }) };
}

type Words = Record<'owner' | 'agencies' | 'programmes' | 'choose' | 'amount' | 'currency' | 'set' | 'saved', string>;

type Props = {
  /** Values begin with the kind and a colon. */
  agencies: readonly Choice[];
  programmes: readonly Choice[];
  currencies: readonly string[];
  words: Words;
};

function Owners({ agencies, programmes, words }: Pick<Props, 'agencies' | 'programmes' | 'words'>) {
  const { inputId, error, bind } = useApiField('owner');
  return (
    <Labelled inputId={inputId} label={words.owner} error={error}>
      <select className={`${controlClass} h-10`} {...bind} aria-describedby={describedBy(inputId, { error })}>
        <option value="">{words.choose}</option>
        <optgroup label={words.programmes}>
          <Options options={programmes} />
        </optgroup>
        <optgroup label={words.agencies}>
          <Options options={agencies} />
        </optgroup>
      </select>
    </Labelled>
  );
}

/** In the currency that is chosen beside it. */
function Amount({ currency: first, label }: { currency: string; label: string }) {
  const chosen: unknown = useWatch({ name: 'currency' });
  return <ApiMoney name="amount" label={label} currency={typeof chosen === 'string' ? chosen : first} isRequired />;
}

/** For whom, how much; from now on. */
export function RewardForm({ agencies, programmes, currencies, words }: Props) {
  return (
    <ApiForm
      action={paths.api.rewards()}
      schemas={schemas}
      toBody={toBody}
      draft="reward.new"
      isEmptiedWhenSent
      confirmation={words.saved}
      className="mt-4 grid gap-4 desk:grid-cols-[1fr_160px_120px]"
    >
      <Owners {...{ agencies, programmes, words }} />
      <Amount currency={currencies[0] ?? ''} label={words.amount} />
      <ApiSelect
        name="currency"
        label={words.currency}
        options={currencies.map((one) => ({ value: one, label: one }))}
        defaultValue={currencies[0] ?? ''}
      />
      <div className="desk:col-span-full">
        <ApiSubmit>{words.set}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
