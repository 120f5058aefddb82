import { TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { getProofOfAddress } from '@/lib/people/invitation/queries';
import type { InvitationByToken } from '@/lib/people/invitation/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { AcceptButton } from './accept-button';

type Props = {
  /** Null: the link names none. */
  invitation: InvitationByToken | null;
  token: string;
  viewer: Viewer | null;
};

/** What the link of an invitation opens: which agency, who asks, as what, and the one thing to do about it. */
export async function InvitationCard({ invitation, token, viewer }: Props) {
  const t = await getTranslations('invitation');
  if (!invitation) return <Notice title={t('unknown.title')} text={t('unknown.text')} viewer={viewer} />;
  const { agencyName: agency, inviterFirstName: inviter, role, state } = invitation;
  if (state !== 'open')
    return <Notice title={t(`${state}.title`, { agency })} text={t(`${state}.text`)} viewer={viewer} />;
  return (
    <section className="max-w-[720px] rounded-desk border border-line bg-surface p-5 desk:p-8">
      <h1 className="text-22 desk:text-28">{t('title', { agency })}</h1>
      <p className="mt-2 text-soft">
        {inviter === null
          ? t('asRole', { role: t(`roles.${role}`) })
          : t('byPerson', { inviter, role: t(`roles.${role}`) })}
      </p>
      <div className="mt-6">
        <Action invitation={invitation} token={token} viewer={viewer} />
      </div>
    </section>
  );
}

async function Action({ invitation, token, viewer }: Props) {
  const t = await getTranslations('invitation');
  const here = paths.invitation(token);
  if (!viewer) {
    const invited = (await getProofOfAddress(token)) ?? undefined;
    return (
      <>
        <p className="flex flex-wrap gap-3">
          <a
            href={paths.api.signIn({ callbackUrl: here, prompt: 'create', invited })}
            className={compactButtonClass('primary')}
          >
            {t('register')}
          </a>
          <a href={paths.api.signIn({ callbackUrl: here })} className={compactButtonClass()}>
            {t('signIn')}
          </a>
        </p>
        <p className="mt-3 text-13 text-soft">{t('address')}</p>
      </>
    );
  }
  if (!invitation?.isForViewer) {
    return (
      <>
        <p>{t('otherAddress', { email: viewer.email })}</p>
        <p className="mt-4">
          <a href={paths.api.signIn({ callbackUrl: here, prompt: 'login' })} className={compactButtonClass('primary')}>
            {t('change')}
          </a>
        </p>
      </>
    );
  }
  return (
    <AcceptButton
      action={paths.api.invitationAcceptance()}
      token={token}
      next={paths.hotels()}
      words={{ accept: t('accept'), accepting: t('accepting') }}
    />
  );
}

async function Notice({ title, text, viewer }: { title: string; text: string; viewer: Viewer | null }) {
  const [t, ways] = await Promise.all([getTranslations('invitation'), getTranslations('page.agency')]);
  return (
    <section className="max-w-[720px] rounded-desk border border-line bg-surface p-5 desk:p-8">
      <h1 className="text-22 desk:text-28">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-soft">{text}</p>
      <p className="mt-4">
        {viewer ? (
          <TextLink href={paths.hotels()} hasArrow>
            {ways('hotels')}
          </TextLink>
        ) : (
          <TextLink href={paths.signIn()} hasArrow>
            {t('signIn')}
          </TextLink>
        )}
      </p>
    </section>
  );
}
