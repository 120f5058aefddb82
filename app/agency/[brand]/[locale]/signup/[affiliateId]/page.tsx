import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignUpPage } from '@/components/people/affiliate/sign-up-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getAffiliate } from '@/lib/people/affiliate/queries';
import { isFastLane } from '@/lib/people/affiliate/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  params: Promise<{ affiliateId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A partner that is none (any more) leads to the plain page, so that a misprinted address loses nobody. */
async function find({ params, searchParams }: Props) {
  const [{ affiliateId }, query, { locale }] = await Promise.all([params, searchParams, getPage()]);
  const affiliate = await getAffiliate(affiliateId, locale);
  if (!affiliate) redirect(paths.signUp(undefined, { ...query, fastlane: isFastLane(query) || undefined }));
  return { affiliate, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { affiliate }] = await Promise.all([getTranslations('signUp'), find(props)]);
  return { title: { absolute: t('titleOf', { affiliate: affiliate.name }) } };
}

export default async function AffiliateSignUpPage(props: Props) {
  const { affiliate, query } = await find(props);
  return <SignUpPage affiliate={affiliate} query={query} />;
}
