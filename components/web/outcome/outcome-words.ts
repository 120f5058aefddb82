import 'server-only';
import type { WayOn } from '@/components/form/ways-on';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { bookingSteps } from '@/lib/sales/booking/schema';
import { generalEnquirySteps, propertyEnquirySteps } from '@/lib/sales/enquiry/schema';
import type { Outcome } from '@/lib/web/route/outcome';
import { retrySentence, sentence } from '@/lib/web/route/problem';

const orders: Readonly<Record<string, readonly string[]>> = {
  'enquiry.property': propertyEnquirySteps.flat(),
  'enquiry.general': generalEnquirySteps.flat(),
  booking: bookingSteps.flat(),
  contact: ['name', 'email', 'message'],
  newsletter: ['fullName', 'email', 'privacy'],
};

/** Field path -> sentence, in the order of the form: the database keeps none. */
export function sentencesOf({ form, errors, retryAt }: Outcome, locale: Locale): Record<string, string> {
  const order = orders[form] ?? [];
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const inOrder = Object.entries(errors).sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  const seconds = retryAt ? Math.ceil((retryAt.getTime() - clock.machine().getTime()) / 1000) : 0;
  const wait = seconds > 0 ? [retrySentence(locale, seconds)] : [];
  return Object.fromEntries(inOrder.map(([path, key]) => [path, [sentence(locale, key), ...wait].join(' ')]));
}

/** Back to where the form stood; not to the page of the outcome, nor to one that only made sense with its token. */
export function wayBack({ returnTo }: Outcome, label: string): WayOn[] {
  const isTokenPage = returnTo.startsWith('/outcome') || returnTo.startsWith('/newsletter/');
  return isTokenPage ? [] : [{ href: returnTo, label }];
}

/** Whether the link of a mail is void. Anything else went wrong on our side, and the link is still good. */
export function isDeadLink({ errors }: Pick<Outcome, 'errors'>): boolean {
  return Object.values(errors).includes('newsletterLinkInvalid');
}
