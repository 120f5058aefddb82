import { conciergeJobPages } from './concierge-jobs';
import { helpCentrePage } from './help-centre';
import { ldsPages } from './lds';
import type { AgencyPageContent } from './types';

/** Pages of words of the agency surface: content rows of kind `agency`. */
export const agencyPages: readonly AgencyPageContent[] = [...ldsPages, helpCentrePage, ...conciergeJobPages];
