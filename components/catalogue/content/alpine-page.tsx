import type { ReactNode } from 'react';
import { PageHero } from '@/components/shell/page-hero';
import { Breadcrumbs } from '@/components/web/seo/breadcrumbs';
import type { Content } from '@/lib/catalogue/content/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Crumb } from '@/lib/web/seo/structured-data';
import { AskUs } from './ask-us';
import { Prose } from './prose';

type Props = {
  content: Content;
  locale: Locale;
  crumbs: Crumb[];
  /** Beside the lead: links to lists. */
  aside?: ReactNode;
  /** Between lead and text: what the reader came for. */
  properties?: ReactNode;
  children?: ReactNode;
};

/** A page of the Alps: picture, lead, properties, text, other ways. */
export async function AlpinePage({ content, locale, crumbs, aside, properties, children }: Props) {
  const t = await getTranslations('page');
  const { heading, lead, body, picture } = content;
  const headline = <h1 className="max-w-[13em] text-64 hyphens-auto">{heading}</h1>;
  return (
    <article>
      {picture ? (
        <PageHero picture={picture}>
          <div className="wrap pb-10 desk:pb-16">{headline}</div>
        </PageHero>
      ) : (
        <div className="wrap pt-16">{headline}</div>
      )}
      <div data-content className="wrap pt-6 desk:pt-8">
        <Breadcrumbs locale={locale} label={t('crumbs')} crumbs={crumbs} className="no-print text-13 text-soft" />
        <div className="mt-12 gap-x-6 pb-16 desk:mt-16 desk:pb-24 menu:grid menu:grid-cols-12">
          <p className="max-w-[30em] font-serif text-28 leading-[1.36] font-light tracking-[-0.012em] text-pretty menu:col-span-8">
            {lead}
          </p>
          {aside && <div className="mt-8 menu:col-span-3 menu:col-start-10 menu:mt-2">{aside}</div>}
        </div>
      </div>
      {properties}
      <div className="wrap py-16 desk:py-24 menu:grid menu:grid-cols-12 menu:gap-x-6">
        <div className="menu:col-span-8 menu:col-start-5">
          <Prose markdown={body} />
        </div>
      </div>
      {children}
      <AskUs />
    </article>
  );
}
