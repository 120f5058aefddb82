import type { PaymentProfile } from '@/lib/brand/schema';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { paymentProfiles } from '@/lib/sales/search/hotel/fields';

type Props = { value: PaymentProfile; className?: string };

/** Who pays; only where the brand lets anybody choose (rule 1.3). */
export async function PaymentSelect({ value, className = '' }: Props) {
  const t = await getTranslations('roomRates.stay');
  return (
    <label
      className={`block min-w-0 rounded-desk border border-input bg-surface p-2.5 text-12 text-soft has-focus-visible:outline-2 has-focus-visible:outline-main-ink ${className}`}
    >
      {t('payment')}
      <select
        name="paymentProfile"
        defaultValue={value}
        className="block h-6 w-full min-w-0 bg-transparent text-14 text-ink outline-none"
      >
        {paymentProfiles.map((profile) => (
          <option key={profile} value={profile}>
            {t(`profile.${profile}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
