import { TextLink } from '@/components/shell/agency-page';
import { getDemonstrationPeople } from '@/lib/people/identity/demonstration';
import { storefrontBrand } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { linkOrigin } from '@/lib/platform/link-origin';
import { starter } from '@/lib/platform/starter';
import { momentOf } from '@/lib/today/time-machine/words';
import { ShownBeginAnew, ShownClockButtons, ShownNextDeadline } from '../when-shown';

const HOUR = 3600;
const DAY = 24 * HOUR;

export type DemonstrationT = Awaited<ReturnType<typeof getTranslations<'demonstration'>>>;

export const stepsOf = (t: DemonstrationT, isMoved: boolean) => [
  { label: t('hour'), body: { bySeconds: HOUR } },
  { label: t('day'), body: { bySeconds: DAY } },
  ...(isMoved ? [{ label: t('back'), body: { offsetSeconds: 0 } }] : []),
];

/** Where mails, money and messages of the demonstration are seen. */
export function placesOf(t: DemonstrationT, locale: Locale) {
  const storefront = linkOrigin({ brandId: storefrontBrand, locale });
  return [
    { href: `${storefront}${paths.devMailbox()}`, label: t('place.mails') },
    { href: `${paths.manageDemonstration()}#payments`, label: t('place.payments') },
    { href: paths.managePayoutRuns(), label: t('place.payouts') },
    { href: paths.conversations(), label: t('place.conversations') },
    { href: paths.manageOutbox(), label: t('place.outbox') },
    { href: `${storefront}/`, label: t('place.storefront') },
  ];
}

/** Who of each kind comes in with one click: an agent, a supervisor, a hotel, an operator. */
async function peopleOf() {
  const [agency, desk] = [await getDemonstrationPeople('agency'), await getDemonstrationPeople('desk')];
  const found = [
    { door: 'agency', role: 'agent', person: agency.find(({ role, place }) => role === 'agent' && place !== null) },
    { door: 'agency', role: 'supervisorAgent', person: agency.find(({ role }) => role === 'supervisorAgent') },
    { door: 'desk', role: 'hotelContact', person: desk.find(({ isContact }) => isContact) },
    { door: 'desk', role: 'operator', person: desk.find(({ role, isContact }) => role === 'operator' && !isContact) },
  ] as const;
  return found.flatMap(({ door, role, person }) =>
    person ? [{ role, href: paths.api.signIn({ door, login_hint: person.email, demonstration: true }) }] : [],
  );
}

/**
 * On every page of an admin while this is a demonstration: what time it is here, the buttons that move it, what there is to look
 * at and as whom, and all data anew.
 */
export async function DemonstrationBar({ locale }: { locale: Locale }) {
  const [t, roles, now, people] = await Promise.all([
    getTranslations('demonstration'),
    getTranslations('signIn.demonstration.roles'),
    clock.now(),
    peopleOf(),
  ]);
  const anew = starter();
  const isMoved = Math.abs(now.getTime() - clock.machine().getTime()) > 1000;
  const { toNext, nextIs, noNext, isMoved: done } = messages[locale].demonstration;
  return (
    <aside aria-label={t('title')} className="no-print border-t border-line bg-[#f4eee2]">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 text-13 desk:px-8">
        <p className="min-w-0 grow">
          {t(isMoved ? 'moved' : 'real')} <b className="figures">{momentOf(now, locale)}</b>
        </p>
        <ShownClockButtons address={paths.api.devClock()} buttons={stepsOf(t, isMoved)} done={done} />
        <ShownNextDeadline now={now.toISOString()} words={{ toNext, nextIs, noNext, isMoved: done }} />
        <TextLink href={paths.manageDemonstration()}>{t('more')}</TextLink>
        <details className="basis-full">
          <summary className="w-fit cursor-pointer py-1">{t('around')}</summary>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-1">
            {placesOf(t, locale).map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-block min-h-6 underline underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
            {people.map(({ role, href }) => (
              <li key={role}>
                <a href={href} rel="nofollow" className="inline-block min-h-6 underline underline-offset-4">
                  {t('comeIn', { role: roles(role) })}
                </a>
              </li>
            ))}
          </ul>
        </details>
        {anew && (
          <div className="basis-full *:mt-0">
            <ShownBeginAnew
              words={messages[locale].demonstration.anew}
              begun={anew.step === 'failed' ? null : anew.step}
            />
          </div>
        )}
      </div>
    </aside>
  );
}
