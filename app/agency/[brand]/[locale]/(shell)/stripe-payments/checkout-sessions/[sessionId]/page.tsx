import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const looks = {
  success: { icon: 'check', ink: 'text-positive' },
  canceled: { icon: 'warning', ink: 'text-warning' },
  invalid: { icon: 'warning', ink: 'text-negative' },
} as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.payment');
  return { title: t('title') };
}

/** The text follows the query as specified; money only ever follows the processor's signed event (decisions §5). */
export default async function PaymentResultPage({ searchParams }: Props) {
  const [t, brand, query] = await Promise.all([getTranslations('agencyPages.payment'), currentBrand(), searchParams]);
  const result = 'success' in query ? 'success' : 'canceled' in query ? 'canceled' : 'invalid';
  const { icon, ink } = looks[result];
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-10 pb-24 desk:px-8 desk:pt-16">
      <section className="max-w-[720px] rounded-desk border border-line bg-surface p-5 desk:p-8">
        <div className="flex items-start gap-2.5">
          <Icon name={icon} className={`mt-0.5 size-6 desk:mt-1 ${ink}`} />
          <h1 className="text-22 desk:text-28">{t(`${result}.heading`)}</h1>
        </div>
        <p className="mt-3 max-w-[60ch] text-soft">{t(`${result}.text`)}</p>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-13">
          <span>{t('questions')}</span>
          <a href={phoneLink(brand.phone)} className="figures underline underline-offset-4">
            {formatPhone(brand.phone)}
          </a>
          <a href={`mailto:${brand.email}`} className="underline underline-offset-4">
            {brand.email}
          </a>
        </p>
      </section>
    </div>
  );
}
