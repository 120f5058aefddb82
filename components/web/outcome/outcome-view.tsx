import type { ReactNode } from 'react';
import { type WayOn, WaysOn } from '@/components/form/ways-on';
import { BookingView } from '@/components/sales/booking/booking-view';
import { ContactView } from '@/components/sales/contact/contact-view';
import { GeneralEnquiryView } from '@/components/sales/enquiry/general-enquiry-view';
import { PropertyEnquiryView } from '@/components/sales/enquiry/property-enquiry-view';
import { NewsletterAgain } from '@/components/sales/newsletter/newsletter-again';
import type { Brand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getProperty } from '@/lib/rates/property/queries/detail';
import type { Outcome } from '@/lib/web/route/outcome';
import { isDeadLink, sentencesOf, wayBack } from './outcome-words';

type Props = { outcome: Outcome | null; brand: Brand; locale: Locale; includeDemos: boolean };

/** What became of a form posted without JavaScript: the answer, or the same form with everything that was typed. */
export async function OutcomeView({ outcome, ...page }: Props) {
  const { locale } = page;
  const t = await getTranslations('outcome');
  if (!outcome) {
    return (
      <Answer
        heading={t('expired.heading')}
        lead={t('expired.lead')}
        ways={[
          { href: paths.contact(locale), label: t('ways.contact') },
          { href: paths.landing(), label: t('ways.home') },
        ]}
      />
    );
  }
  return outcome.status === 'sent' ? (
    <Sent outcome={outcome} locale={locale} />
  ) : (
    <Failed outcome={outcome} {...page} />
  );
}

function Answer({ heading, lead, next, ways }: { heading: string; lead: string; next?: string; ways: WayOn[] }) {
  return (
    <div data-plain-end className="wrap pt-12 pb-24 desk:pt-24 desk:pb-40">
      <h1 className="max-w-[16em] text-64">{heading}</h1>
      <p className="lead mt-6">{lead}</p>
      {next && <p className="mt-4 max-w-[60ch] text-16 text-soft">{next}</p>}
      <WaysOn ways={ways} />
    </div>
  );
}

async function Sent({ outcome, locale }: { outcome: Outcome; locale: Locale }) {
  const [t, answer] = await Promise.all([getTranslations('outcome'), getTranslations('answer')]);
  const ways = [...wayBack(outcome, t('ways.back')), { href: paths.search(), label: t('ways.houses') }];
  switch (outcome.form) {
    case 'contact':
      return <Answer heading={t('sent.contact')} lead={answer('contact')} next={t('sent.contactNext')} ways={ways} />;
    case 'newsletter':
      return (
        <Answer
          heading={t('sent.newsletter')}
          lead={answer('newsletter')}
          next={t('sent.newsletterNext')}
          ways={ways}
        />
      );
    case 'booking':
      return <Answer heading={t('sent.booking')} lead={answer('booking')} next={t('sent.bookingNext')} ways={ways} />;
    case 'newsletterConfirm':
    case 'newsletterUnsubscribe':
      return (
        <Answer
          heading={t(`sent.${outcome.form}`)}
          lead={answer(outcome.form === 'newsletterConfirm' ? 'newsletterConfirmed' : 'newsletterUnsubscribed')}
          next={t(`sent.${outcome.form}Next`)}
          ways={[
            { href: paths.search(), label: t('ways.houses') },
            {
              href: outcome.form === 'newsletterConfirm' ? paths.landing() : paths.contact(locale),
              label: t(outcome.form === 'newsletterConfirm' ? 'ways.home' : 'ways.contact'),
            },
          ]}
        />
      );
    default:
      return <Answer heading={t('sent.enquiry')} lead={answer('enquiry')} ways={ways} />;
  }
}

type FailedProps = Omit<Props, 'outcome'> & { outcome: Outcome };

async function Failed({ outcome, locale, brand, includeDemos }: FailedProps) {
  const [t, newsletter] = await Promise.all([getTranslations('outcome'), getTranslations('newsletter.invalid')]);
  const errors = sentencesOf(outcome, locale);
  const again = { locale, brand, posted: outcome.values, errors };
  const propertyId = outcome.values['propertyDetails._id'];
  switch (outcome.form) {
    case 'contact':
      return (
        <Again>
          <ContactView {...again} />
        </Again>
      );
    case 'newsletter':
      return (
        <Again>
          <NewsletterAgain {...again} />
        </Again>
      );
    case 'enquiry.general':
      return (
        <Again>
          <GeneralEnquiryView {...again} includeDemos={includeDemos} />
        </Again>
      );
    case 'enquiry.property': {
      const today = await clock.today();
      const property =
        typeof propertyId === 'string' ? await getProperty(propertyId, locale, today, includeDemos) : null;
      if (property) {
        return (
          <Again isWide>
            <PropertyEnquiryView {...again} property={property} />
          </Again>
        );
      }
      break;
    }
    case 'booking': {
      const property = await bookedProperty(outcome, locale, includeDemos);
      if (property) {
        const { values } = outcome;
        const asked = {
          checkIn: String(values['period.checkIn'] ?? ''),
          checkOut: String(values['period.checkOut'] ?? ''),
          serviceLevel: String(values.serviceLevel ?? ''),
        };
        return (
          <Again isWide>
            {errors.form && <p className="mb-8 text-16 text-negative">{errors.form}</p>}
            <BookingView {...again} property={property} asked={asked} />
          </Again>
        );
      }
      break;
    }
    case 'newsletterConfirm':
    case 'newsletterUnsubscribe':
      if (isDeadLink(outcome)) {
        return (
          <Answer
            heading={newsletter('heading')}
            lead={newsletter('lead')}
            ways={[
              { href: paths.contact(locale), label: newsletter('contact') },
              { href: paths.landing(), label: newsletter('home') },
            ]}
          />
        );
      }
  }
  return (
    <Answer
      heading={t('failedHeading')}
      lead={Object.values(errors)[0] ?? ''}
      ways={[...wayBack(outcome, t('ways.back')), { href: paths.contact(locale), label: t('ways.contact') }]}
    />
  );
}

async function bookedProperty({ values }: Outcome, locale: Locale, includeDemos: boolean) {
  const { propertyId } = values;
  if (typeof propertyId !== 'string') return null;
  const property = await getProperty(propertyId, locale, await clock.today(), includeDemos);
  return property?.salesTerms?.acceptsConsumerBookings ? property : null;
}

async function Again({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const t = await getTranslations('outcome');
  return (
    <div data-plain-end className="wrap pt-12 pb-20 desk:pt-16 desk:pb-32">
      <h1 className="text-48">{t('failedHeading')}</h1>
      <p className="lead mt-4 mb-12">{t('failedLead')}</p>
      {isWide ? children : <div className="menu:w-7/12">{children}</div>}
    </div>
  );
}
