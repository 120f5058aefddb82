import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import type { StudioLook } from '@/lib/sales/studio/queries';
import { accountLetter } from './account';
import { drawHtml, LOGO_ID } from './draw-html';
import type { Letter } from './letter';
import { agencyLetterhead, brandLetterhead, type Letterhead } from './letterhead';
import { offerSentLetter } from './offer-sent';

/** What is only looked at leads nowhere. */
const NOWHERE = '#';

/** A browser has no parts of a mail to take the logo from. */
function shownInBrowser(letter: Letter, letterhead: Letterhead, locale: Locale): string {
  const html = drawHtml(letter, letterhead, locale);
  const { logo } = letterhead;
  return logo ? html.replace(`cid:${LOGO_ID}`, `data:image/png;base64,${logo.png.toString('base64')}`) : html;
}

type Reader = { viewer: Viewer; locale: Locale };

/** The mail that brings the offer, on the agency's paper; without an offer, and of a brand, one to its own people. */
export async function mailInLook(
  { brand, sender }: StudioLook,
  shown: ShownOffer | null,
  { viewer, locale: own }: Reader,
): Promise<string> {
  const offer = sender && shown?.offer;
  const locale = offer ? offer.locale : own;
  const { firstName, lastName, email } = viewer;
  const letter = offer
    ? offerSentLetter(
        { ...offer, subject: null, agentName: offer.designer.name, agencyName: offer.agency.name },
        NOWHERE,
      )
    : accountLetter('passwordChanged', { firstName: firstName ?? '', lastName, locale }, NOWHERE);
  const letterhead = sender
    ? await agencyLetterhead(
        { ...sender, logo: sender.designLogo },
        (offer && shown?.brand) || brand,
        offer ? offer.designer.email : email,
        locale,
      )
    : brandLetterhead(brand, locale);
  return shownInBrowser(letter, letterhead, locale);
}
