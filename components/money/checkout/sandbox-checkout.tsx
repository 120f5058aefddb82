import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, money } from '@/lib/platform/money';
import type { SandboxOrder } from '@/lib/platform/vendors/payments/sandbox-checkout';
import { SandboxDeeds } from './sandbox-deeds';

type Props = { sessionId: string; order: SandboxOrder };

/** The stand-in for the processor's page: what is paid, and the three ways out of it. */
export async function SandboxCheckout({ sessionId, order }: Props) {
  const t = await getTranslations('payment.sandbox');
  const { state, lines, amount, currency, cancelUrl } = order;
  const sum = formatMoney(money(Number(amount), currency));
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-10 pb-24 desk:px-8 desk:pt-16">
      <section className="max-w-[560px] rounded-desk border border-line bg-surface p-5 desk:p-8">
        <p className="rounded-desk border border-warning/40 bg-warning/10 px-3 py-2 text-13 text-warning">
          {t('note')}
        </p>
        <h1 className="figures mt-6 text-28 desk:text-36">{sum}</h1>
        <dl className="mt-4 border-t border-line text-14">
          {lines.map(({ name, amount: part }) => (
            <div key={name} className="flex justify-between gap-6 border-b border-line py-2">
              <dt>{name}</dt>
              <dd className="figures whitespace-nowrap">{formatAmount(money(Number(part), currency))}</dd>
            </div>
          ))}
        </dl>
        {state === 'open' ? (
          <SandboxDeeds
            action={paths.api.sandboxCheckout(sessionId)}
            leave={cancelUrl}
            words={{ pay: t('pay', { sum }), decline: t('decline'), leave: t('leave') }}
          />
        ) : (
          <p className="mt-6">{t(state)}</p>
        )}
      </section>
    </div>
  );
}
