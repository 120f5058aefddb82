import { getTranslations } from 'next-intl/server';
import type { BrandReason } from '@/lib/brand/types';

/** "Why this brand?": the steps of the function that decided, in its order. For admins. */
export async function WhyBrand({ why }: { why: readonly BrandReason[] }) {
  const t = await getTranslations('brand');
  return (
    <ol className="mt-2 list-decimal space-y-0.5 pl-5 text-14">
      {why.map(({ step, outcome, value }) => (
        <li key={step}>{t(`why.${step}.${outcome}` as 'why.default.taken', { value })}</li>
      ))}
    </ol>
  );
}
