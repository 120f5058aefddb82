import { AgencyMissing } from '@/components/shell/agency-missing';

/** For words of the house that were not seeded: complete only with script, so what readers can ask for does without it. */
export default function NotFound() {
  return <AgencyMissing />;
}
