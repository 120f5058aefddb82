import { compactButtonClass } from '@/components/ui/compact-button';
import { Table } from '@/components/ui/table';
import { listErasures } from '@/lib/people/privacy/queries';
import type { ErasureLine } from '@/lib/people/privacy/types';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { personHref } from './person-search';

/** What was asked, the latest first; who was erased is a number. */
export async function ErasureList({ viewer, locale }: { viewer: Viewer; locale: Locale }) {
  const [t, lines] = await Promise.all([getTranslations('privacy'), listErasures(viewer)]);
  const moment = (at: Date) => formatMoment(at, locale, OFFICE_TIME_ZONE);
  const news = ({ state, endedBy, endedAt, endsAt, found, deleted, loosened, refusal }: ErasureLine) => {
    const by = { name: endedBy ?? '', moment: endedAt ? moment(endedAt) : '' };
    if (state === 'erased') {
      return t('requests.erased', { ...by, found: found ?? 0, deleted: deleted ?? 0, loosened: loosened ?? 0 });
    }
    if (state === 'open') return t('requests.until', { moment: moment(endsAt) });
    if (state === 'lapsed') return t('requests.lapsed', { moment: moment(endsAt) });
    return [t('requests.closed', by), refusal].filter(Boolean).join(' · ');
  };
  return (
    <section aria-labelledby="requests" className="mt-10 grid gap-3 *:min-w-0">
      <h2 id="requests" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('requests.title')}
      </h2>
      <Table
        label={t('requests.title')}
        rows={lines}
        keyOf={({ _id }) => _id}
        empty={t('requests.none')}
        columns={[
          {
            head: t('search.person'),
            cell: ({ name, email, number, agencyName }) => (
              <>
                <b>{name || email || t('erasedAs', { number })}</b>
                <span className="block text-12 text-soft">{agencyName ?? t('search.anywhere')}</span>
              </>
            ),
          },
          {
            head: t('requests.askedBy'),
            cell: ({ askedBy, askedAt }) => (
              <>
                {askedBy.displayName}
                <span className="block text-12 text-soft">{moment(askedAt)}</span>
              </>
            ),
          },
          {
            head: t('requests.state'),
            cell: (line) => (
              <>
                {t(`state.${line.state}`)}
                <span className="block text-12 text-soft">{news(line)}</span>
              </>
            ),
          },
          {
            head: t('search.way'),
            cell: ({ state, subject }) =>
              state === 'open' ? (
                <a href={personHref(subject)} data-soft className={compactButtonClass('quiet', 'small')}>
                  {t('search.look')}
                </a>
              ) : null,
          },
        ]}
      />
    </section>
  );
}
