import { Table } from '@/components/ui/table';
import { getRetention } from '@/lib/people/privacy/queries';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';

/** How long what is kept, as the privacy policy says; when the worker looked last, and what it took away. */
export async function RetentionTable({ viewer, locale }: { viewer: Viewer; locale: Locale }) {
  const [t, { lines, lookedAt, nextAt }] = await Promise.all([
    getTranslations('privacy.retention'),
    getRetention(viewer),
  ]);
  const moment = (at: string) => formatMoment(at, locale, OFFICE_TIME_ZONE);
  return (
    <section aria-labelledby="retention" className="mt-10 grid gap-3 *:min-w-0">
      <h2 id="retention" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="max-w-[72ch] text-13 text-soft">
        {t('lead')} {lookedAt && nextAt ? t('runs', { last: moment(lookedAt), next: moment(nextAt) }) : t('never')}
      </p>
      <Table
        label={t('title')}
        rows={lines}
        keyOf={({ kind }) => kind}
        empty={null}
        columns={[
          { head: t('what'), cell: ({ kind }) => <b className="font-normal">{t(`kind.${kind}`)}</b> },
          { head: t('keptFor'), cell: ({ count, unit }) => t(`keep.${unit}`, { count }) },
          {
            head: t('removed'),
            isFigure: true,
            cell: ({ last }) => (
              <>
                <span className="figures">{last?.count ?? 0}</span>
                {last && <span className="block text-12 text-soft">{moment(last.at)}</span>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
