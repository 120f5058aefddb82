import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';

export const generateMetadata = missingMetadata;

/** Middleware rewrites every unknown address to this page, with status 404. */
export default function UnknownAgencyPage() {
  return <AgencyMissing />;
}
