import { getLocale } from 'next-intl/server';
import type { MemberJson } from '@/lib/people/membership/schema';
import { agencyRoles } from '@/lib/people/membership/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { MemberActions, type RoleOption } from './team-actions';

type Props = {
  viewer: Viewer;
  agencyId: string;
  members: MemberJson[];
  /** What the viewer may make of a colleague; null for those who do not manage the agency. */
  roles: RoleOption[] | null;
  words: Messages['agency']['team'];
};

export async function Colleagues({ viewer, agencyId, members, roles, words }: Props) {
  const [t, locale] = await Promise.all([getTranslations('agency.team'), getLocale()]);
  const mayHandOver = viewer.role === 'admin' || members.some(({ _id, isOwner }) => isOwner && _id === viewer.id);
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('people')}
      </h2>
      <ul className="mt-3 divide-y divide-line-faint border-y border-line">
        {members.map((member) => (
          <li key={member._id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="font-bold">
                {member.displayName}
                {member._id === viewer.id && <span className="font-normal text-soft"> ({t('you')})</span>}
              </p>
              <p className="text-12 text-soft [overflow-wrap:anywhere]">
                {member.email} ·{' '}
                <span className="whitespace-nowrap">
                  {member.isOwner && `${t('owner')} · `}
                  {t('since')} {formatDay(member.joinedAt.slice(0, 10), locale)}
                </span>
              </p>
            </div>
            {roles && !member.isOwner && agencyRoles.some((role) => role === member.role) ? (
              <MemberActions
                // A role that was changed begins anew as the one that is chosen.
                key={member.role}
                address={paths.api.agencyMember(agencyId, member._id)}
                ownershipAddress={mayHandOver ? paths.api.agencyOwnership(agencyId, member._id) : null}
                name={member.displayName}
                isSelf={member._id === viewer.id}
                role={member.role}
                roles={roles}
                words={words}
              />
            ) : (
              <p className="text-13">{t(`roles.${member.role}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
