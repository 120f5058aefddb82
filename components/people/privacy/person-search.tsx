import { compactButtonClass } from '@/components/ui/compact-button';
import { SearchForm } from '@/components/ui/search-form';
import { Table } from '@/components/ui/table';
import { findPersons } from '@/lib/people/privacy/queries';
import type { PrivacyQuery } from '@/lib/people/privacy/schema';
import type { PersonHit, Subject } from '@/lib/people/privacy/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

type Props = { viewer: Viewer; query: PrivacyQuery };

const LONGEST_SEARCH = 254;

/** The page about one person. */
export const personHref = ({ clientId, email }: Subject, search?: string): string =>
  paths.managePrivacy({ search, ...(clientId ? { clientId } : { email: email ?? undefined }) });

/** Who is looked for, by name or address, and who is found; it works without JavaScript. */
export async function PersonSearch({ viewer, query }: Props) {
  const { search = '', clientId, email } = query;
  const [t, hits] = await Promise.all([getTranslations('privacy'), search ? findPersons(viewer, search) : null]);
  const isShown = ({ subject }: PersonHit) =>
    clientId ? subject.clientId === clientId : Boolean(email) && subject.email === email?.toLowerCase();
  return (
    <search>
      <SearchForm
        action={paths.managePrivacy()}
        label={t('search.label')}
        find={t('search.find')}
        search={search}
        longest={LONGEST_SEARCH}
      />
      {hits && (
        <Table
          label={t('search.found')}
          rows={hits}
          keyOf={({ subject }) => `${subject.clientId} ${subject.email}`}
          isMarked={isShown}
          empty={t('search.none', { search })}
          columns={[
            {
              head: t('search.person'),
              cell: ({ name, email: address, erasedAs }) => (
                <>
                  <b>{name || address}</b>
                  {erasedAs !== null && <span className="block text-12 text-soft">{t('state.erased')}</span>}
                </>
              ),
            },
            { head: t('search.of'), cell: ({ agencyName }) => agencyName ?? t('search.anywhere') },
            { head: t('search.leads'), isFigure: true, cell: ({ leads }) => <span className="figures">{leads}</span> },
            {
              head: t('search.way'),
              cell: ({ subject, erasedAs }) =>
                erasedAs === null ? (
                  <a href={personHref(subject, search)} data-soft className={compactButtonClass('quiet', 'small')}>
                    {t('search.look')}
                  </a>
                ) : null,
            },
          ]}
        />
      )}
    </search>
  );
}
