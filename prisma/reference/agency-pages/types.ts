import type { InfoPageContent } from '../info-pages/types';

/** A page of words of the agency surface; its slug is its path there. */
export type AgencyPageContent = Omit<InfoPageContent, 'picture' | 'updatedOn'>;
