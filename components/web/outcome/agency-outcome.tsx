import type { ReactNode } from 'react';
import { type WayOn, WaysOn } from '@/components/form/ways-on';
import { ContactView } from '@/components/sales/contact/contact-view';
import { GeneralEnquiryView } from '@/components/sales/enquiry/general-enquiry-view';
import { AgencyPage } from '@/components/shell/agency-page';
import type { Brand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Outcome } from '@/lib/web/route/outcome';
import { sentencesOf, wayBack } from './outcome-words';

type Props = { outcome: Outcome | null; brand: Brand; locale: Locale; includeDemos: boolean };

/** The same as on the storefront for the two forms that stand on agency hosts: the contact form and the enquiry. */
export async function AgencyOutcome({ outcome, ...page }: Props) {
  const { locale } = page;
  const [t, answer, agency] = await Promise.all([
    getTranslations('outcome'),
    getTranslations('answer'),
    getTranslations('page.agency'),
  ]);
  const contact = { href: paths.contact(locale), label: t('ways.contact') };
  const hotels = { href: paths.hotels(), label: agency('hotels') };
  if (!outcome) {
    return <Answer title={t('expired.heading')} lead={t('expired.lead')} ways={[contact, hotels]} />;
  }
  const back = wayBack(outcome, t('ways.back'));
  if (outcome.status === 'failed') {
    const errors = sentencesOf(outcome, locale);
    const form = formAgain(outcome, errors, page);
    if (form === null) {
      return (
        <Answer title={t('failedHeading')} lead={Object.values(errors)[0] ?? ''} ways={[...back, contact, hotels]} />
      );
    }
    return (
      <AgencyPage title={t('failedHeading')} lead={t('failedLead')}>
        <div className="max-w-[760px] rounded-desk border border-line bg-surface p-5 desk:p-8">{form}</div>
      </AgencyPage>
    );
  }
  return outcome.form === 'contact' ? (
    <Answer title={t('sent.contact')} lead={answer('contact')} next={t('sent.contactNext')} ways={[...back, hotels]} />
  ) : (
    <Answer title={t('sent.enquiry')} lead={answer('enquiry')} ways={[...back, hotels]} />
  );
}

/** The form as it was filled; null for one that stands on no agency host. */
function formAgain(outcome: Outcome, errors: Record<string, string>, page: Omit<Props, 'outcome'>): ReactNode {
  const again = { ...page, posted: outcome.values, errors };
  if (outcome.form === 'contact') return <ContactView {...again} />;
  return outcome.form === 'enquiry.general' ? <GeneralEnquiryView {...again} /> : null;
}

function Answer({ title, lead, next, ways }: { title: string; lead: string; next?: string; ways: WayOn[] }) {
  return (
    <AgencyPage title={title} lead={lead}>
      {next && <p className="max-w-[68ch] text-soft">{next}</p>}
      <WaysOn ways={ways} />
    </AgencyPage>
  );
}
