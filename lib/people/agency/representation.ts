import { designOf, designSelect } from '@/lib/brand/agency';
import { paths } from '@/lib/platform/addresses/paths';
import type { CorporateDesign } from '@/lib/platform/viewer/types';
import type { AgencyJson, AgencyPatch } from './schema';
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

/** The same of the form of its design. */
export const agencyDesign = ({ main, accentOnMain, invertedFont, theme, logoId }: CorporateDesign) => ({
  main,
  accentOnMain,
  invertedFont,
  theme,
  logoId,
});

type Patched = Pick<AgencyPatch, 'name' | 'autoInviteEmailDomain' | 'address' | 'phone' | 'corporateDesign'>;

/** What a patch names, as it stands, and under which names the audit has it: each of the two forms has its own version. */
export function editedParts(agency: AgencyRow, { corporateDesign, ...named }: Patched) {
  const details = agencyDetails(agency);
  if (corporateDesign === undefined) return { stands: details, keys: Object.keys(details) };
  const { name: _, ...columns } = designSelect;
  const design = { stands: agencyDesign(designOf(agency)), keys: Object.keys(columns) };
  if (Object.values(named).every((said) => said === undefined)) return design;
  return { stands: { ...details, ...design.stands }, keys: [...Object.keys(details), ...design.keys] };
}

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
