import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { remembered } from '@/lib/platform/remembered';

type Phone = { countryCode: string; number: string };

/** For people: `+49 89 55501840`. */
export const formatPhone = remembered(
  ({ countryCode, number }: Phone): string =>
    parsePhoneNumberFromString(`+${countryCode}${number}`)?.formatInternational() ?? `+${countryCode} ${number}`,
);

/** For a link: `tel:+498955501840`. */
export function phoneLink({ countryCode, number }: Phone): string {
  return `tel:+${countryCode}${number.replace(/\D/g, '')}`;
}
