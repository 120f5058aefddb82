import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AskedButton } from '@/components/form/asked-button';
import { TextLink } from '@/components/shell/agency-page';
import { listHouses } from '@/lib/people/user/queries';
import { accessOf } from '@/lib/people/user/representation';
import type { Person } from '@/lib/people/user/types';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { formatDay, formatMoment } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { roles, type Viewer } from '@/lib/platform/viewer/types';
import { ActButton } from './act-button';
import { MergePeople } from './merge-people';
import { PersonForm } from './person-form';

/** What an admin changes, ends and reads of one person. */
export async function ManagedPerson({ viewer, person, into }: { viewer: Viewer; person: Person; into: string }) {
  if (person.mergedInto) return <Merged {...person.mergedInto} />;
  return <Standing viewer={viewer} person={person} into={into} />;
}

async function Merged({ _id, name }: { _id: string; name: string }) {
  const t = await getTranslations('people');
  return (
    <>
      <p className="max-w-[68ch]">{t('merged', { name })}</p>
      <p className="mt-3">
        <TextLink href={paths.managePerson(_id)} hasArrow>
          {name}
        </TextLink>
      </p>
    </>
  );
}

async function Standing({ viewer, person, into }: { viewer: Viewer; person: Person; into: string }) {
  const [t, { people, user }, houses] = await Promise.all([
    getTranslations('people'),
    getMessages(),
    listHouses(viewer, { hotelId: person.hotel?._id ?? null, operatorId: person.operator?._id ?? null }),
  ]);
  const { role, company, hotel, operator } = person;
  const version = contentVersion(
    accessOf({ role, company, hotelId: hotel?._id ?? null, operatorId: operator?._id ?? null }),
  );
  const choices = (named: { id: string; name: string }[]) => [
    { value: '', label: people.nobody },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-2">
      <Part title={t('access')}>
        <PersonForm
          key={version}
          version={version}
          action={paths.api.user(person._id)}
          person={person}
          isSelf={person._id === viewer.id}
          roles={roles.map((role) => ({ value: role, label: user.roles[role] }))}
          hotels={choices(houses.hotels)}
          operators={choices(houses.operators)}
          words={people}
        />
      </Part>
      <Part title={t('sessions.title')}>
        <Sessions person={person} />
      </Part>
      <Part title={t('agencies')}>
        <Agencies person={person} />
        <p className="grid justify-items-start gap-1">
          <TextLink href={paths.manageAudit({ actorId: person._id })} hasArrow>
            {t('history')}
          </TextLink>
          <TextLink href={paths.manageAudit({ entity: 'user', entityId: person._id })} hasArrow>
            {t('changes')}
          </TextLink>
        </p>
      </Part>
      <Part title={t('merge.title')}>
        <MergePeople viewer={viewer} person={person} into={into} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[640px]">
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

async function Sessions({ person: { _id, displayName, lastSignedInAt, sessions } }: { person: Person }) {
  const [t, { people }, locale] = await Promise.all([getTranslations('people.sessions'), getMessages(), getLocale()]);
  const moment = (at: Date) => formatMoment(at, locale, OFFICE_TIME_ZONE);
  if (sessions.length === 0) {
    return (
      <p className="mt-2 text-14 text-soft">
        {lastSignedInAt ? t('none', { moment: moment(lastSignedInAt) }) : t('never')}
      </p>
    );
  }
  const { button, question, text, yes, keep, done } = people.sessions;
  const name = (sentence: string) => sentence.replace('{name}', () => displayName);
  return (
    <>
      <ul className="mt-3 mb-4 divide-y divide-line-faint border-y border-line">
        {sessions.map(({ host, door, createdAt, endsAt }) => (
          <li
            key={`${host} ${createdAt.toISOString()}`}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-14"
          >
            <span>
              {host} <span className="text-13 text-soft">{t(`door.${door}`)}</span>
            </span>
            <span className="figures text-13 text-soft">
              {t('time', { since: moment(createdAt), until: moment(endsAt) })}
            </span>
          </li>
        ))}
      </ul>
      <AskedButton
        action={paths.api.userSessions(_id)}
        words={{ button, question: name(question), text, yes, keep, done: name(done) }}
      />
    </>
  );
}

async function Agencies({ person: { agency, memberships } }: { person: Person }) {
  const [t, { manage }, locale] = await Promise.all([getTranslations('people'), getMessages(), getLocale()]);
  const day = (at: Date) => formatDay(at.toISOString().slice(0, 10), locale);
  if (memberships.length === 0) return <p className="mt-2 mb-3 text-14 text-soft">{t('noAgency')}</p>;
  return (
    <>
      <ul className="mt-3 mb-3 divide-y divide-line-faint border-y border-line">
        {memberships.map(({ agency: { _id, name }, isOwner, joinedAt, removedAt }) => (
          <li key={joinedAt.toISOString()} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <a href={paths.manageAgency(_id)} data-soft className="font-bold hover:underline">
              {name}
            </a>
            <span className="text-13 text-soft">
              {removedAt
                ? t('wasMember', { from: day(joinedAt), until: day(removedAt) })
                : t(isOwner ? 'owner' : 'member', { from: day(joinedAt) })}
            </span>
          </li>
        ))}
      </ul>
      {agency && (
        <p className="mb-3">
          <ActButton agencyId={agency._id} label={manage.agency.act} />
        </p>
      )}
    </>
  );
}
