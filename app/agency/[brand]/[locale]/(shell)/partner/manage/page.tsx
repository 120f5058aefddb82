import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ManagePage } from '@/components/people/manage/manage-page';
import { getBrands } from '@/lib/brand/queries';
import { listManagedAgencies } from '@/lib/people/agency/queries';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { countOutbox } from '@/lib/platform/outbox/queries';
import { listDestinationRequests } from '@/lib/sales/destination-request/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('title'), description: t('description') };
}

export default async function ManageOverview() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, agencies, requests, outbox, brands] = await Promise.all([
    getTranslations('manage'),
    listManagedAgencies(viewer),
    listDestinationRequests(viewer, { status: 'open' }),
    countOutbox(viewer),
    getBrands(),
  ]);
  const pending = agencies.filter(({ verification }) => verification === 'pending').length;
  const lines = [
    {
      name: 'agencies',
      href: paths.manageAgencies({ verification: pending > 0 ? 'pending' : undefined }),
      text: t('overview.agencies', { count: pending }),
    },
    {
      name: 'destinations',
      href: paths.manageDestinations(),
      text: t('overview.destinations', { count: requests.length }),
    },
    {
      name: 'outbox',
      href: paths.manageOutbox({ state: outbox.failed > 0 ? 'failed' : undefined }),
      text: t('overview.outbox', outbox),
    },
    { name: 'audit', href: paths.manageAudit(), text: t('overview.audit') },
    { name: 'brands', href: paths.manageBrands(), text: t('overview.brands', { count: brands.length }) },
  ] as const;
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <ul className="max-w-[720px] divide-y divide-line-faint border-y border-line">
        {lines.map(({ name, href, text }) => (
          <li key={name}>
            <Link
              href={href}
              prefetch={false}
              className="grid gap-x-6 py-3.5 hover:bg-main-light2 desk:grid-cols-[160px_1fr]"
            >
              <span className="font-bold">{t(`nav.${name}`)}</span>
              <span className="text-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </ManagePage>
  );
}
