import type { Metadata } from 'next';
import { NotRegistered } from '@/components/shell/not-registered';
import { AgencyOutcome } from '@/components/web/outcome/agency-outcome';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';
import { getOutcome } from '@/lib/web/route/outcome';
import { answerWith } from '@/lib/web/server/current-answer';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

async function readOutcome({ searchParams }: Props) {
  const { token } = await searchParams;
  return typeof token === 'string' ? getOutcome(token) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [outcome, t] = await Promise.all([readOutcome(props), getTranslations('outcome')]);
  // Screen readers read the title first, so it says at once that something is missing.
  return { title: t(outcome?.status === 'failed' ? 'failedTitle' : 'title') };
}

export default async function AgencyOutcomePage(props: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [outcome, brand, { locale }] = await Promise.all([readOutcome(props), currentBrand(), getPage()]);
  if (!outcome) answerWith(404);
  const includeDemos = viewer.flags.shouldDisplayDemoProperties;
  return <AgencyOutcome outcome={outcome} brand={brand} locale={locale} includeDemos={includeDemos} />;
}
