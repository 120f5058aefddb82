import type { getTranslations } from '@/lib/platform/i18n/translations';
import type { OverStay } from '@/lib/sales/lead/queries/stays';

export type StaysT = Awaited<ReturnType<typeof getTranslations<'stayAnswers'>>>;

/** What stands of a stay; where nobody said anything, what the clock says. */
export function saidOf(t: StaysT, { answer }: Pick<OverStay, 'answer'>): string {
  return answer ? t(`said.${answer.answer}`) : t('said.clock');
}
