import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Picture } from '@/components/ui/picture';
import { getPictures } from '@/lib/catalogue/content/queries';
import { isFollowedLink, isFromOurPage } from '@/lib/people/identity/rules';
import type { SignInClient } from '@/lib/people/openid/clients';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { TextLink } from '../agency-page';
import { getAgencySetting } from '../agency-setting';
import { LanguageLink } from '../language-link';
import { Wordmark } from '../wordmark';
import { DEMONSTRATION_ANCHOR, DemonstrationPeople } from './demonstration-people';
import { type SignInState, signInState } from './sign-in-state';

type Shown = Exclude<SignInState, { kind: 'through' }>;

const pictures = { agency: 'hotel-05', desk: 'hotel-08' } as const satisfies Record<SignInClient, string>;

type Props = { door: SignInClient; query: Record<string, string | string[] | undefined> };

/** Our own page in the brand; the password is typed at the issuer (rule 2.6). Complete without JavaScript. */
export async function SignInPage({ door, query }: Props) {
  const { locale, brand, viewer } = await getAgencySetting();
  const state = signInState(door, query, viewer, brand.isLoginRequired);
  if (state.kind === 'through') redirect(state.to);
  const asked = await headers();
  // Whoever was on the way to a page meets the fields at once; what went wrong is said here first.
  const isOnTheWay = state.kind === 'signedOut' && state.callbackUrl !== null && state.error === null;
  if (isOnTheWay && (isFromOurPage(asked) || isFollowedLink(asked))) {
    redirect(paths.api.signIn({ door, callbackUrl: state.callbackUrl ?? undefined }));
  }
  const [t, [picture]] = await Promise.all([getTranslations('signIn'), getPictures([pictures[door]], locale)]);
  return (
    <div className="min-h-dvh desk:grid desk:grid-cols-[minmax(0,1fr)_min(560px,54%)]">
      <aside
        aria-label={brand.productName}
        className="relative h-[264px] overflow-hidden bg-deep desk:sticky desk:top-0 desk:h-dvh"
      >
        {picture && (
          <Picture
            picture={{ ...picture, focusX: 46, focusY: 46 }}
            sizes="(width >= 800px) max(60vw, 150vh), max(100vw, 400px)"
            isFirst
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <div className="sign-in-shade absolute inset-0" />
        <div className="absolute inset-x-4 bottom-[18px] text-white desk:inset-x-12 desk:bottom-11">
          <div aria-hidden="true" className="mb-2.5 h-0.5 w-8 bg-accent desk:mb-[18px] desk:w-12" />
          <p className="max-w-[23em] font-serif text-[20px] leading-[26px] font-[300] tracking-[-0.012em] text-balance desk:text-[30px] desk:leading-[38px]">
            {t(`${door}.sentence`)}
          </p>
        </div>
      </aside>
      <div className="flex flex-col p-4 desk:min-h-dvh desk:px-10 desk:py-8 menu:px-20">
        <header className="flex items-center justify-between gap-4">
          <span className="text-main-ink [--mark-accent:var(--accent)]">
            <Wordmark brand={brand} logoPath={brand.logoPath} />
          </span>
          <Languages locale={locale} label={t('languages')} state={state} />
        </header>
        <main id="main" className="my-auto py-6 desk:py-12">
          <h1 className="font-serif text-[34px] leading-10 font-[300] tracking-[-0.018em] desk:text-[44px] desk:leading-[52px]">
            {t(`${door}.title`)}
          </h1>
          <p className="mt-1 text-16 leading-6 text-soft">{t(`${door}.lead`)}</p>
          {state.kind === 'wrongAccount' && viewer ? (
            <WrongAccount door={door} state={state} viewer={viewer} />
          ) : (
            <Start door={door} state={state} name={brand.productName} />
          )}
          <OtherSignIn door={door} />
          {door === 'agency' && state.kind === 'signedOut' && <Invitation />}
          <DemonstrationPeople
            door={door}
            callbackUrl={state.callbackUrl}
            more={query.people === 'all' ? undefined : everybodyOf(state)}
          />
        </main>
        <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-12 leading-6 text-soft">
          <span>{t('encryption')}</span>
          <span className="flex flex-wrap gap-x-4">
            {(
              [
                ['legal-notice', 'legalNotice'],
                ['privacy-policy', 'privacy'],
                ['imprint', 'imprint'],
              ] as const
            ).map(([slug, name]) => (
              <a key={slug} href={paths.info(slug, locale)} data-soft className="underline underline-offset-4">
                {t(name)}
              </a>
            ))}
          </span>
        </footer>
      </div>
    </div>
  );
}

/** What a link to the same page keeps. */
function keptOf(state: Shown): Record<string, string> {
  return {
    ...(state.callbackUrl && { callbackUrl: state.callbackUrl }),
    ...(state.kind === 'signedOut' && state.error && { error: state.error }),
  };
}

/** This page with everybody of the demonstration: forty people are not sent to whoever signs in with a password. */
function everybodyOf(state: Shown): string {
  return `?${new URLSearchParams({ ...keptOf(state), people: 'all' })}#${DEMONSTRATION_ANCHOR}`;
}

type LanguagesProps = { locale: Locale; label: string; state: Shown };

async function Languages({ locale, label, state }: LanguagesProps) {
  const t = await getTranslations('signIn');
  const current = (
    <span key="here" aria-current="true" className="border-b-2 border-accent font-bold">
      {t('thisLanguage')}
    </span>
  );
  const other = <LanguageLink key="other" locale={locale} kept={keptOf(state)} className="text-soft hover:text-ink" />;
  return (
    <nav aria-label={label} className="flex gap-4 text-13 leading-6">
      {locale === 'en' ? [current, other] : [other, current]}
    </nav>
  );
}

type StartProps = { door: SignInClient; state: Shown; name: string };

/** A link, not a form: our `form-action` policy forbids redirects of forms to another host, and the issuer may be on one. */
async function Start({ door, state, name }: StartProps) {
  const t = await getTranslations('signIn');
  const error = state.kind === 'signedOut' ? state.error : null;
  const href = paths.api.signIn({ door, callbackUrl: state.callbackUrl ?? undefined });
  return (
    <div className="mt-7">
      {error && (
        <p role="alert" className="mb-5 rounded-desk border-l-2 border-negative bg-[#f8e9e8] px-4 py-3 text-14">
          {t(`error.${error}`)}
        </p>
      )}
      <a href={href} className={compactButtonClass('primary', 'large', 'w-full')}>
        {t('signIn')}
      </a>
      <p className="mt-3 text-13 text-soft">{t('next', { name })}</p>
    </div>
  );
}

type WrongProps = { door: SignInClient; state: Extract<SignInState, { kind: 'wrongAccount' }>; viewer: Viewer };

/** Signed in, but not with an account that may open the page: another one, or where this one gets in. */
async function WrongAccount({ door, state, viewer }: WrongProps) {
  const t = await getTranslations('signIn.wrongAccount');
  return (
    <div className="mt-7">
      <div role="status" className="rounded-desk border-l-2 border-warning bg-[#f4eee2] px-4 py-3 text-14">
        <h2 className="text-14">{t('title')}</h2>
        <p className="mt-1">{t('text', { name: viewer.displayName, email: viewer.email })}</p>
      </div>
      <a
        href={paths.api.signIn({ door, callbackUrl: state.callbackUrl, prompt: 'login' })}
        className={compactButtonClass('primary', 'large', 'mt-5 w-full')}
      >
        {t('change')}
      </a>
      <p className="mt-4">
        <TextLink href={state.home}>{t('home')}</TextLink>
      </p>
    </div>
  );
}

async function OtherSignIn({ door }: { door: SignInClient }) {
  const t = await getTranslations(`signIn.${door}`);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2">
      {t('otherQuestion')}
      <TextLink href={door === 'agency' ? paths.deskSignIn() : paths.signIn()}>{t('otherSignIn')}</TextLink>
    </p>
  );
}

async function Invitation() {
  const t = await getTranslations('signIn.invited');
  return (
    <section className="mt-9 border-t border-line pt-5">
      <h2 className="text-16 leading-6">{t('title')}</h2>
      <p className="mt-0.5 mb-2 text-soft">{t('text')}</p>
      <TextLink href={paths.signUp()} hasArrow>
        {t('register')}
      </TextLink>
    </section>
  );
}
