import 'server-only';
import { RESET_MILLISECONDS, VERIFY_MILLISECONDS } from '@/lib/issuer/account/rules';
import { demonstrationStorefront } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';
import { html } from '@/lib/platform/html';
import { translator } from '@/lib/platform/i18n/translator';
import { signInAddress } from './ending';
import { nothing, type Page } from './layout';
import { field, form, heading, type Problem, primary, primaryLink, problemText, secretField, typedForm } from './parts';
import type { Setting } from './setting';

const HOUR = 60 * 60 * 1000;

type Bound = { uid: string; csrf: string };
export type Typed = { email: string; firstName: string; lastName: string };

const backLink = ({ locale }: Setting, uid: string) =>
  html`<p class="aside"><a class="link" href="${paths.identity.interaction(uid)}">${translator(locale, 'issuer')('back')}</a></p>`;

export function createPage(
  { locale }: Setting,
  { uid, csrf, typed, problems }: Bound & { typed: Typed; problems: Partial<Record<string, Problem>> },
): Page {
  const t = translator(locale, 'issuer');
  const first = ['email', 'password'].find((name) => problems[name]) ?? 'firstName';
  const name = (id: 'firstName' | 'lastName', autocomplete: string) =>
    field(locale, {
      name: id,
      label: t(id),
      value: typed[id],
      autocomplete,
      isOptional: true,
      problem: problems[id],
      hasFocus: first === id,
    });
  const fields = html`<div class="pair">${name('firstName', 'given-name')}${name('lastName', 'family-name')}</div>${field(locale, { name: 'email', label: t('email'), type: 'email', value: typed.email, autocomplete: 'username', problem: problems.email, hasFocus: first === 'email' })}${secretField(locale, { label: t('password'), isNew: true, problem: problems.password, hasFocus: first === 'password' })}${primary(t('create.button'))}`;
  const body = html`${heading(t('create.title'), t('create.lead'))}${typedForm(paths.identity.interaction(uid, 'create'), { csrf }, fields)}<p class="aside">${t('create.question')} <a class="link" href="${paths.identity.interaction(uid, 'sign-in')}">${t('create.signIn')}</a></p>`;
  return { title: t('create.title'), body, isTyped: true };
}

export function forgottenPage(
  setting: Setting,
  { uid, csrf, email, problem }: Bound & { email: string; problem?: Problem },
): Page {
  const t = translator(setting.locale, 'issuer');
  const fields = html`${field(setting.locale, { name: 'email', label: t('email'), type: 'email', value: email, autocomplete: 'username', problem, hasFocus: true })}${primary(t('forgotten.button'))}`;
  const body = html`${heading(t('forgotten.title'), t('forgotten.lead'))}${typedForm(paths.identity.interaction(uid, 'forgotten'), { csrf }, fields)}${backLink(setting, uid)}`;
  return { title: t('forgotten.title'), body, isTyped: true };
}

/** The same words whether the address is known or not. */
export function sentPage(
  setting: Setting,
  view: Bound & { email: string; kind: 'verify' | 'reset'; problem?: Problem; isAgain: boolean },
): Page {
  const { uid, csrf, email, kind, problem, isAgain } = view;
  const t = translator(setting.locale, 'issuer');
  const hours = (kind === 'verify' ? VERIFY_MILLISECONDS : RESET_MILLISECONDS) / HOUR;
  const onward =
    kind === 'verify'
      ? form(paths.identity.interaction(uid, 'continue'), { csrf }, primary(t('sent.continue')))
      : nothing;
  const storefront = setting.isDemo && demonstrationStorefront(setting.hostOrigin, setting.locale);
  const mailbox = storefront
    ? html`<a class="quiet" href="${storefront}${paths.devMailbox()}" target="_blank" rel="noopener">${t('sent.mailbox')}</a>`
    : nothing;
  const body = html`<h1 class="serif">${t('sent.title')}</h1><p class="lead">${t(`sent.${kind}`, { email })}</p>${isAgain && !problem ? html`<p class="told" role="status">${t('sent.isAgain')}</p>` : nothing}${problem ? html`<p class="alert" role="alert">${problemText(setting.locale, problem)}</p>` : nothing}<p class="note soft">${t('sent.hours', { hours })}</p>${onward}${mailbox}${form(paths.identity.interaction(uid, 'again'), { csrf }, html`<button class="quiet">${t('sent.again')}</button>`)}${backLink(setting, uid)}`;
  return { title: t('sent.title'), body, isSmall: true };
}

/** Behind the link of a mail: `token` is what the link carries. */
type Linked = { uid: string; token: string; email: string; problem?: Problem };

/** `isStrange`: another browser than the one that asked; it has to show the password that was chosen there. */
export function verifyPage({ locale }: Setting, view: Linked & { isStrange: boolean }): Page {
  const { uid, token, email, problem, isStrange } = view;
  const t = translator(locale, 'issuer');
  const password = isStrange
    ? html`<p class="note">${t('verify.strange')}</p>${secretField(locale, { label: t('password'), problem, hasFocus: true })}`
    : nothing;
  const body = html`${heading(t('verify.title'), t('verify.lead', { email }))}${form(paths.identity.interaction(uid, 'verify'), { token }, html`${password}${primary(t('verify.button'))}`)}`;
  return { title: t('verify.title'), body, isSmall: true };
}

export function resetPage({ locale }: Setting, { uid, token, email, problem }: Linked): Page {
  const t = translator(locale, 'issuer');
  const fields = html`<input type="email" name="username" value="${email}" autocomplete="username" hidden readonly>${secretField(locale, { label: t('newPassword'), isNew: true, problem, hasFocus: true })}${primary(t('reset.button'))}`;
  const body = html`${heading(t('reset.title'), t('reset.lead', { email }))}${form(paths.identity.interaction(uid, 'new-password'), { token }, fields)}`;
  return { title: t('reset.title'), body, isSmall: true };
}

/** The end of a link that was opened in another browser: from here one begins anew. */
export function donePage(setting: Setting, kind: 'verify' | 'reset', email: string): Page {
  const t = translator(setting.locale, 'issuer');
  const body = html`${heading(t(`${kind}.doneTitle`), t(`${kind}.done`, { email }))}${primaryLink(t('verify.onward'), signInAddress(setting))}`;
  return { title: t(`${kind}.doneTitle`), body, isSmall: true };
}
