import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function AskUs() {
  const t = await getTranslations('destination.ask');
  return (
    <section aria-labelledby="ask-title" className="no-print bg-sand py-16 desk:py-20">
      <div className="wrap flex-wrap items-end justify-between gap-x-12 gap-y-6 desk:flex">
        <div>
          <h2 id="ask-title" className="text-36">
            {t('title')}
          </h2>
          <p className="mt-3 max-w-[56ch] text-pretty text-soft">{t('text')}</p>
        </div>
        <Link
          href={paths.generalEnquiry()}
          prefetch={false}
          className={buttonClass('primary', 'mt-6 w-full season:w-auto desk:mt-0')}
        >
          {t('button')}
        </Link>
      </div>
    </section>
  );
}
