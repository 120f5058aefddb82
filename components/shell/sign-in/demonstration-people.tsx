import { type DemonstrationPerson, getDemonstrationPeople } from '@/lib/people/identity/demonstration';
import type { SignInClient } from '@/lib/people/openid/clients';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** `more` leads to the same page with everybody; without it everybody is here. */
type Props = { door: SignInClient; callbackUrl: string | null; title?: string; more?: string };

export const DEMONSTRATION_ANCHOR = 'demonstration';

/** So many are all shown. */
const SHORT = 8;

/** One of each kind; the others are a click away. */
function firstOfEachKind(people: readonly DemonstrationPerson[]): DemonstrationPerson[] {
  const kinds = new Map<string, DemonstrationPerson>();
  for (const person of people) {
    const kind = `${person.isContact ? 'hotelContact' : person.role} ${person.place === null}`;
    if (!kinds.has(kind)) kinds.set(kind, person);
  }
  return [...kinds.values()];
}

/** Links that sign in as a person of the demonstration; there are none outside demo mode. */
export async function DemonstrationPeople({ door, callbackUrl, title, more }: Props) {
  const people = await getDemonstrationPeople(door);
  if (people.length === 0) return null;
  const t = await getTranslations('signIn.demonstration');
  const listed = more && people.length > SHORT ? firstOfEachKind(people) : people;
  return (
    <section id={DEMONSTRATION_ANCHOR} className="mt-7 border-t border-line pt-5" data-demonstration>
      <h2 className="text-14">{title ?? t('title')}</h2>
      <p className="text-13 text-soft">{t('text')}</p>
      <ul className="mt-2 grid gap-x-4 menu:grid-cols-2">
        {listed.map(({ email, name, role, isContact, place }) => (
          <li key={email}>
            <a
              href={paths.api.signIn({
                door,
                callbackUrl: callbackUrl ?? undefined,
                login_hint: email,
                demonstration: true,
              })}
              rel="nofollow"
              className="-mx-2 block rounded-desk px-2 py-1.5 leading-[18px] hover:bg-main-light2"
            >
              <span className="block text-13 leading-[18px] font-bold text-main-ink">{name}</span>
              <span className="block text-12 leading-4 text-soft">
                {[
                  t(`roles.${isContact ? 'hotelContact' : role}`),
                  place ?? (role === 'agent' && !isContact && t('withoutAgency')),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more && people.length > listed.length && (
        <a href={more} rel="nofollow" className="mt-2 block w-fit py-1 text-13 font-bold text-main-ink">
          {t('all', { count: people.length })}
        </a>
      )}
    </section>
  );
}
