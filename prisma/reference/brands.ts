import { slugify } from '@/lib/platform/addresses/slug';
import type { Prisma } from '@/prisma/generated/client';

type Row = Prisma.BrandCreateManyInput;
type Place = { country: '33' | '41' | '43' | '44' | '49'; address: string[] };

/** What every brand says of itself; the rest has a default. */
type BrandContent = Pick<Row, 'id' | 'name' | 'mainColor'> & Partial<Row> & { place?: Place };

const munich: Place = { country: '49', address: ['Maximiliansplatz 9', '80333 München'] };
const london: Place = { country: '44', address: ['14 Larkfield Row', 'London W1'] };
const geneva: Place = { country: '41', address: ['Quai des Tilleuls 31', '1204 Genève'] };
const vienna: Place = { country: '43', address: ['Kaisergarten 3', '1010 Wien'] };
const paris: Place = { country: '33', address: ['8 rue des Hirondelles', '75006 Paris'] };

/**
 * Agents pay, but with their client's card and without its security code: of the three profiles the one where the agency
 * is the payer and the rate stands alone (rule 5.9; `ClientPays` would make the client the payer).
 */
const cardProgramme = { isCardProgramme: true, paymentProfile: 'AgencyPaysStandAloneRate' } as const;
const bothReferences = { isBookingReferenceNeeded: true, isClientReferenceNeeded: true } as const;

/** In the order in which their company patterns are tried. All invented: a keyword is an address, not a name. */
const companyBrands: readonly BrandContent[] = [
  {
    id: 'amex',
    name: 'Carta',
    productName: 'Carta Travel Desk',
    hostKeyword: 'amex',
    companyPattern: '\\bcarta\\b',
    mainColor: '#1f2a44',
    accentColor: '#b9975b',
    bookingReferenceName: 'TLS number',
    clientReferenceName: 'CC number',
    pdfTemplate: 'banner',
    pdfFooterBackground: '#eef0f4',
    ...cardProgramme,
    ...bothReferences,
    place: london,
  },
  {
    id: 'dnata',
    name: 'Dunehaven',
    hostKeyword: 'dnata',
    companyPattern: 'dunehaven',
    mainColor: '#8c3b1f',
    accentColor: '#c99a6b',
    place: london,
  },
  {
    id: 'luxotic',
    name: 'Isola Rara',
    hostKeyword: 'luxotic',
    companyPattern: 'isola\\s+rara',
    mainColor: '#0b4f57',
    accentColor: '#d0a56a',
    menuIsInverted: true,
    menuBackgroundPath: '/media/banner-03.jpg',
    menuLogoPath: '/brands/luxotic/menu-logo.svg',
    pdfTemplate: 'banner',
    place: geneva,
  },
  {
    id: 'topcentive',
    name: 'Meridian Rewards',
    hostKeyword: 'topcentive',
    companyPattern: 'meridian\\s+rewards',
    mainColor: '#7a1f3d',
    accentColor: '#c2907a',
    place: munich,
  },
  {
    id: 'bookltn',
    name: 'Lantern & Pine',
    hostKeyword: 'bookltn',
    companyPattern: 'lantern\\s*(&|and)\\s*pine',
    mainColor: '#2f4a2b',
    accentColor: '#c8a24a',
    place: london,
  },
  {
    id: 'bookglds',
    name: 'Goldleaf Society',
    hostKeyword: 'bookglds',
    companyPattern: 'goldleaf',
    mainColor: '#e3c565',
    accentColor: '#7c5a12',
    h2HeaderColor: '#5b4310',
    menuIsInverted: true,
    pdfMainColor: '#5b4310',
    pdfFooterBackground: '#fbf5e2',
    place: paris,
  },
  { id: 'halcyon', name: 'Halcyon Concierge', companyPattern: '\\bhalcyon\\b', mainColor: '#1c4e80', place: london },
  {
    id: 'aurelle',
    name: 'Aurelle Voyages',
    companyPattern: '\\baurelle\\b',
    mainColor: '#6d1a36',
    accentColor: '#b98a72',
    place: geneva,
  },
  {
    id: 'vela',
    name: 'Vela Private',
    companyPattern: '\\bvela\\b',
    mainColor: '#3d2b56',
    accentColor: '#a98fc4',
    isCommissionDisplayed: false,
    ...bothReferences,
    pdfTemplate: 'banner',
    pdfMainColor: '#2c1f3f',
    place: geneva,
  },
  {
    id: 'dorado',
    name: 'Studio Dorado',
    companyPattern: '\\bdorado\\b',
    mainColor: '#6b4e16',
    accentColor: '#d2a941',
    priceRangeColor: '#8a6414',
    isOfferMarkupHidden: true,
    paymentProfile: 'AgencyPaysPackageRate',
    place: vienna,
  },
  {
    id: 'onyx',
    name: 'Onyx Privilege',
    companyPattern: '\\bonyx\\b',
    mainColor: '#15171a',
    accentColor: '#a7adb5',
    invertedFontColor: '#f4f1ea',
    menuIsInverted: true,
    menuLogoPath: '/brands/onyx/menu-logo.svg',
    ...cardProgramme,
    place: vienna,
  },
  {
    id: 'aurum',
    name: 'Aurum Circle',
    companyPattern: '\\baurum\\b',
    mainColor: '#5c4a1e',
    accentColor: '#c8a951',
    ...cardProgramme,
    place: munich,
  },
  { id: 'fernweh', name: 'Fernweh Manufaktur', companyPattern: 'fernweh', mainColor: '#2d6a4f', place: munich },
  { id: 'lindqvist', name: 'Lindqvist Resor', companyPattern: 'lindqvist', mainColor: '#005f86', place: london },
  { id: 'bellavia', name: 'Bellavia Viaggi', companyPattern: 'bellavia', mainColor: '#a3272f', place: geneva },
  {
    id: 'castellane',
    name: 'Castellane & Fils',
    companyPattern: 'castellane',
    mainColor: '#27346b',
    accentColor: '#c4a484',
    h2HeaderColor: '#1b2552',
    place: paris,
  },
  {
    id: 'kitterick',
    name: 'Kitterick Travel',
    companyPattern: 'kitterick',
    mainColor: '#3f3d56',
    isOfferMarkupSupported: false,
    place: london,
  },
  { id: 'seeblick', name: 'Seeblick Reisen', companyPattern: 'seeblick', mainColor: '#1b6ca8', place: vienna },
  {
    id: 'marchetti',
    name: 'Marchetti Club',
    companyPattern: 'marchetti',
    mainColor: '#4a1942',
    accentColor: '#c58fae',
    isOfferMarkupHidden: true,
    place: geneva,
  },
  { id: 'norrsken', name: 'Norrsken', companyPattern: 'norrsken', mainColor: '#14505c', place: london },
  { id: 'perlenfischer', name: 'Perlenfischer Reisen', companyPattern: 'perlen', mainColor: '#b0475f', place: munich },
  { id: 'tamarisk', name: 'Tamarisk Lifestyle', companyPattern: 'tamarisk', mainColor: '#99582a', place: london },
  {
    id: 'quillon',
    name: 'Quillon House',
    companyPattern: 'quillon',
    mainColor: '#46494c',
    isOfferMarkupHidden: true,
    place: london,
  },
  // A middle tone that carries neither ink: shown in the nearest shade that does.
  { id: 'weissgrat', name: 'Weissgrat Alpin', companyPattern: 'wei(ss|ß)grat', mainColor: '#7d8a6a', place: vienna },
  // Last on purpose: half the agencies call themselves a concierge, and their own brand comes first.
  {
    id: 'guild',
    name: 'The Concierge Guild',
    companyPattern: 'concierge|lifestyle',
    mainColor: '#2a4858',
    accentColor: '#b39b6e',
    place: london,
  },
];

const houseCompany = { email: 'stay@alpenglow.example', mainColor: '#11494b' };

const ownBrands: readonly BrandContent[] = [
  {
    ...houseCompany,
    id: 'alpenglow',
    name: 'Alpenglow',
    productName: 'Alpenglow',
    hostKeyword: 'alpenglow',
    companyPattern: 'alpenglow',
    position: 0,
    isB2C: true,
    isLoginRequired: false,
    isCommissionDisplayed: false,
    phoneNumber: '8955501840',
    place: { country: '49', address: ['Alpenglow Reisen GmbH', ...munich.address] },
  },
  {
    ...houseCompany,
    id: 'default',
    name: 'Luxury Distribution System',
    position: 100,
    paymentProfileChange: 'onLocalHosts',
    // Its name in letters behind the gold bar is its wordmark.
    logoPath: null,
    phoneNumber: '8955501840',
    place: { country: '49', address: ['Luxury Distribution System', ...munich.address] },
  },
];

const LOCAL_NUMBERS: Record<Place['country'], (position: number) => string> = {
  '33': (position) => `1990055${String(position).padStart(2, '0')}`,
  '41': (position) => `2255501${String(position).padStart(2, '0')}`,
  '43': (position) => `15550${String(position).padStart(3, '0')}`,
  '44': (position) => `20794607${String(position).padStart(2, '0')}`,
  '49': (position) => `89555018${String(position).padStart(2, '0')}`,
};

function rowOf({ place = munich, ...content }: BrandContent, index: number): Row {
  const position = content.position ?? index + 1;
  return {
    productName: 'Luxury Distribution System',
    companyPattern: null,
    isB2C: false,
    isCommissionDisplayed: true,
    accentColor: '#b08d57',
    email: `desk@${slugify(content.name)}.example`,
    phoneCountryCode: place.country,
    phoneNumber: LOCAL_NUMBERS[place.country](position),
    postalAddress: content.position === undefined ? [content.name, ...place.address] : place.address,
    faviconPath: `/brands/${content.id}/favicon.svg`,
    logoPath: `/brands/${content.id}/logo.svg`,
    pdfLogoPath: `/brands/${content.id}/logo.svg`,
    ...content,
    position,
  };
}

/** 27: the storefront, the default and 25 company brands, six of them with a host keyword (rule 1.2). */
export const brandRows: readonly Row[] = [...ownBrands.map(rowOf), ...companyBrands.map(rowOf)];
