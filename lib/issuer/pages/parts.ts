import 'server-only';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '@/lib/issuer/account/rules';
import { html, type Markup } from '@/lib/platform/html';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { nothing, typedFormId } from './layout';

/** A sentence below `issuer.problem` with what it takes; or one below `error`, for fields all forms have in common. */
export type Problem = { key: string; minutes?: number };

const shared = ['emailRequired', 'tooLong'] as const;
/** They say when it may be tried again. */
const ending = ['locked', 'busy', 'tooManyMails'] as const;
const own = [
  'wrong',
  'passwordRequired',
  'passwordShort',
  'passwordLong',
  'passwordIsEmail',
  'passwordMonotonous',
  'passwordOther',
  'notConfirmed',
  'demonstration',
] as const;

export function problemText(locale: Locale, { key, minutes = 1 }: Problem): string {
  const t = translator(locale, 'issuer');
  const ends = ending.find((name) => name === key);
  if (ends) return t(`problem.${ends}`, { minutes });
  const ours = own.find((name) => name === key);
  if (ours) return t(`problem.${ours}`, { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM });
  return translator(locale, 'error')(shared.find((name) => name === key) ?? 'invalidValue');
}

type Field = {
  name: string;
  label: string;
  value?: string;
  type?: 'email' | 'text';
  autocomplete: string;
  problem?: Problem;
  help?: string;
  isOptional?: boolean;
  hasFocus?: boolean;
};

const described = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ');

export function errorOf(locale: Locale, id: string, problem: Problem | undefined): Markup {
  return problem ? html`<p class="error" id="${id}" role="alert">${problemText(locale, problem)}</p>` : nothing;
}

export function field(locale: Locale, options: Field): Markup {
  const { name, label, value = '', type = 'text', autocomplete, problem, help, isOptional, hasFocus } = options;
  const t = translator(locale, 'issuer');
  const by = described(problem && `${name}-error`, help && `${name}-help`);
  return html`<div class="field"><label for="${name}">${label}${isOptional ? html` <span class="soft">(${t('optional')})</span>` : nothing}</label><div class="box"><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${type === 'email' ? html` inputmode="email" spellcheck="false" autocapitalize="none"` : nothing}${isOptional ? nothing : html` required`}${problem ? html` aria-invalid="true"` : nothing}${by === '' ? nothing : html` aria-describedby="${by}"`}${hasFocus ? html` autofocus` : nothing}></div>${errorOf(locale, `${name}-error`, problem)}${help ? html`<p class="help" id="${name}-help">${help}</p>` : nothing}</div>`;
}

type Secret = {
  label: string;
  isNew?: boolean;
  problem?: Problem;
  /** Stands at the end of the label's line. */
  beside?: Markup;
  hasFocus?: boolean;
};

/** A password is never sent back into the page. */
export function secretField(
  locale: Locale,
  { label, isNew = false, problem, beside = nothing, hasFocus }: Secret,
): Markup {
  const t = translator(locale, 'issuer');
  const limits = isNew ? html` minlength="${PASSWORD_MINIMUM}"` : nothing;
  const by = described(problem && 'password-error', isNew && 'password-help', 'password-caps');
  return html`<div class="field"><div class="row"><label for="password">${label}</label>${beside}</div><div class="box secret"><input id="password" name="password" type="password" autocomplete="${isNew ? 'new-password' : 'current-password'}" required${limits} maxlength="${PASSWORD_MAXIMUM}" data-caps="password-caps" aria-describedby="${by}"${problem ? html` aria-invalid="true"` : nothing}${hasFocus ? html` autofocus` : nothing}><button type="button" hidden aria-controls="password" aria-label="${t('showPassword')}" data-show="${t('show')}" data-hide="${t('hide')}" data-show-label="${t('showPassword')}" data-hide-label="${t('hidePassword')}">${t('show')}</button></div><p class="help" id="password-caps" role="status" hidden>${t('capsLock')}</p>${errorOf(locale, 'password-error', problem)}${isNew ? html`<p class="help" id="password-help">${t('passwordHelp', { minimum: PASSWORD_MINIMUM })}</p>` : nothing}</div>`;
}

export const heading = (title: string, lead: string) =>
  html`<h1 class="serif">${title}</h1><p class="lead">${lead}</p>`;

/** A form of ours: bound to its interaction by `csrf`, which only the page of that interaction knows. */
export function form(action: string, hidden: Record<string, string>, content: Markup, id?: string): Markup {
  const inputs = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" novalidate action="${action}"${id ? html` id="${id}"` : nothing}>${inputs}${content}</form>`;
}

/** The one form of a page with `isTyped`. */
export const typedForm = (action: string, hidden: Record<string, string>, content: Markup) =>
  form(action, hidden, content, typedFormId);

export const primary = (label: string) => html`<button class="primary">${label}</button>`;
export const primaryLink = (label: string, href: string) => html`<a class="primary" href="${href}">${label}</a>`;
