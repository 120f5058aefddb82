import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { parsePlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { PANEL_FORM, type Week, weekKey } from './week';
import { WEEK_LINK } from './week-link';

/** The week a link of the season asks for, as its address says. */
function askedFor(link: HTMLAnchorElement) {
  const query = new URLSearchParams(link.search);
  return { key: `${query.get('checkIn')}/${query.get('checkOut')}`, level: query.get('serviceLevel') ?? '' };
}

/** The season's links hold everything about their week; nothing of it is sent a second time for the browser. */
function read(link: HTMLAnchorElement, currency: string): Week | null {
  const { state, amount } = link.dataset;
  const { key, level } = askedFor(link);
  const [from, to] = key.split('/');
  const checkIn = parsePlainDate(from);
  const checkOut = parsePlainDate(to);
  if (!checkIn || !checkOut) return null;
  return {
    checkIn,
    checkOut,
    guests: guestsInAddress(),
    serviceLevel: level,
    state: state === 'available' ? 'available' : 'onRequest',
    price: amount ? money(Number(amount), currency) : null,
  };
}

/** How many a search was for: `?adults=8&children=2`. */
function guestsInAddress(): NonNullable<Week['guests']> {
  const query = new URLSearchParams(location.search);
  return { adults: query.get('adults'), children: query.get('children') };
}

/** Shows them where guests are chosen; more than the property sleeps changes nothing. */
function showGuests(): void {
  for (const [name, count] of Object.entries(guestsInAddress())) {
    const choice = document.querySelector<HTMLSelectElement>(`#${PANEL_FORM} select[name=${name}]`);
    if (choice && [...choice.options].some(({ value }) => value === count)) choice.value = count ?? '';
  }
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(WEEK_LINK)];
}

const amountOf = (link: HTMLElement) => Number(link.dataset.amount || Number.POSITIVE_INFINITY);

/** Without a level the cheapest of the week: that is the price a list shows. */
function linkOf(week: string, level: string | null): HTMLAnchorElement | undefined {
  const ofWeek = links().filter((link) => askedFor(link).key === week);
  if (level !== null) return ofWeek.find((link) => isSameServiceLevel(askedFor(link).level, level));
  return ofWeek.sort((a, b) => amountOf(a) - amountOf(b))[0];
}

function current(): HTMLAnchorElement | undefined {
  return links().find((link) => link.ariaCurrent === 'true');
}

/** Marks the choice in the season, in both choices of the service level, and in the address, so that a reload keeps it. */
function show(week: Week): Week {
  const key = weekKey(week);
  for (const row of document.querySelectorAll('tr[data-chosen]')) row.removeAttribute('data-chosen');
  for (const link of links()) {
    const asked = askedFor(link);
    const isChosen = asked.key === key && asked.level === week.serviceLevel;
    if (isChosen) {
      link.setAttribute('aria-current', 'true');
      link.closest('tr')?.setAttribute('data-chosen', '');
      link.closest('details')?.setAttribute('open', '');
    } else link.removeAttribute('aria-current');
  }
  for (const bar of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    bar.toggleAttribute('data-chosen', bar.dataset.bar === key);
  }
  for (const choice of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-level-choice]')) {
    if (choice instanceof HTMLInputElement) {
      choice.checked = choice.value === week.serviceLevel;
      continue;
    }
    choice.value = week.serviceLevel;
    for (const option of choice.options) option.disabled = linkOf(key, option.value) === undefined;
  }
  const address = new URL(location.href);
  address.searchParams.set('checkIn', week.checkIn);
  address.searchParams.set('checkOut', week.checkOut);
  address.searchParams.set('serviceLevel', week.serviceLevel);
  // Without a state of its own the router takes the address over; with the present one it would put the old one back.
  history.replaceState(null, '', address);
  return week;
}

export function fromLink(currency: string, link?: Element): Week | null {
  const week = link instanceof HTMLAnchorElement ? read(link, currency) : null;
  return week && show(week);
}

/** The same week at another service level; a level not offered in that week changes nothing but what a telephone lists. */
export function fromLevel(currency: string, choice?: Element): Week | null {
  if (!(choice instanceof HTMLInputElement || choice instanceof HTMLSelectElement)) return null;
  const chosen = current();
  return chosen ? fromLink(currency, linkOf(askedFor(chosen).key, choice.value)) : null;
}

/** `?checkIn=…&checkOut=…&serviceLevel=…&adults=…`, from a search or from the last visit. */
export function fromAddress(currency: string): Week | null {
  showGuests();
  const query = new URLSearchParams(location.search);
  return fromLink(currency, linkOf(`${query.get('checkIn')}/${query.get('checkOut')}`, query.get('serviceLevel')));
}
