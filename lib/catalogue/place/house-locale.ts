import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

/** Where hotels and operators without an account of their own are written to in German. */
const germanCountries: readonly string[] = ['AT', 'CH', 'DE'];

type House = {
  /** Of the people who answer for it, the earliest first: each chooses a language in the account. */
  accounts: readonly { locale: string | null }[];
  countryId: string;
};

/** The one language a house, or an operator with all of its houses, is written to in. */
export function houseLocale({ accounts, countryId }: House): Locale {
  const chosen = accounts.map(({ locale }) => locale).find(isLocale);
  return chosen ?? (germanCountries.includes(countryId) ? 'de' : 'en');
}
