import 'server-only';
import type { Brand, BrandColors } from '@/lib/brand/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatPhone } from '@/lib/platform/phone';
import { mailWords } from './enquiry-facts';
import { agencyLogo, type Logo } from './logo';

/** Whose paper a mail is written on: who it comes from, how it looks and what stands under it. */
export type Letterhead = {
  name: string;
  colors: BrandColors;
  logo: Logo | null;
  /** Under the letter, a line each: the name, where the address does not begin with it, then address and contact. */
  foot: readonly string[];
};

export function brandLetterhead(brand: Brand, locale: Locale): Letterhead {
  const { name, colors, postalAddress } = brand;
  const isNamed = postalAddress[0]?.startsWith(name);
  const contact = mailWords(locale)('contactLine', { phone: formatPhone(brand.phone), email: brand.email });
  return { name, colors, logo: null, foot: [...(isNamed ? [] : [name]), ...postalAddress, contact] };
}

/** What of an agency stands on the letters to its clients; nothing of the platform does. */
export type AgencySender = {
  name: string;
  address: string | null;
  phone: string | null;
  logo: { bytes: Uint8Array } | null;
};

/** The agency's paper, in the colours its people see; `email` is where its agent reads an answer. */
export async function agencyLetterhead(
  agency: AgencySender,
  { colors }: Pick<Brand, 'colors'>,
  email: string,
  locale: Locale,
): Promise<Letterhead> {
  const { name, address, phone } = agency;
  const contact = phone ? mailWords(locale)('contactLine', { phone, email }) : email;
  return {
    name,
    colors,
    logo: agency.logo && (await agencyLogo(agency.logo.bytes)),
    foot: [name, ...(address ? [address] : []), contact],
  };
}
