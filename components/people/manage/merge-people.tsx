import { getMessages } from 'next-intl/server';
import { ActionForm } from '@/components/form/action-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import { previewMerge } from '@/lib/people/merge/queries';
import type { Person } from '@/lib/people/user/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

type Props = { viewer: Viewer; person: Person; into: string };

/** Which account stays is asked first; then what would move, and only then whether it shall. */
export async function MergePeople({ viewer, person, into }: Props) {
  const t = await getTranslations('people.merge');
  return (
    <>
      <p className="mt-1 text-14 text-soft">{t('lead')}</p>
      <form action={paths.managePerson(person._id)} className="mt-3 flex flex-wrap gap-2">
        <input
          type="email"
          name="into"
          required
          defaultValue={into}
          aria-label={t('into')}
          placeholder={t('into')}
          className="h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 desk:w-[340px]"
        />
        <button type="submit" className={compactButtonClass('quiet')}>
          {t('preview')}
        </button>
      </form>
      {into && <Preview viewer={viewer} person={person} into={into} />}
    </>
  );
}

async function Preview({ viewer, person, into }: Props) {
  const [t, { error }, preview] = await Promise.all([
    getTranslations('people.merge'),
    getMessages(),
    previewMerge(viewer, person._id, into),
  ]);
  if (!preview) return <p className="mt-3 text-14 text-negative">{t('unknown')}</p>;
  const { kept, moved, refusal } = preview;
  if (refusal) return <p className="mt-3 text-14 text-negative">{error[refusal]}</p>;
  return (
    <div className="mt-4">
      <p>{t('what', { name: kept.displayName, email: kept.email })}</p>
      <ul className="mt-1 list-disc pl-5 text-14">
        <li>
          {t('leads', { count: moved.leads })}, {t('bookings', { count: moved.bookings })}
        </li>
        <li>{t('offers', { count: moved.offers })}</li>
        <li>
          {t('conversations', { count: moved.conversations })}, {t('messages', { count: moved.messages })}
        </li>
        <li>{t('memberships', { count: moved.memberships })}</li>
      </ul>
      <p className="mt-1 mb-3 text-14 text-soft">{t('ends')}</p>
      <ActionForm
        action={paths.api.userMerge(person._id)}
        body={{ into: kept._id }}
        label={t('do')}
        confirmation={t('done')}
        afterwards={{ next: paths.managePerson(kept._id) }}
        isPrimary
      />
    </div>
  );
}
