import 'server-only';
import { getFormWords } from '@/components/form/form-words';
import type { WayOn } from '@/components/form/ways-on';
import type { Brand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { MAXIMUM_ADULTS, MAXIMUM_CHILDREN, OLDEST_CHILD } from '@/lib/sales/enquiry/schema';
import type { EnquirySetting } from './types';

/** What both enquiry forms are given: words, limits, where they post to, and today by the server's clock. */
export async function getEnquirySetting(
  locale: Locale,
  brand: Brand,
  waysOn: readonly WayOn[],
): Promise<EnquirySetting> {
  return {
    locale,
    waysOn,
    today: await clock.today(),
    action: paths.api.mailer(),
    privacyHref: paths.info('privacy-policy', locale),
    shared: messages[locale].enquiry.shared,
    recap: messages[locale].enquiry.recap,
    limits: { adults: MAXIMUM_ADULTS, children: MAXIMUM_CHILDREN, oldestChild: OLDEST_CHILD },
    words: getFormWords(locale, brand, [
      'nameRequired',
      'emailRequired',
      'phoneRequired',
      'cityRequired',
      'checkInRequired',
      'checkOutRequired',
      'checkOutAfterCheckIn',
      'checkInPast',
      'periodSold',
      'serviceLevelRequired',
      'serviceLevelNotOffered',
      'interestRequired',
      'propertyUnknown',
      'adultsRequired',
      'childAgeRequired',
      'tooManyChildren',
      'onBehalfOfRequired',
      'privacyRequired',
      'contactConsentRequired',
    ]),
  };
}
