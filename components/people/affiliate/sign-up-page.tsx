import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { LanguageLink } from '@/components/shell/language-link';
import { Picture } from '@/components/ui/picture';
import { brandStyle } from '@/lib/brand/rules/style';
import { getPictures } from '@/lib/catalogue/content/queries';
import { getAffiliate } from '@/lib/people/affiliate/queries';
import { AFFILIATE_COOKIE, affiliateCookie, affiliateIdOf, isFastLane } from '@/lib/people/affiliate/rules';
import type { Affiliate } from '@/lib/people/affiliate/types';
import { readCookie } from '@/lib/people/session/cookie';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { isHttps } from '@/lib/platform/request/scheme';
import { keepCookie } from '@/lib/web/server/current-answer';
import './sign-up.css';
import { SignUpForm } from './sign-up-form';

const PICTURE = 'banner-03';

type Props = {
  /** Whose page it is; null for the plain one. */
  affiliate: Affiliate | null;
  query: Record<string, string | string[] | undefined>;
};

/** The invitation of a partner, or ours (rule 2.13). Complete without JavaScript. */
export async function SignUpPage({ affiliate, query }: Props) {
  const { locale, brand, viewer } = await getAgencySetting();
  const named = affiliateIdOf(query.affiliateId);
  const byQuery = named && (await getAffiliate(named, locale));
  const asked = byQuery || affiliate;
  if (viewer) redirect(paths.onboarding({ programme: asked?.programmeId }));
  if (byQuery) await keepFirst(byQuery, locale);

  const [t, [picture]] = await Promise.all([getTranslations('signUp'), getPictures([PICTURE], locale)]);
  const isInverted = affiliate?.isInverted ?? false;
  const logoPath = affiliate?.logoPath ?? brand.logoPath;
  return (
    <div className="flex min-h-dvh flex-col bg-paper" style={affiliate ? brandStyle(affiliate.colors) : undefined}>
      <div className="relative h-[220px] shrink-0 overflow-hidden bg-deep desk:h-[56dvh]">
        {picture && (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="100vw"
            isFirst
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <main
        id="main"
        className={`sign-up relative z-1 mx-4 -mt-24 max-w-[30em] rounded-desk p-6 text-16 leading-6 shadow-float stepper:mx-auto stepper:w-full desk:-mt-[38dvh] desk:p-10 ${
          isInverted ? 'sign-up-inverted bg-main text-on-main' : 'bg-surface text-ink'
        }`}
      >
        {logoPath && <img src={logoPath} alt="" width={48} height={48} className="mb-5 size-12 rounded-desk" />}
        <h1 className="font-serif text-[30px] leading-[36px] font-[300] tracking-[-0.018em] desk:text-[36px] desk:leading-[42px]">
          {affiliate ? t('titleOf', { affiliate: affiliate.name }) : t('title')}
        </h1>
        <SignUpForm affiliateId={asked?.id ?? null} isFastLane={isFastLane(query)} isInverted={isInverted}>
          <Invitation text={affiliate?.invitation ?? null} />
        </SignUpForm>
        <p className={`mt-6 text-12 leading-4 ${isInverted ? '' : 'text-soft'}`}>{t('encryption')}</p>
      </main>
      <footer className="mx-auto flex w-full max-w-[480px] flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-6 text-13 leading-6 text-soft stepper:px-0">
        <LanguageLink locale={locale} className="underline underline-offset-4 hover:text-ink" />
        <nav aria-label={t('legal')} className="flex flex-wrap gap-x-4">
          {(['imprint', 'privacy-policy', 'terms-and-conditions'] as const).map((slug) => (
            <a
              key={slug}
              href={paths.info(slug, locale)}
              data-soft
              className="underline underline-offset-4 hover:text-ink"
            >
              {t(`legalPages.${slug}`)}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  );
}

/** An affiliate in the query is kept from the visit on, the first one for good (rule 2.13). */
async function keepFirst(asked: Affiliate, locale: Locale): Promise<void> {
  const sent = await headers();
  const kept = readCookie(sent.get('cookie'), AFFILIATE_COOKIE);
  if (kept && (await getAffiliate(kept, locale))) return;
  keepCookie(affiliateCookie(asked.id, isHttps(sent.get('x-forwarded-proto'))));
}

const bullets = ['free', 'invitation', 'noIata', 'access'] as const;

async function Invitation({ text }: { text: string | null }) {
  const t = await getTranslations('signUp.invitation');
  if (text) return <p className="mt-5 text-16 leading-6 text-pretty">{text}</p>;
  return (
    <ul className="mt-5 grid gap-2.5 text-16 leading-6">
      {bullets.map((bullet) => (
        <li key={bullet} className="grid grid-cols-[14px_minmax(0,1fr)] gap-3">
          <span aria-hidden="true" className="sign-up-mark mt-[11px] h-0.5 w-3.5" />
          <span className="block first-letter:uppercase">{t(bullet)}</span>
        </li>
      ))}
    </ul>
  );
}
