'use client';

import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { useSetting } from './setting';

type Props = {
  id: string;
  draft: FilterValues;
  onChange: (field: keyof FilterValues, texts: readonly string[]) => FilterValues;
};

/** Who pays; an agency that pays may say that it makes a package of it (rule 5.9). */
export function PaymentField({ id, draft, onChange }: Props) {
  const { words, profile } = useSetting();
  const chosen = draft.paymentProfile?.[0] ?? profile.default;
  const isClient = chosen === 'ClientPays';
  const set = (value: string) => onChange('paymentProfile', value === profile.default ? [] : [value]);
  return (
    <div className="stay-field">
      <label htmlFor={id} className="block text-12 text-soft">
        {words.payment}
      </label>
      <select
        id={id}
        value={isClient ? 'ClientPays' : 'AgencyPays'}
        onChange={(event) => set(event.target.value === 'ClientPays' ? 'ClientPays' : 'AgencyPaysStandAloneRate')}
        className="-ml-1 h-6 w-full min-w-0 border-0 bg-transparent text-14 font-bold text-ink"
      >
        <option value="ClientPays">{words.payments.ClientPays}</option>
        <option value="AgencyPays">{words.payments.AgencyPays}</option>
      </select>
      {chosen !== profile.default && <input type="hidden" name="paymentProfile" value={chosen} />}
      {!isClient && (
        <label className="mt-0.5 flex min-h-6 items-center gap-2 text-12 leading-4">
          <input
            type="checkbox"
            checked={chosen === 'AgencyPaysPackageRate'}
            onChange={(event) => set(event.target.checked ? 'AgencyPaysPackageRate' : 'AgencyPaysStandAloneRate')}
            className="size-4 shrink-0 accent-main"
          />
          {words.packaged}
        </label>
      )}
    </div>
  );
}
