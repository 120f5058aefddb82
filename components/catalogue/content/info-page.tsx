import { Picture } from '@/components/ui/picture';
import { headingsOf } from '@/lib/catalogue/content/rules';
import type { Content } from '@/lib/catalogue/content/types';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ContentsList } from './contents-list';
import { PageCrumbs } from './page-head';
import { Prose } from './prose';

/** From so many sections on a text is long enough to need its own contents. */
const LONG_TEXT = 7;

type Props = { content: Content; path: string; locale: Locale };

export async function InfoPage({ content, path, locale }: Props) {
  const t = await getTranslations('page');
  const { heading, lead, body, picture, updatedOn } = content;
  const headings = headingsOf(body);
  const isLong = headings.length >= LONG_TEXT;
  return (
    <article className="wrap pt-6 pb-20 desk:pt-10 desk:pb-32">
      <PageCrumbs name={heading} path={path} locale={locale} />
      <header className="grid-12">
        <h1 className="col-span-12 text-64 hyphens-auto desk:col-span-10">{heading}</h1>
        <p className="col-span-12 mt-6 max-w-[32em] font-serif text-28 leading-[1.36] font-light tracking-[-0.012em] text-pretty desk:col-span-9 desk:mt-8">
          {lead}
        </p>
        {updatedOn && (
          <p className="col-span-12 mt-6 text-14 text-soft">
            {t.rich('updated', {
              date: () => <time dateTime={updatedOn}>{formatRange(updatedOn, updatedOn, locale)}</time>,
            })}
          </p>
        )}
      </header>
      {picture && (
        <div className="no-print -mx-5 mt-10 aspect-3/2 overflow-hidden bg-line pad:mx-0 desk:mt-16 desk:aspect-[21/9]">
          <Picture picture={picture} sizes="(width >= 1568px) 1440px, 100vw" isFirst />
        </div>
      )}
      <div className="mt-12 border-t border-line pt-12 desk:mt-16 desk:pt-16 menu:grid menu:grid-cols-12 menu:gap-x-6">
        {isLong && (
          <div className="menu:col-span-4 wide:col-span-3">
            <ContentsList headings={headings} />
          </div>
        )}
        <div className="menu:col-span-8 menu:col-start-5">
          <Prose markdown={body} />
        </div>
      </div>
    </article>
  );
}
