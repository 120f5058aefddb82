import { getLocale } from 'next-intl/server';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SentHotelInvitation } from '@/lib/sales/hotel-invitation/types';

/** How far an invitation has come, each step with its day; the last one for whoever may see what is earned. */
export async function InvitationSteps({ invitation }: { invitation: SentHotelInvitation }) {
  const [t, locale] = await Promise.all([getTranslations('hotelInvitation'), getLocale()]);
  const { sentAt, openedAt, claimedAt, liveSince, reward } = invitation;
  const day = (at: Date | null) => at && toDateOnly(at, 'Europe/Paris');
  const steps = [
    { name: 'sent', on: day(sentAt) },
    { name: 'opened', on: day(openedAt) },
    { name: 'claimed', on: day(claimedAt) },
    { name: 'live', on: liveSince },
    ...(reward ? [{ name: 'earned', on: reward.on } as const] : []),
  ] as const;
  return (
    <ol aria-label={t('steps')} className="grid max-w-[480px] auto-cols-fr grid-flow-col gap-0.5">
      {steps.map(({ name, on }) => (
        <li key={name} className={`border-t-[3px] pt-1.5 ${on ? 'border-main' : 'border-line'}`}>
          <span className={`block text-12 leading-4 ${on ? 'font-bold' : 'text-soft'}`}>{t(`state.${name}`)}</span>
          <span className="block text-12 leading-4 text-soft">
            {on ? formatDay(on, locale) : <span className="sr-only">{t('notYet')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
