import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { amountOf, instantWords, whoseOf } from './lead-words';

type Props = { lead: Pick<LeadDetail, 'history' | 'timeZone' | 'propertyId' | 'currency'>; locale: Locale };

/** Who did what, in sentences, the newest first. */
export async function LeadHistory({ lead, locale }: Props) {
  const t = await getTranslations('leads');
  const { history, timeZone, currency } = lead;
  return (
    <section aria-labelledby="history" className="mt-6">
      <h3 id="history" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('history.title')}
      </h3>
      <ol className="mt-2 grid gap-3 border-l border-line pl-4">
        {history.map(({ at, key, by, actorName, isReader, reason, fee }) => (
          <li key={`${at.toISOString()} ${key}`} className="relative">
            <span
              aria-hidden
              className="absolute top-1 -left-[21px] size-2.5 rounded-full border-2 border-accent bg-surface"
            />
            <p className="text-12 leading-4 text-soft">{instantWords(t, at, locale, timeZone)}</p>
            <p>
              {t(`history.${key}` as 'history.interest', {
                who: isReader ? 'reader' : by,
                ...whoseOf(lead),
                name: actorName ?? t('history.colleague'),
              })}
            </p>
            {fee !== undefined && (
              <p className="text-13">
                {fee > 0n ? t('history.fee', { fee: amountOf(fee, currency) }) : t('history.noFee')}
              </p>
            )}
            {reason && <p className="text-13 text-soft">“{reason}”</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
