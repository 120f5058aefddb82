import 'server-only';
import type { DemonstrationPerson } from '@/lib/issuer/account/doors';
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

const groups = ['agency', 'desk', 'house'] as const;

function groupOf({ role, isDesk }: DemonstrationPerson): (typeof groups)[number] {
  if (role === 'admin') return 'house';
  return isDesk || role === 'operator' ? 'desk' : 'agency';
}

/** One-click doors of the demonstration; the group of the door somebody came to stands first. */
function demonstrationDoors(setting: Setting, { uid, csrf, people, problem }: SignInView): Markup {
  if (people.length === 0) return nothing;
  const t = translator(setting.locale, 'issuer');
  const ordered = setting.door === 'desk' ? (['desk', 'agency', 'house'] as const) : groups;
  const button = (person: DemonstrationPerson) => {
    const isContact = person.isDesk && person.role !== 'operator';
    const role = t(`doors.role.${isContact ? 'hotelContact' : person.role}`);
    const place = person.place ?? (person.role === 'agent' ? t('doors.placeless') : null);
    return html`<li><button name="account" value="${person.accountId}"><b>${person.name}</b><span>${[role, place].filter(Boolean).join(' · ')}</span></button></li>`;
  };
  const lists = ordered.flatMap((group) => {
    const members = people.filter((person) => groupOf(person) === group);
    if (members.length === 0) return [];
    return [html`<h3>${t(`doors.group.${group}`)}</h3><ul class="doors">${members.map(button)}</ul>`];
  });
  const closed = problem?.key === 'door' ? errorOf(setting.locale, 'door-error', problem) : nothing;
  const content = html`${closed}${lists}`;
  return html`<section class="section" aria-labelledby="doors"><h2 id="doors">${t('doors.title')}</h2><p class="soft">${t('doors.lead')}</p>${form(paths.identity.interaction(uid, 'door'), { csrf }, content)}</section>`;
}

export function signInPage(setting: Setting, view: SignInView): Page {
  const { locale, door, hostOrigin } = setting;
  const { uid, csrf, email, stays, problem, told } = view;
  const t = translator(locale, 'issuer');
  const wrong = problem?.key === 'door' ? undefined : problem;
  const forgotten = html`<a class="link plain" href="${paths.identity.interaction(uid, 'forgotten')}">${t('signIn.forgotten')}</a>`;
  const fields = html`${field(locale, { name: 'email', label: t('email'), type: 'email', value: email, autocomplete: 'username', hasFocus: email === '' })}${secretField(locale, { label: t('password'), problem: wrong, beside: forgotten, hasFocus: email !== '' })}<label class="stay"><input type="checkbox" name="stay"${stays ? html` checked` : nothing}>${t('signIn.stay')}</label>${primary(t('signIn.button'))}`;
  const otherDoor = door === 'desk' ? paths.signIn() : paths.deskSignIn();
  const body = html`${heading(t('signIn.title'), t(`signIn.lead.${door}`))}${told ? html`<p class="told" role="status">${t(`signIn.${told}`)}</p>` : nothing}${typedForm(paths.identity.interaction(uid, 'sign-in'), { csrf }, fields)}<p class="aside">${t(`signIn.otherQuestion.${door}`)} <a class="link" href="${hostOrigin}${otherDoor}">${t(`signIn.otherDoor.${door}`)}</a></p><section class="section"><h2>${t('signIn.inviteTitle')}</h2><p class="soft">${t('signIn.invite')}</p><a class="link" href="${paths.identity.interaction(uid, 'create')}">${t('signIn.register')} ${arrow}</a></section>${demonstrationDoors(setting, view)}`;
  return { title: t('signIn.title'), body, isTyped: true };
}
