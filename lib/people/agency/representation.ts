import { paths } from '@/lib/platform/addresses/paths';
import type { AgencyJson } from './schema';
import type { AgencyRow } from './types';

/** What the form of an agency's details is filled with, for its version (rule 7.13). */
export const agencyDetails = ({
  name,
  autoInviteEmailDomain,
  address,
  phone,
}: Pick<AgencyRow, 'name' | 'autoInviteEmailDomain' | 'address' | 'phone'>) => ({
  name,
  autoInviteEmailDomain,
  address,
  phone,
});

/** An agency for JSON. */
export function toAgencyJson(agency: AgencyRow): AgencyJson {
  return {
    _id: agency.id,
    name: agency.name,
    corporateDesign: {
      colors: {
        main: agency.designMainColor,
        accentOnMain: agency.designAccentOnMain,
        invertedFont: agency.designInvertedFont,
      },
      logoUrl: agency.designLogoId && paths.api.agencyLogo(agency.designLogoId),
      theme: agency.designTheme,
    },
    programMemberships: agency.programmes.map(({ programmeId, status }) => ({ programId: programmeId, status })),
    address: agency.address,
    phone: agency.phone,
    autoInviteEmailDomain: agency.autoInviteEmailDomain,
    verification: agency.verification,
    verificationNote: agency.verificationNote,
  };
}
