import type { BrandReason } from '@/lib/brand/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** "Why this brand?": what the function that chose it says of each step. Shown to admins. */
export async function WhyThisBrand({ why }: { why: readonly BrandReason[] }) {
  const t = await getTranslations('brand');
  return (
    <section>
      <h2 className="text-16">{t('whyTitle')}</h2>
      <ol className="mt-2 grid gap-1 text-14">
        {why.map(({ step, outcome, value }) => {
          const key = `why.${step}.${outcome}` as Parameters<typeof t>[0];
          return <li key={step}>{t(key, { value })}</li>;
        })}
      </ol>
    </section>
  );
}
