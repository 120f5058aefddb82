import { Breadcrumbs } from '@/components/web/seo/breadcrumbs';
import type { Content } from '@/lib/catalogue/content/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { content: Pick<Content, 'heading' | 'lead'>; path: string; locale: Locale };

/** The way to a page that lies directly below the first one. */
export async function PageCrumbs({ name, path, locale }: { name: string; path: string; locale: Locale }) {
  const t = await getTranslations('page');
  return (
    <Breadcrumbs
      locale={locale}
      label={t('crumbs')}
      crumbs={[
        { name: t('home'), path: paths.landing() },
        { name, path },
      ]}
      className="no-print mb-8 text-13 text-soft desk:mb-12"
    />
  );
}

/** Over a form: the way here, the heading, what it is for. */
export function PageHead({ content: { heading, lead }, path, locale }: Props) {
  return (
    <>
      <PageCrumbs name={heading} path={path} locale={locale} />
      <header>
        <h1 className="text-64 hyphens-auto">{heading}</h1>
        <p className="lead mt-6">{lead}</p>
      </header>
    </>
  );
}
