import type { InvitationReward } from '@/lib/money/reward/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';

/** What the agency may earn with the hotel, or has and where that is; nothing where nothing is set or may be seen. */
export async function RewardLine({ reward, hotel }: { reward: InvitationReward | null; hotel: string }) {
  if (!reward) return null;
  const [t, words] = await Promise.all([getTranslations('hotelInvitation.reward'), getTranslations('money')]);
  const amount = formatMoney(money(Number(reward.amount), reward.currency));
  if (reward.state === 'possible') return <p className="text-14">{t('possible', { amount, hotel })}</p>;
  return <p className="text-14">{t('earned', { amount, state: words(`state.${reward.state}`) })}</p>;
}
