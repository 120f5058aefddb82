import { LinesSkeleton } from '@/components/ui/skeleton';
import { getBrands } from '@/lib/brand/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { countWaiting } from '@/lib/sales/manage/queries';

/** What waits for an admin's answer, and the ways to it. */
export async function Overview({ viewer }: { viewer: Viewer }) {
  const [t, waiting, brands] = await Promise.all([getTranslations('manage'), countWaiting(viewer), getBrands()]);
  const lines = [
    {
      name: 'agencies',
      href: paths.manageAgencies({ verification: waiting.agencies > 0 ? 'pending' : undefined }),
      text: t('overview.agencies', { count: waiting.agencies }),
    },
    {
      name: 'destinations',
      href: paths.manageDestinations(),
      text: t('overview.destinations', { count: waiting.destinations }),
    },
    {
      name: 'outbox',
      href: paths.manageOutbox({ state: waiting.outbox.failed > 0 ? 'failed' : undefined }),
      text: t('overview.outbox', waiting.outbox),
    },
    { name: 'audit', href: paths.manageAudit(), text: t('overview.audit') },
    { name: 'brands', href: paths.manageBrands(), text: t('overview.brands', { count: brands.length }) },
  ] as const;
  return (
    <ul className="max-w-[720px] divide-y divide-line-faint border-y border-line">
      {lines.map(({ name, href, text }) => (
        <li key={name}>
          <a href={href} data-soft className="grid gap-x-6 py-3.5 hover:bg-main-light2 desk:grid-cols-[160px_1fr]">
            <span className="font-bold">{t(`nav.${name}`)}</span>
            <span className="text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function OverviewSkeleton() {
  return (
    <div className="max-w-[720px]">
      <LinesSkeleton count={5} />
    </div>
  );
}
