import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { nextStepOf } from '@/lib/sales/offer/rules/next-step';
import type { EditedAlternative, OfferDetail } from '@/lib/sales/offer/types';
import { momentWords } from './moment-words';

type Props = { offer: OfferDetail; chosen: EditedAlternative; locale: Locale };

/** What the client has chosen, until when it is held, and what there is to do: the one filled button of the page. */
export async function OfferChosen({ offer, chosen, locale }: Props) {
  const t = await getTranslations('offers.approval');
  const { approval, number } = offer;
  const { content, lead, heldUntil } = chosen;
  if (!approval) return null;
  const position = offer.alternatives.indexOf(chosen) + 1;
  const step = offer.isErased ? null : nextStepOf(lead?.status ?? null);
  const href = lead && paths.dashboard({ 'hotel-lead-id': lead._id });
  const sum = content.price && formatMoney(money(content.price.total, content.price.currency));
  return (
    <section aria-label={t('label')} className="mb-6 rounded-desk bg-positive/10 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <p className="text-13 text-ink">
            {t('by', { name: approval.by, moment: momentWords(approval.at, locale), number })}
          </p>
          <h2 className="mt-1 font-sans text-22 leading-7 font-bold">{`${position}, ${content.title}`}</h2>
          <p className="text-14">
            {[content.house, heldUntil ? t('held', { moment: momentWords(heldUntil, locale) }) : t('notHeld')].join(
              '. ',
            )}
          </p>
        </div>
        {sum && (
          <p className="ml-auto text-right">
            <span className="block text-13 text-soft">{t('pays')}</span>
            <strong className="figures text-22 whitespace-nowrap">{sum}</strong>
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {href && step ? (
          <>
            <a href={href} className={compactButtonClass('primary')}>
              {t(`step.${step}`)}
            </a>
            <a href={href} className={compactButtonClass('quiet')}>
              {t('lead', { reference: lead?.reference ?? '' })}
            </a>
          </>
        ) : href ? (
          <a href={href} className={compactButtonClass('primary')}>
            {t('lead', { reference: lead?.reference ?? '' })}
          </a>
        ) : (
          <p className="text-14">{t('noLead')}</p>
        )}
        {step && <p className="max-w-[46ch] text-13 text-soft">{t('note')}</p>}
      </div>
    </section>
  );
}
