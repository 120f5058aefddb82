import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import type { Relaxed } from '@/lib/sales/search/queries/relaxed';

export async function EmptyResults({ ways }: { ways: readonly Relaxed[] }) {
  const t = await getTranslations('search');
  return (
    <div className="max-w-[60ch] pb-8">
      <h2 className="text-36">{t('empty')}</h2>
      {ways.length > 0 && (
        <>
          <p className="mt-6">{t('relax')}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {ways.map(({ key, filter, total }) => (
              <li key={key}>
                <a href={searchPath(filter)} data-soft data-stays className="quiet-link mt-2">
                  {t(`without.${key}`)}
                </a>
                <span className="figures ml-2 text-14 text-soft">{t('foundWithout', { count: total })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8 border-t border-line pt-6 text-soft">{t('ask')}</p>
      <a href={paths.generalEnquiry()} data-soft className={`${plainButtonClass('quiet')} mt-4`}>
        {t('askButton')}
      </a>
    </div>
  );
}
