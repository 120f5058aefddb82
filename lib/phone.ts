import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

type Phone = { countryCode: string; number: string };

/** For people: `+49 89 55501840`. */
export function formatPhone({ countryCode, number }: Phone): string {
  return parsePhoneNumberFromString(`+${countryCode}${number}`)?.formatInternational() ?? `+${countryCode} ${number}`;
}

/** For a link: `tel:+498955501840`. */
export function phoneLink({ countryCode, number }: Phone): string {
  return `tel:+${countryCode}${number.replace(/\D/g, '')}`;
}
