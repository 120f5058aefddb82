import type { PaymentProfile } from './schema';

/** Every colour of a brand, each `#rrggbb` and each pair of text and ground readable (rule 1.4). */
export type BrandColors = {
  main: string;
  /** main mixed with white 40 % and 90 %, with black 50 % (rule 1.4). light1 carries no text. */
  light1: string;
  light2: string;
  hover: string;
  /** Text on main, on hover. */
  onMain: string;
  onHover: string;
  /** Lines and marks, never text: gold reaches neither 4.5:1 on white nor 3:1 on paper. */
  accent: string;
  /** The same on main, 3:1. */
  accentOnMain: string;
  /** main as text on the light grounds, light2 among them. */
  mainInk: string;
  h2Header: string;
  priceRange: string;
};

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

export type Reference = {
  isRequired: boolean;
  /** Null: the default label, in the page's language. */
  name: string | null;
  prefix: string;
};

/** A brand's row, everything of rule 1.2. Paths are below `/public`. */
export type BrandProfile = Brand & {
  productName: string;
  hostKeyword: string | null;
  /** Case-insensitive regular expression. */
  companyPattern: string | null;
  position: number;
  isCardProgramme: boolean;
  /** As stored; judged by `brandColors`. */
  ownColors: OwnColors;
  faviconPath: string | null;
  logoPath: string | null;
  menuBar: { areColorsInverted: boolean; backgroundPath: string | null; logoPath: string | null };
  bookingReference: Reference;
  clientReference: Reference;
  offerMarkup: { isSupported: boolean; isHidden: boolean };
  paymentProfile: { default: PaymentProfile; change: PaymentProfileChange };
  pdf: { template: string; mainColor: string | null; footerBackground: string | null; logoPath: string | null };
};

/** On which of a brand's hosts people may choose who pays. */
export type PaymentProfileChange = 'never' | 'onLocalHosts' | 'everywhere';

export type OwnColors = {
  main: string;
  accent: string;
  invertedFont: string | null;
  h2Header: string | null;
  priceRange: string | null;
};

export type MenuBar = {
  isInverted: boolean;
  background: string;
  ink: string;
  /** Lines and marks on the background. */
  accent: string;
  /** A picture under the bar, and how much of `background` lies over it so that `ink` stays readable (0 to 1). */
  picture: { path: string; veil: number } | null;
  logoPath: string | null;
};

/** One step of the answer to "Why this brand?": words at `brand.why.<step>.<outcome>`, which take `value`. */
export type BrandReason = { step: ReasonStep; outcome: string; value: string };
export type ReasonStep =
  | 'storefrontHost'
  | 'hostKeyword'
  | 'company'
  | 'default'
  | 'mainColor'
  | 'inkOnMain'
  | 'accentOnMain'
  | 'logo'
  | 'menuBar'
  | 'paymentProfile';

/** The brand somebody is shown: the profile with the agency's colours, logo and theme on top, and why it is this one. */
export type EffectiveBrand = Omit<BrandProfile, 'menuBar' | 'paymentProfile'> & {
  /** Whether it may be chosen on the host somebody is on. */
  paymentProfile: { default: PaymentProfile; canBeChanged: boolean };
  menuBar: MenuBar;
  /** The logo is the agency's own, a whole one; a brand's is a mark that stands beside its name. */
  isLogoOfAgency: boolean;
  why: readonly BrandReason[];
};
