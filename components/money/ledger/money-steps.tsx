import type { MoneyStep } from '@/lib/money/ledger/rules/way';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** The six points of a commission's way to the bank, each with its day. */
export async function MoneySteps({ steps, locale }: { steps: readonly MoneyStep[]; locale: Locale }) {
  const t = await getTranslations('money');
  const isMoving = steps.some(({ isReached }) => isReached);
  const unknown = { contracted: t('withBooking'), paid: t('bankDays') } as Partial<Record<MoneyStep['state'], string>>;
  return (
    <ol aria-label={t('title')} className="grid grid-cols-3 gap-x-0.5 gap-y-3 pad:max-wide:grid-cols-6">
      {steps.map(({ state, on, isReached }) => (
        <li key={state} className={`border-t-[3px] pt-1.5 ${isReached ? 'border-main' : 'border-line'}`}>
          <span className={`block text-12 leading-4 ${isReached ? 'font-bold' : 'text-soft'}`}>
            {t(`state.${state}`)}
            {isReached && <span className="sr-only"> ({t('reached')})</span>}
          </span>
          <span className="block text-12 leading-4 text-soft">
            {on ? formatDay(on, locale) : isMoving && unknown[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
