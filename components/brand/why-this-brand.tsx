import { getTranslations } from 'next-intl/server';
import type { EffectiveBrand } from '@/lib/brand/types';

/** The answer of the function that resolved it, step by step; for admins. */
export async function WhyThisBrand({ brand }: { brand: Pick<EffectiveBrand, 'why'> }) {
  const t = await getTranslations('brand');
  type Key = Parameters<typeof t>[0];
  return (
    <details className="mt-1">
      <summary className="w-fit py-1 text-13 font-bold text-main-ink">{t('whyTitle')}</summary>
      <ol className="mt-1 grid gap-1 text-13 text-soft">
        {brand.why.map(({ step, outcome, value }) => (
          // Steps and outcomes are named as the messages are; tests/unit/brand reads them together.
          <li key={step}>{t(`why.${step}.${outcome}` as Key, { value })}</li>
        ))}
      </ol>
    </details>
  );
}
