import { Icon } from '@/components/ui/icon';
import type { EffectiveBrand } from '@/lib/brand/types';
import { type Result, toldOf } from '@/lib/money/checkout/rules';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import type { Checkout } from '@/lib/platform/vendors/payments/port';

const looks = {
  success: { icon: 'check', ink: 'text-positive' },
  canceled: { icon: 'warning', ink: 'text-warning' },
  invalid: { icon: 'warning', ink: 'text-negative' },
} as const;

type Props = { result: Result; found: Checkout | 'unreachable' | null; brand: EffectiveBrand };

/** Where the processor sends a guest back to: nothing below the headline rests on the address. */
export async function PaymentResult({ result, found, brand }: Props) {
  const t = await getTranslations('payment');
  const { icon, ink } = looks[result];
  const amount =
    found === null || found === 'unreachable' ? '' : formatMoney(money(Number(found.amount), found.currency));
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-10 pb-24 desk:px-8 desk:pt-16">
      <section className="max-w-[720px] rounded-desk border border-line bg-surface p-5 desk:p-8">
        <div className="flex items-start gap-2.5">
          <Icon name={icon} className={`mt-0.5 size-6 desk:mt-1 ${ink}`} />
          <h1 className="text-22 desk:text-28">{t(`result.${result}`)}</h1>
        </div>
        <p className="mt-3 max-w-[60ch] text-soft">
          {result === 'invalid' ? t('told.invalid') : t(`told.${toldOf(found)}`, { amount })}
        </p>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-13">
          <span>{t('questions')}</span>
          <a href={phoneLink(brand.phone)} className="figures underline underline-offset-4">
            {formatPhone(brand.phone)}
          </a>
          <a href={`mailto:${brand.email}`} className="underline underline-offset-4">
            {brand.email}
          </a>
        </p>
      </section>
    </div>
  );
}
