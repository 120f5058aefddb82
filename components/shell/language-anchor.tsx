import { LANGUAGE_PARAMETER } from '@/lib/platform/addresses/locale';
import type { Locale } from '@/lib/platform/i18n/locale';

/** `label` is the other language's own name of itself. */
type Props = {
  locale: Locale;
  label: string;
  /** What of the query stays where no script adds it. */
  kept?: Readonly<Record<string, string>>;
  className?: string;
};

/**
 * A relative link keeps the place on pages that do not know their own address; middleware turns the parameter into the
 * choice and leads back. The shell's script adds what else stands in the query.
 */
export function LanguageAnchor({ locale, label, kept = {}, className }: Props) {
  const other: Locale = locale === 'en' ? 'de' : 'en';
  return (
    <a
      href={`?${new URLSearchParams({ ...kept, [LANGUAGE_PARAMETER]: other })}`}
      hrefLang={other}
      lang={other}
      rel="alternate nofollow"
      data-language={other}
      className={className}
    >
      {label}
    </a>
  );
}
