import { getTranslations } from '@/lib/platform/i18n/translations';

/** Said to agents alone: whom a hotel is sold by decides what they may ask for. */
export async function ResellerBadge() {
  const t = await getTranslations('hotel');
  return (
    <strong className="rounded-control bg-info/10 px-2 py-0.5 text-12 font-bold text-info">{t('reseller')}</strong>
  );
}

export async function ResellerWhy({ className }: { className: string }) {
  const t = await getTranslations('hotel');
  return <p className={`max-w-[68ch] text-13 text-soft ${className}`}>{t('resellerWhy')}</p>;
}
