import { getTranslations } from '@/lib/platform/i18n/translations';

/** Instead of amounts: why the reader sees none. */
export async function EarningsClosed({ reason }: { reason: 'clientSafe' | 'verification' | 'brand' }) {
  const t = await getTranslations('earnings');
  return (
    <section className="max-w-[880px] rounded-desk border border-line bg-surface px-5 py-4">
      <h2 className="text-18 leading-6">{t(`closed.${reason}`)}</h2>
      <p className="mt-1 text-soft">{t(`closed.${reason}Text`)}</p>
    </section>
  );
}
