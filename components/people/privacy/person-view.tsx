import { listErasures, lookAtPerson } from '@/lib/people/privacy/queries';
import type { PrivacyQuery } from '@/lib/people/privacy/schema';
import type { Subject } from '@/lib/people/privacy/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { ErasureCard } from './erasure-card';
import { LeadSampleTable } from './lead-sample';
import { PlaceTable } from './place-table';

type Props = { viewer: Viewer; query: PrivacyQuery; locale: Locale };

const isSame = (one: Subject, other: Subject) =>
  one.clientId === other.clientId && one.email === other.email && one.agencyId === other.agencyId;

/**
 * One person: what is found, what goes and what stays, one lead before and after, and only then what may be done. On a
 * telephone the button comes last.
 */
export async function PersonView({ viewer, query, locale }: Props) {
  const { clientId, email } = query;
  if (!clientId && !email) return null;
  const asked = clientId ? { clientId } : { email: email?.toLowerCase() };
  const [t, look, requests] = await Promise.all([
    getTranslations('privacy'),
    lookAtPerson(viewer, asked),
    listErasures(viewer),
  ]);
  if (!look) return <p className="mt-6 text-soft">{t('search.nobody')}</p>;
  if (look.found === 0) return <p className="mt-6 text-soft">{t('search.none', { search: look.name })}</p>;
  const request = requests.find(({ state, subject }) => state === 'open' && isSame(subject, look.subject)) ?? null;
  const number = request ? t('erasedAs', { number: request.number }) : t('erasedAsSome');
  return (
    <div className="mt-8 grid items-start gap-x-10 gap-y-6 *:min-w-0 min-[1001px]:grid-cols-[minmax(0,1fr)_304px]">
      <div className="grid gap-3 *:min-w-0">
        <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">
          {t('places.title', { name: look.name })}
        </h2>
        <p className="max-w-[72ch] text-13 text-soft">{t('places.lead')}</p>
        <PlaceTable places={look.places} found={look.found} />
        {look.sample && <LeadSampleTable sample={look.sample} number={number} locale={locale} />}
      </div>
      <ErasureCard {...{ viewer, look, request, locale }} />
    </div>
  );
}
