import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OfferEventLine } from '@/lib/sales/offer/types';
import { momentWords } from './moment-words';

type OffersT = Awaited<ReturnType<typeof getTranslations<'offers'>>>;
type Props = { events: readonly OfferEventLine[]; locale: Locale };

/** What happened with an offer, the last first. */
export async function OfferHistory({ events, locale }: Props) {
  const t = await getTranslations('offers');
  return (
    <section className="mt-8">
      <h2 className="mb-2 font-sans text-16 leading-6 font-bold">{t('history')}</h2>
      <ol className="border-t border-line">
        {events.map(({ type, at, number, actorName, forAgency }) => (
          <li key={`${at.toISOString()} ${type}`} className="border-b border-line-faint py-2">
            {t(`event.${type as 'sent'}`, {
              name: nameOf(t, actorName, forAgency),
              number,
            })}
            <span className="block text-12 text-soft">{momentWords(at, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whoever did it; of somebody of the house also for whom. */
function nameOf(t: OffersT, actorName: string | null, forAgency: string | undefined): string {
  if (forAgency) return t('byHouse', { named: actorName ? 'yes' : 'no', name: actorName ?? '', agency: forAgency });
  return actorName || t('somebody');
}
