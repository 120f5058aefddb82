import { aboutPage } from './about';
import { contactPage } from './contact';
import { destinationsPage } from './destinations';
import { enquireNowPage } from './enquire-now';
import { imprintPage } from './imprint';
import { legalNoticePage } from './legal-notice';
import { packageRateRulesPage } from './package-rate-rules';
import { partnerPage } from './partner';
import { privacyPolicyPage } from './privacy-policy';
import { servicePage } from './service';
import { termsAndConditionsPage } from './terms-and-conditions';
import { transfersPage } from './transfers';
import type { InfoPageContent } from './types';

export const infoPages: InfoPageContent[] = [
  aboutPage,
  servicePage,
  destinationsPage,
  transfersPage,
  contactPage,
  enquireNowPage,
  partnerPage,
  packageRateRulesPage,
  termsAndConditionsPage,
  privacyPolicyPage,
  imprintPage,
  legalNoticePage,
];
