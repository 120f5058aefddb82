import type { BrandColors } from './rules';

/** What a page of any surface may know of the brand it is shown in. */
export type Brand = {
  id: string;
  name: string;
  isB2C: boolean;
  isLoginRequired: boolean;
  isCommissionDisplayed: boolean;
  colors: BrandColors;
  email: string;
  phone: { countryCode: string; number: string };
  postalAddress: string[];
};
