import { getMessages } from 'next-intl/server';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { NameStep } from './name-step';
import { StepHead } from './step-head';

export async function NameStepPage({ viewer, programmeId }: { viewer: Viewer; programmeId: string | undefined }) {
  const [t, { onboarding: words }] = await Promise.all([getTranslations('onboarding'), getMessages()]);
  return (
    <>
      <StepHead title={t('name.title')} lead={t('name.lead')} />
      <NameStep
        action={paths.api.user(viewer.id)}
        next={paths.onboarding({ step: 'agency', programme: programmeId })}
        firstName={viewer.firstName ?? ''}
        lastName={viewer.lastName}
        words={words}
      />
    </>
  );
}
