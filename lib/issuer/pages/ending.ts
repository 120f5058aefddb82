import 'server-only';
import { returnPathOf, signInPageOf } from '@/lib/people/identity/rules';
import { html, Markup } from '@/lib/platform/html';
import { translator } from '@/lib/platform/i18n/translator';
import { nothing, type Page } from './layout';
import { heading, primary, primaryLink } from './parts';
import type { Setting } from './setting';

const troubles = ['expired', 'link', 'request', 'failed', 'missing'] as const;
export type Trouble = (typeof troubles)[number];

/** The host's own sign-in page, in the language somebody read here. */
export const signInAddress = ({ door, hostOrigin, locale }: Setting) =>
  `${hostOrigin}${signInPageOf(door, { lang: locale })}`;

/** What expired ends as at any issuer, with an error at the return point: the host still knows where somebody was going. */
const expiredAddress = ({ door, hostOrigin, locale }: Setting) =>
  `${hostOrigin}${returnPathOf(door, { error: 'interaction_required', lang: locale })}`;

/** `code`: what the protocol calls it, for whoever has to look into it. */
export function troublePage(setting: Setting, trouble: Trouble, code?: string): Page {
  const t = translator(setting.locale, 'issuer');
  const detail = code ? html`<p class="note soft">${t('trouble.code', { code })}</p>` : nothing;
  const again = trouble === 'expired' ? expiredAddress(setting) : signInAddress(setting);
  const body = html`${heading(t(`trouble.${trouble}Title`), t(`trouble.${trouble}`))}${detail}${primaryLink(t('trouble.again'), again)}`;
  return { title: t(`trouble.${trouble}Title`), body, isSmall: true };
}

/**
 * `action` and `xsrf` are the provider's. Only a request that names the person (id token) leads on by itself: anybody
 * can make a link to here, and being signed out by a stranger is a nuisance.
 */
export function signOutPage(
  { locale }: Setting,
  { action, xsrf, isAutomatic }: { action: string; xsrf: string; isAutomatic: boolean },
): Page {
  const t = translator(locale, 'issuer');
  const auto = isAutomatic ? new Markup(' data-auto="yes"') : nothing;
  const body = html`${heading(t('signOut.title'), isAutomatic ? t('signOut.working') : t('signOut.lead'))}<form method="post" action="${action}"${auto}><input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">${primary(t('signOut.button'))}</form>`;
  return { title: t('signOut.title'), body, isSmall: true };
}

export function signedOutPage(setting: Setting): Page {
  const t = translator(setting.locale, 'issuer');
  const body = html`${heading(t('signOut.doneTitle'), t('signOut.done'))}${primaryLink(t('verify.onward'), signInAddress(setting))}`;
  return { title: t('signOut.doneTitle'), body, isSmall: true };
}
