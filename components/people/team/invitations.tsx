import { getLocale } from 'next-intl/server';
import type { InvitationJson } from '@/lib/people/invitation/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { InviteForm } from './invite-form';
import { InvitationActions, type RoleOption } from './team-actions';

type Props = { invitations: InvitationJson[]; roles: RoleOption[]; words: Messages['agency']['team'] };

export async function Invitations({ invitations, roles, words }: Props) {
  const t = await getTranslations('agency.team');
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="invite" className="max-w-[560px] rounded-desk border border-line bg-surface p-5">
        <h2 id="invite" className="font-sans text-18 leading-6 font-bold tracking-normal">
          {t('invite')}
        </h2>
        <InviteForm action={paths.api.invitations()} roles={roles} words={words} />
      </section>
      <section aria-labelledby="invitations">
        <h2 id="invitations" className="font-sans text-18 leading-6 font-bold tracking-normal">
          {t('invitations')}
        </h2>
        {invitations.length === 0 && <p className="mt-2 text-14 text-soft">{t('none')}</p>}
        <ul className="mt-3 divide-y divide-line-faint border-y border-line empty:hidden">
          {invitations.map((invitation) => (
            <Invitation key={invitation._id} invitation={invitation} words={words} />
          ))}
        </ul>
      </section>
    </div>
  );
}

async function Invitation({ invitation, words }: { invitation: InvitationJson; words: Props['words'] }) {
  const [t, locale] = await Promise.all([getTranslations('agency.team'), getLocale()]);
  const { _id, email, role, state, invitedBy, expiresAt } = invitation;
  const facts = [
    t(`roles.${role}`),
    t(`state.${state}`, { date: formatDay(expiresAt.slice(0, 10), locale) }),
    invitedBy && t('invitedBy', { name: invitedBy }),
  ];
  return (
    <li className="py-2.5">
      <p className="text-14 [overflow-wrap:anywhere]">{email}</p>
      <p className="text-12 text-soft">{facts.filter(Boolean).join(' · ')}</p>
      {(state === 'open' || state === 'expired') && (
        <InvitationActions
          address={paths.api.invitation(_id)}
          resendAddress={paths.api.invitationResend(_id)}
          email={email}
          isOpen={state === 'open'}
          words={words}
        />
      )}
    </li>
  );
}
