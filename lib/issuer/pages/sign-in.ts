import 'server-only';
import type { DemonstrationPerson } from '@/lib/issuer/account/demonstration-people';
import { paths } from '@/lib/platform/addresses/paths';
import { html, type Markup } from '@/lib/platform/html';
import { translator } from '@/lib/platform/i18n/translator';
import { arrow, nothing, type Page } from './layout';
import { errorOf, field, form, heading, type Problem, primary, secretField, typedForm } from './parts';
import type { Setting } from './setting';

export type SignInView = {
  uid: string;
  csrf: string;
  email: string;
  stays: boolean;
  /** Of the pair of address and password. */
  problem?: Problem;
  told?: 'passwordChanged';
  /** Empty outside of demonstrations. */
  people: readonly DemonstrationPerson[];
};

const groups = ['agency', 'desk', 'company'] as const;

function groupOf({ role, isDesk }: DemonstrationPerson): (typeof groups)[number] {
  if (role === 'admin') return 'company';
  return isDesk || role === 'operator' ? 'desk' : 'agency';
}

/** The demonstration's people, each signed in with one click; the group of this sign-in page stands first. */
function demonstrationPeople(setting: Setting, { uid, csrf, people, problem }: SignInView): Markup {
  if (people.length === 0) return nothing;
  const t = translator(setting.locale, 'issuer');
  const ordered = setting.door === 'desk' ? (['desk', 'agency', 'company'] as const) : groups;
  const button = (person: DemonstrationPerson) => {
    const isContact = person.isDesk && person.role !== 'operator';
    const role = t(`demonstration.role.${isContact ? 'hotelContact' : person.role}`);
    const place = person.place ?? (person.role === 'agent' ? t('demonstration.placeless') : null);
    return html`<li><button name="account" value="${person.accountId}"><b>${person.name}</b><span>${[role, place].filter(Boolean).join(' · ')}</span></button></li>`;
  };
  const lists = ordered.flatMap((group) => {
    const members = people.filter((person) => groupOf(person) === group);
    if (members.length === 0) return [];
    return [html`<h3>${t(`demonstration.group.${group}`)}</h3><ul class="people">${members.map(button)}</ul>`];
  });
  const closed = problem?.key === 'demonstration' ? errorOf(setting.locale, 'demonstration-error', problem) : nothing;
  const content = html`${closed}${lists}`;
  return html`<section class="section" aria-labelledby="demonstration"><h2 id="demonstration">${t('demonstration.title')}</h2><p class="soft">${t('demonstration.lead')}</p>${form(paths.identity.interaction(uid, 'demonstration'), { csrf }, content)}</section>`;
}

export function signInPage(setting: Setting, view: SignInView): Page {
  const { locale, door, hostOrigin } = setting;
  const { uid, csrf, email, stays, problem, told } = view;
  const t = translator(locale, 'issuer');
  const wrong = problem?.key === 'demonstration' ? undefined : problem;
  const forgotten = html`<a class="link plain" href="${paths.identity.interaction(uid, 'forgotten')}">${t('signIn.forgotten')}</a>`;
  const fields = html`${field(locale, { name: 'email', label: t('email'), type: 'email', value: email, autocomplete: 'username', hasFocus: email === '' })}${secretField(locale, { label: t('password'), problem: wrong, beside: forgotten, hasFocus: email !== '' })}<label class="stay"><input type="checkbox" name="stay"${stays ? html` checked` : nothing}>${t('signIn.stay')}</label>${primary(t('signIn.button'))}`;
  const otherSignIn = door === 'desk' ? paths.signIn() : paths.deskSignIn();
  const body = html`${heading(t('signIn.title'), t(`signIn.lead.${door}`))}${told ? html`<p class="told" role="status">${t(`signIn.${told}`)}</p>` : nothing}${typedForm(paths.identity.interaction(uid, 'sign-in'), { csrf }, fields)}<p class="aside">${t(`signIn.otherQuestion.${door}`)} <a class="link" href="${hostOrigin}${otherSignIn}">${t(`signIn.otherSignIn.${door}`)}</a></p><section class="section"><h2>${t('signIn.inviteTitle')}</h2><p class="soft">${t('signIn.invite')}</p><a class="link" href="${paths.identity.interaction(uid, 'create')}">${t('signIn.register')} ${arrow}</a></section>${demonstrationPeople(setting, view)}`;
  return { title: t('signIn.title'), body, isTyped: true };
}
