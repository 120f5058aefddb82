import { getMessages } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import { listInvitationsToViewer } from '@/lib/people/invitation/queries';
import { findAgencyOfDomain, getJoinableAgency } from '@/lib/people/membership/queries';
import { listProgrammes } from '@/lib/people/programme/queries';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { AgencyStep, type WayIn } from './agency-step';
import { StepHead } from './step-head';

async function waysInto(viewer: Viewer): Promise<WayIn[]> {
  const [t, invitations, joinable] = await Promise.all([
    getTranslations('onboarding'),
    listInvitationsToViewer(viewer),
    getJoinableAgency(viewer),
  ]);
  const open = invitations.filter(({ state }) => state === 'open');
  const invited = open.map(
    ({ _id, agencyName, role }): WayIn => ({
      key: _id,
      title: t('agency.invitedTitle'),
      text: t('agency.invitedText', { name: agencyName, role: t(`role.${role}`) }),
      label: t('agency.accept'),
      action: paths.api.invitationAcceptance(),
      body: { _id },
    }),
  );
  // Who is invited by the agency of their own domain comes in as what they were invited as.
  if (!joinable || open.some(({ agencyId }) => agencyId === joinable._id)) return invited;
  const byDomain: WayIn = {
    key: joinable._id,
    title: t('agency.joinTitle', { name: joinable.name }),
    text: t('agency.joinText'),
    label: t('agency.join', { name: joinable.name }),
    action: paths.api.agencyJoin(joinable._id),
    body: {},
  };
  return [...invited, byDomain];
}

export async function AgencyStepPage({ viewer, programmeId }: { viewer: Viewer; programmeId: string | undefined }) {
  const [t, { onboarding: words }] = await Promise.all([getTranslations('onboarding'), getMessages()]);
  const next = paths.onboarding({ step: 'payouts' });
  if (viewer.agency) {
    return (
      <>
        <StepHead title={t('agency.title')} lead={t('agency.belongs', { name: viewer.agency.name })} />
        <a href={next} data-soft className={compactButtonClass('primary')}>
          {t('next')}
        </a>
      </>
    );
  }
  if (viewer.role === 'operator') {
    return (
      <>
        <StepHead title={t('agency.title')} lead={t('agency.operator')} />
        <a href={paths.desk()} data-soft className={compactButtonClass('primary')}>
          {t('agency.toDesk')}
        </a>
      </>
    );
  }
  const domain = domainOf(viewer.email);
  const [waysIn, programmes, owner] = await Promise.all([
    waysInto(viewer),
    listProgrammes(),
    findAgencyOfDomain(domain),
  ]);
  return (
    <>
      <StepHead title={waysIn.length > 0 ? t('agency.title') : t('agency.registerTitle')} />
      <AgencyStep
        registerAction={paths.api.agencyRegistration()}
        next={next}
        waysIn={waysIn}
        programmes={programmes.map(({ _id, name }) => ({ id: _id, name, isClaimed: _id === programmeId }))}
        domain={
          viewer.isEmailVerified && !isFreeMail(domain) && owner === null
            ? { name: domain, label: t('agency.domain', { domain }) }
            : null
        }
        words={words}
      />
    </>
  );
}
