import type { BrandReason } from '@/lib/brand/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

const COLOUR = /^#[0-9a-f]{6}$/;

/** What the function that chose a brand says of each step, in two columns; a colour is seen beside its number. */
export async function BrandReasons({ why }: { why: readonly BrandReason[] }) {
  const t = await getTranslations('brand');
  const shownValue = ({ step, value }: BrandReason) =>
    step === 'paymentProfile' ? t(`profile.${value}` as Parameters<typeof t>[0]) : value;
  return (
    <dl className="border-t border-line text-14">
      {why.map((reason) => {
        const { step, outcome, value } = reason;
        const key = `why.${step}.${outcome}` as Parameters<typeof t>[0];
        return (
          <div key={step} className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-b border-line-faint py-1.5">
            <dt className="text-soft">{t(`step.${step}`)}</dt>
            <dd className="flex items-center gap-2 text-ink [overflow-wrap:anywhere]">
              {COLOUR.test(value) && (
                <span
                  aria-hidden="true"
                  style={{ background: value }}
                  className="size-4 shrink-0 rounded-desk border border-line-strong"
                />
              )}
              <span>{t(key, { value: shownValue(reason) })}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** "Why this brand?" of the reader's own. Shown to admins. */
export async function WhyThisBrand({ why }: { why: readonly BrandReason[] }) {
  const t = await getTranslations('brand');
  return (
    <section>
      <h2 className="mb-2 text-16">{t('whyTitle')}</h2>
      <BrandReasons why={why} />
    </section>
  );
}
