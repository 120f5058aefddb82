'use client';

import { NewsletterForm } from '@/components/sales/newsletter/newsletter-form';
import { LinkList } from '@/components/ui/link-list';
import { FooterTags } from './footer-tags';
import { LanguageAnchor } from './language-anchor';
import { PaymentMarks } from './payment-marks';
import type { StorefrontWords } from './storefront-words';
import { Voices } from './voices';

type Props = { words: StorefrontWords };

export function SiteFooter({ words }: Props) {
  const { name, hrefs, address, phone, email, footer } = words;
  return (
    <footer className="print:hidden">
      <div data-closing>
        <Voices {...words.voices} />
        <Newsletter {...words.newsletter} />
      </div>
      <div data-foot data-soft className="link-lists on-dark bg-deep pt-14 pb-8 text-on-deep desk:pt-20">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-4 gap-y-10 desk:grid-cols-12 menu:gap-x-6">
            <div className="col-span-2 desk:col-span-6">
              <a href={hrefs.landing} className="font-serif text-36 leading-none font-light tracking-[-0.02em]">
                {name}
              </a>
              <address className="mt-6 text-14 text-on-deep not-italic">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <a href={phone.href} className="mt-3 figures">
                  {phone.label}
                </a>
                <br />
                <a href={`mailto:${email}`}>{email}</a>
              </address>
            </div>
            <Columns words={words} />
          </div>
          <FooterTags label={footer.tags} rows={words.tags} />
          <div className="mt-10 flex flex-col gap-x-12 gap-y-3 border-t border-white/15 pt-5 text-13 text-on-deep-soft menu:flex-row menu:items-center">
            <span>{footer.copyright}</span>
            <PaymentMarks words={footer} />
            <span className="menu:ml-auto">{footer.hours}</span>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Below the law's, which is the last: what a visitor may settle. */
function Columns({ words: { locale, shell, footer } }: Props) {
  return footer.columns.map(({ title, links }, index) => (
    <nav key={title} aria-label={title} className="desk:col-span-2">
      <p className="text-13 text-on-deep-soft">{title}</p>
      <LinkList links={links} className="mt-3 text-14">
        {index === footer.columns.length - 1 && (
          <>
            <li>
              <form action="/api/consent" method="post">
                <button type="submit" name="choice" value="withdrawn" className="text-left">
                  {footer.cookies}
                </button>
              </form>
            </li>
            <li>
              <LanguageAnchor locale={locale} label={shell.otherLanguage} />
            </li>
          </>
        )}
      </LinkList>
    </nav>
  ));
}

function Newsletter({ title, lead, form }: StorefrontWords['newsletter']) {
  return (
    <section aria-labelledby="newsletter-title" className="border-t border-line py-16 desk:py-24">
      <div className="wrap grid gap-y-6 desk:grid-cols-12 desk:gap-x-6">
        <div className="desk:col-span-5">
          <h2 id="newsletter-title" className="text-48">
            {title}
          </h2>
          <p className="mt-4 max-w-[38ch] text-soft">{lead}</p>
        </div>
        <div className="desk:col-span-7">
          <NewsletterForm {...form} />
        </div>
      </div>
    </section>
  );
}
