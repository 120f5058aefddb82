import { getTranslations } from '@/lib/platform/i18n/translations';
import { anchorOf } from './prose';

function Links({ headings }: { headings: readonly string[] }) {
  return (
    <ol className="mt-3 border-t border-line text-14">
      {headings.map((heading) => (
        <li key={heading} className="border-b border-line">
          <a href={`#${anchorOf(heading)}`} className="block py-2 hover:underline hover:underline-offset-4">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside a long text; folded away above it on a small screen. */
export async function ContentsList({ headings }: { headings: readonly string[] }) {
  const t = await getTranslations('page');
  return (
    <>
      <details className="no-print mb-12 menu:hidden">
        <summary className="border-y border-line py-3 text-14">{t('contents')}</summary>
        <nav aria-label={t('contents')}>
          <Links headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={t('contents')}
        className="no-print sticky top-8 hidden max-h-[calc(100vh-64px)] overflow-y-auto menu:block"
      >
        <p className="text-13 text-soft">{t('contents')}</p>
        <Links headings={headings} />
      </nav>
    </>
  );
}
