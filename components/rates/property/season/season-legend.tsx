import { getTranslations } from '@/lib/platform/i18n/translations';

const swatches = {
  available: 'available',
  option: 'option',
  onRequest: 'onRequest',
  sold: 'sold',
} as const;

/** What the bars mean; the table needs no key. */
export async function SeasonLegend() {
  const t = await getTranslations('season');
  const entries = [
    { className: swatches.available, label: t('state.available') },
    { className: swatches.option, label: t('legend.option') },
    { className: swatches.onRequest, label: t('state.onRequest') },
    { className: swatches.sold, label: t('state.sold') },
  ];
  return (
    <div aria-hidden="true" className="no-print flex flex-wrap gap-x-5 gap-y-2 text-13 text-soft desk:gap-x-8">
      {entries.map(({ className, label }) => (
        <span key={className} className="inline-flex items-center gap-2">
          <span className="season-bars h-3! border-0!">
            <i className={`${className} block h-full w-3`} />
          </span>
          {label}
        </span>
      ))}
      <span className="inline-flex items-center gap-2">
        <span className="season-chosen size-3 bg-main" />
        {t('legend.chosen')}
      </span>
    </div>
  );
}
