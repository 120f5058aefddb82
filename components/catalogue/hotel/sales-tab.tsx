import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { Initials } from '@/components/ui/initials';
import { Picture } from '@/components/ui/picture';
import { Table } from '@/components/ui/table';
import type { HotelDetail, HotelSales } from '@/lib/catalogue/hotel/types';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { EarnedHere } from '@/lib/money/ledger/queries/earned-here';
import { paths } from '@/lib/platform/addresses/paths';
import { daysBetween, formatDay, type PlainDate, parsePlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { ReservationState, ReservationWeek } from './reservation-state';

type Props = {
  hotel: HotelDetail;
  sales: HotelSales;
  now: Date;
  locale: Locale;
  /** How long the hotel usually takes, in words. */
  usually: string | null;
  /** What the reader's leads here earn this season; null where they may not know it. */
  earned: readonly EarnedHere[] | null;
  /** *Invite Hotel and Earn*, where there is no direct contract yet. */
  invite?: ReactNode;
};

/** Who sells the hotel, on which contract, and what each programme gives. */
export async function SalesTab({ hotel, sales, now, locale, usually, earned, invite }: Props) {
  const [t, invited] = await Promise.all([getTranslations('hotel.sales'), getTranslations('hotel.invite')]);
  const enquiry = paths.hotel(hotel._id, { tab: 'enquiry' });
  return (
    <div className="grid gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,1fr)_344px] menu:items-start">
      <div className="min-w-0">
        <h2 className="text-18 leading-6">{t('people')}</h2>
        <p className="mt-1 mb-3 text-13 text-soft">{t('peopleLead')}</p>
        <ul className="border-t border-ink">
          <Contact
            name={t('reservations')}
            email={hotel.contact.reservation.email}
            phone={hotel.contact.reservation.phone}
            write={{ href: enquiry, label: t('ask') }}
          >
            <ReservationState hotel={hotel} now={now} />
            {usually && <p className="text-12 text-soft">{t('usually', { time: usually })}</p>}
          </Contact>
          {sales.managers.map(({ fullName, email, languages, image }) => (
            <Contact
              key={email}
              name={fullName}
              email={email}
              picture={image && <Picture picture={image} sizes="40px" />}
              write={{ href: enquiry, label: t('write') }}
            >
              <p className="text-12 text-soft">
                {t('manager')}
                {languages.length > 0 && `, ${t('speaks', { languages: namesOfLanguages(languages, locale) })}`}
              </p>
            </Contact>
          ))}
        </ul>
        {sales.managers.length === 0 && <p className="mt-3 text-soft">{t('nobody')}</p>}
        <ReservationWeek hotel={hotel} now={now} />
        <Programmes sales={sales} />
        {invite && (
          <section className="mt-10">
            <h2 className="mb-2 text-18 leading-6">{invited('title')}</h2>
            {invite}
          </section>
        )}
      </div>
      <aside className="rounded-desk border border-line bg-surface p-5 menu:shadow-float">
        <Contract contract={sales.contract} locale={locale} today={dayAt(now, timeZoneOf(hotel.countryId))} />
        {earned && earned.length > 0 && <Earned earned={earned} />}
      </aside>
    </div>
  );
}

/** Each currency by itself: they are never added. */
async function Earned({ earned }: { earned: readonly EarnedHere[] }) {
  const [t, state] = await Promise.all([getTranslations('hotel.sales'), getTranslations('money.state')]);
  const told = (amount: bigint, currency: string) => formatMoney(money(Number(amount), currency));
  return (
    <section aria-labelledby="earned-here" className="mt-5 border-t border-line pt-4">
      <h2 id="earned-here" className="text-16 leading-6">
        {t('earnedHere')}
      </h2>
      <p className="text-12 text-soft">{t('earnedHereSeason')}</p>
      {earned.map(({ currency, paid, expected }) => (
        <div key={currency} className="mt-2">
          <p className="figures text-22 leading-8">{told(sumOf([paid, expected]), currency)}</p>
          <dl className="text-13">
            {(
              [
                ['paid', paid],
                ['expected', expected],
              ] as const
            ).map(([name, amount]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-line-faint py-1.5">
                <dt className="text-soft">{state(name)}</dt>
                <dd className="figures">{told(amount, currency)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function namesOfLanguages(languages: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(languages.map((language) => names.of(language) ?? language));
}

type ContactProps = {
  name: string;
  email: string;
  phone?: string;
  picture?: ReactNode;
  /** Where this person is written to. */
  write: { href: string; label: string };
  children: ReactNode;
};

function Contact({ name, email, phone, picture, write, children }: ContactProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line-faint py-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_132px_132px] desk:items-center">
      <div className="flex gap-3">
        {picture ? (
          <span className="size-10 shrink-0 overflow-hidden rounded-full">{picture}</span>
        ) : (
          <Initials name={name} drawing={phone ? <Icon name="building" /> : undefined} />
        )}
        <div>
          <h3 className="text-14 leading-5">{name}</h3>
          {children}
        </div>
      </div>
      <a
        href={`mailto:${email}`}
        className="min-h-6 min-w-0 leading-6 [overflow-wrap:anywhere] hover:underline max-desk:ml-13"
      >
        {email}
      </a>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="figures min-h-6 leading-6 hover:underline max-desk:ml-13"
        >
          {phone}
        </a>
      )}
      <a href={write.href} className={compactButtonClass('quiet', 'medium', 'max-desk:ml-13 desk:col-start-4')}>
        {write.label}
        <span className="sr-only">, {name}</span>
      </a>
    </li>
  );
}

type Line = {
  key: string;
  name: string;
  membership: string;
  benefits: string | null;
  percent?: number;
  isMine: boolean;
};

async function Programmes({ sales }: { sales: HotelSales }) {
  const t = await getTranslations('hotel.sales');
  const { contract, programmes, ratePlans } = sales;
  const seesCommission = ratePlans !== undefined;
  const lines: Line[] = [
    ...programmes.map(({ _id, name, membership, benefits, commissionPercent }) => ({
      key: _id,
      name,
      membership: t(`membership.${membership ?? 'none'}`),
      benefits: benefits.join(', '),
      percent: commissionPercent,
      isMine: membership === 'verified',
    })),
    ...(contract.state === 'inForce' && seesCommission
      ? [
          {
            key: 'agreement',
            name: t('agreement'),
            membership: t('contract'),
            benefits: null,
            percent: contract.commissionPercent,
            isMine: true,
          },
        ]
      : []),
    ...(ratePlans ?? []).map(({ name, commissionPercent }) => ({
      key: `plan ${name}`,
      name,
      membership: t('everybody'),
      benefits: null,
      percent: commissionPercent,
      isMine: false,
    })),
  ];
  // What an agency has earns it the best of all: that one is marked.
  const best = Math.max(...lines.map(({ percent = 0, isMine }) => (isMine ? percent : 0)));
  const applies = ({ percent, isMine }: Line) => isMine && percent !== undefined && percent > 0 && percent === best;
  const title = seesCommission ? t('programmes') : t('benefitsOnly');
  return (
    <section className="mt-10">
      <h2 className="text-18 leading-6">{title}</h2>
      {seesCommission && <p className="mt-1 mb-2 text-13 text-soft">{t('programmesLead')}</p>}
      <Table
        label={title}
        rows={lines}
        keyOf={({ key }) => key}
        isMarked={applies}
        empty={t('noProgrammes')}
        columns={[
          {
            head: t('programme'),
            cell: (line) => (
              <>
                <strong className="font-bold">{line.name}</strong>
                {applies(line) && <span className="block text-12 text-soft">{t('applies')}</span>}
              </>
            ),
          },
          {
            head: t('yourAgency'),
            className: 'desk:w-40',
            cell: ({ membership, isMine }) => (
              <span className={isMine ? 'font-bold text-positive' : undefined}>{membership}</span>
            ),
          },
          { head: t('benefits'), cell: ({ benefits }) => benefits || t('noBenefits') },
          ...(seesCommission
            ? [
                {
                  head: t('commission'),
                  isFigure: true,
                  cell: ({ percent }: Line) => percent !== undefined && t('percent', { percent }),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

type ContractProps = { contract: HotelSales['contract']; locale: Locale; today: PlainDate };

async function Contract({ contract, locale, today }: ContractProps) {
  const t = await getTranslations('hotel.sales');
  const from = formatDay(contract.validFrom, locale);
  const until = formatDay(contract.validUntil, locale);
  const [begins, ends] = [parsePlainDate(contract.validFrom ?? ''), parsePlainDate(contract.validUntil ?? '')];
  const days = begins && ends ? daysBetween(begins, ends) : 0;
  const gone = begins && days > 0 ? Math.min(100, Math.max(0, (daysBetween(begins, today) / days) * 100)) : null;
  return (
    <section>
      <h2 className="text-16 leading-6">{t('contract')}</h2>
      <p className={`mt-1 ${contract.state === 'inForce' ? 'font-bold text-positive' : 'text-soft'}`}>
        {t(`contractState.${contract.state}`)}
      </p>
      {gone !== null && (
        <div aria-hidden="true" className="mt-4 h-1 bg-line">
          <div className="h-full bg-main" style={{ width: `${gone}%` }} />
        </div>
      )}
      {from && <p className="mt-2 text-13 text-soft">{until ? t('until', { from, until }) : t('since', { from })}</p>}
      {contract.commissionPercent !== undefined && (
        <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3">
          <span>{t('commission')}</span>
          <strong className="font-bold">{t('percent', { percent: contract.commissionPercent })}</strong>
        </p>
      )}
    </section>
  );
}
