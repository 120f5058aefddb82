import { AgencyMissing } from '@/components/shell/agency-missing';

/** For what only the database knows not to be there, such as a filled opening. */
export default function NotFound() {
  return <AgencyMissing />;
}
