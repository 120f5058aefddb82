import Link from 'next/link';
import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** While nothing is listed yet: why, and what a visitor can do all the same. */
export async function NoProperties({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const t = await getTranslations('destination.none');
  return (
    <div className="wrap grid-12 gap-y-6">
      <Heading className={`col-span-12 menu:col-span-7 ${Heading === 'h1' ? 'text-64' : 'text-48'}`}>
        {t('title')}
      </Heading>
      <div className="col-span-12 menu:col-span-5 menu:col-start-8">
        <p className="lead text-pretty">{t('text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Link href={paths.generalEnquiry()} prefetch={false} className={plainButtonClass()}>
            {t('ask')}
          </Link>
          <Link href={paths.alpine('overview')} prefetch={false} className="quiet-link text-14">
            {t('alps')}
          </Link>
        </div>
      </div>
    </div>
  );
}
