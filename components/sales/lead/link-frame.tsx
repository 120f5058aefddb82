import type { ReactNode } from 'react';
import { TextLink } from '@/components/shell/agency-page';
import { LanguageLink } from '@/components/shell/language-link';
import { Wordmark } from '@/components/shell/wordmark';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { answerWith } from '@/lib/web/server/current-answer';
import { RefusedNotice } from './refused-notice';

export const linkHeadline = 'font-serif text-[34px] leading-10 font-[300]';

type Props = { brand: EffectiveBrand; locale: Locale; notice: string | null; children: ReactNode };

/** Around what the link of a mail opens without an account. */
export function LinkFrame({ brand, locale, notice, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-[1016px] px-4 py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <span className="text-main-ink [--mark-accent:var(--accent)]">
          <Wordmark brand={brand} logoPath={brand.logoPath} />
        </span>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-13 text-soft">
          {notice && <span>{notice}</span>}
          <LanguageLink locale={locale} className="underline underline-offset-4 hover:text-ink" />
        </p>
      </header>
      <main id="main" className="mt-10 mb-20">
        <RefusedNotice />
        {children}
      </main>
    </div>
  );
}

export async function LinkGone() {
  answerWith(404);
  const t = await getTranslations('desk.link');
  return (
    <div className="max-w-[62ch]">
      <h1 className={linkHeadline}>{t('goneTitle')}</h1>
      <p className="mt-3 mb-4 text-16 text-soft">{t('goneText')}</p>
      <TextLink href={paths.desk()} hasArrow>
        {t('toDesk')}
      </TextLink>
    </div>
  );
}
