'use client';

import { ApiDay, type DaySetting } from '@/components/form/api-day';
import { ApiInput, ApiSelect, useApiField } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Values } from '@/components/form/form-frame';
import { type Choice, controlClass, describedBy, Labelled, Options } from '@/components/form/labelled';
import { paths } from '@/lib/platform/addresses/paths';
import { readPercent } from '@/lib/platform/money-reader';

const schemas = async () => ({ input: (await import('@/lib/rates/agreement/schema')).newAgreementSchema });

/** The choice of a supplier says which kind it is; a percentage that was not understood is sent as typed, to be refused. */
function toBody({ supplier, commissionPercent, ...values }: Values): Values {
  const [kind = '', id = ''] = String(supplier ?? '').split(/:(.*)/s);
  const read = readPercent(String(commissionPercent ?? ''));
  return {
    ...values,
    commissionPercent: read.kind === 'percent' ? read.percent : commissionPercent,
    ...(kind === 'hotel' && { hotelId: id }),
    ...(kind === 'operator' && { operatorId: id }),
  };
}

type Words = Record<
  | 'agency'
  | 'supplier'
  | 'hotels'
  | 'operators'
  | 'choose'
  | 'percent'
  | 'from'
  | 'until'
  | 'untilHelp'
  | 'save'
  | 'saved',
  string
>;

type Props = {
  agencies: readonly Choice[];
  /** Values begin with the kind and a colon. */
  hotels: readonly Choice[];
  operators: readonly Choice[];
  day: DaySetting;
  words: Words;
};

function Suppliers({ hotels, operators, words }: Pick<Props, 'hotels' | 'operators' | 'words'>) {
  const { inputId, error, bind } = useApiField('supplier');
  return (
    <Labelled inputId={inputId} label={words.supplier} error={error}>
      <select className={`${controlClass} h-10`} {...bind} aria-describedby={describedBy(inputId, { error })}>
        <option value="">{words.choose}</option>
        <optgroup label={words.hotels}>
          <Options options={hotels} />
        </optgroup>
        <optgroup label={words.operators}>
          <Options options={operators} />
        </optgroup>
      </select>
    </Labelled>
  );
}

/** Between whom, how much, and from when until when. */
export function AgreementForm({ agencies, hotels, operators, day, words }: Props) {
  return (
    <ApiForm
      action={paths.api.agreements()}
      schemas={schemas}
      toBody={toBody}
      draft="agreement.new"
      isEmptiedWhenSent
      confirmation={words.saved}
      className="mt-4 grid gap-4 desk:grid-cols-2 wide:grid-cols-[1fr_1fr_120px_150px_150px]"
    >
      <ApiSelect
        name="agencyId"
        label={words.agency}
        options={[{ value: '', label: words.choose }, ...agencies]}
        defaultValue=""
      />
      <Suppliers {...{ hotels, operators, words }} />
      <ApiInput name="commissionPercent" label={words.percent} inputMode="decimal" autoComplete="off" maxLength={8} />
      <ApiDay {...day} name="validFrom" label={words.from} initial={day.today} isRequired />
      <ApiDay {...day} name="validUntil" label={words.until} help={words.untilHelp} />
      <div className="desk:col-span-full">
        <ApiSubmit>{words.save}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
