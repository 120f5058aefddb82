import { NewsletterForm } from '@/components/sales/newsletter/newsletter-form';
import { LinkList } from '@/components/ui/link-list';
import type { Brand } from '@/lib/brand/types';
import type { Country } from '@/lib/catalogue/place/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import { FooterTags } from './footer-tags';
import { LanguageLink } from './language-link';
import { PaymentMarks } from './payment-marks';
import { Voices } from './voices';

type Props = { brand: Brand; locale: Locale; countries: Country[] };

export async function SiteFooter({ brand, locale, countries }: Props) {
  const t = await getTranslations('footer');
  const columns = [
    {
      title: t('stay'),
      links: [
        { href: paths.search(), label: t('allHouses') },
        { href: paths.info('destinations', locale), label: t('destinations') },
        { href: paths.alpine('overview'), label: t('alps') },
        { href: paths.alpine('ski-travel'), label: t('skiTravel') },
        { href: paths.info('transfers', locale), label: t('transfers') },
        { href: paths.generalEnquiry(), label: t('enquire') },
      ],
    },
    {
      title: brand.name,
      links: [
        { href: paths.info('about', locale), label: t('about') },
        { href: paths.info('service', locale), label: t('service') },
        { href: paths.alpine('discretion'), label: t('discretion') },
        { href: paths.info('partner', locale), label: t('partner') },
        { href: paths.contact(locale), label: t('contact') },
      ],
    },
    {
      title: t('particulars'),
      links: [
        { href: paths.info('terms-and-conditions', locale), label: t('terms') },
        { href: paths.info('privacy-policy', locale), label: t('privacy') },
        { href: paths.info('imprint', locale), label: t('imprint') },
        { href: paths.info('legal-notice', locale), label: t('legalNotice') },
      ],
    },
  ];
  return (
    <footer className="print:hidden">
      <div data-closing>
        <Voices locale={locale} />
        <Newsletter locale={locale} />
      </div>
      <div data-foot data-soft className="link-lists on-dark bg-deep pt-14 pb-8 text-on-deep desk:pt-20">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-4 gap-y-10 desk:grid-cols-12 menu:gap-x-6">
            <div className="col-span-2 desk:col-span-6">
              <a href={paths.landing()} className="font-serif text-36 leading-none font-light tracking-[-0.02em]">
                {brand.name}
              </a>
              <address className="mt-6 text-14 text-on-deep not-italic">
                {brand.postalAddress.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <a href={phoneLink(brand.phone)} className="mt-3 figures">
                  {formatPhone(brand.phone)}
                </a>
                <br />
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </address>
            </div>
            {columns.map(({ title, links }) => (
              <nav key={title} aria-label={title} className="desk:col-span-2">
                <p className="text-13 text-on-deep-soft">{title}</p>
                <LinkList links={links} className="mt-3 text-14">
                  {title === t('particulars') && (
                    <>
                      <li>
                        <form action="/api/consent" method="post">
                          <button type="submit" name="choice" value="withdrawn" className="text-left">
                            {t('cookies')}
                          </button>
                        </form>
                      </li>
                      <li>
                        <LanguageLink locale={locale} />
                      </li>
                    </>
                  )}
                </LinkList>
              </nav>
            ))}
          </div>
          <FooterTags countries={countries} locale={locale} />
          <div className="mt-10 flex flex-col gap-x-12 gap-y-3 border-t border-white/15 pt-5 text-13 text-on-deep-soft menu:flex-row menu:items-center">
            <span>{t('copyright', { name: brand.name })}</span>
            <PaymentMarks />
            <span className="menu:ml-auto">{t('hours')}</span>
          </div>
        </div>
      </div>
    </footer>
  );
}

async function Newsletter({ locale }: { locale: Locale }) {
  const [t, sent] = await Promise.all([getTranslations('footer.newsletter'), getTranslations('outcome.sent')]);
  return (
    <section aria-labelledby="newsletter-title" className="border-t border-line py-16 desk:py-24">
      <div className="wrap grid gap-y-6 desk:grid-cols-12 desk:gap-x-6">
        <div className="desk:col-span-5">
          <h2 id="newsletter-title" className="text-48">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[38ch] text-soft">{t('lead')}</p>
        </div>
        <div className="desk:col-span-7">
          <NewsletterForm
            action={paths.api.newsletter()}
            privacyHref={paths.info('privacy-policy', locale)}
            labels={{
              fullName: t('fullName'),
              email: t('email'),
              privacyBefore: t('privacyBefore'),
              privacyLink: t('privacyLink'),
              privacyAfter: t('privacyAfter'),
              submit: t('submit'),
              leaveEmpty: t('leaveEmpty'),
              nameRequired: t('nameRequired'),
              emailRequired: t('emailRequired'),
              privacyRequired: t('privacyRequired'),
              next: sent('newsletterNext'),
              failure: t('failure'),
            }}
          />
        </div>
      </div>
    </section>
  );
}
