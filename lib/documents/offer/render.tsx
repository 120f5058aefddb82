import 'server-only';
import { Document, renderToBuffer } from '@react-pdf/renderer';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import { AlternativePage, mosaicBoxes } from './alternative';
import { Cover, coverBox } from './cover';
import { registerFonts } from './fonts';
import { paperOf } from './paper';
import { cutPicture, logoOf } from './pictures';
import { sheetOf } from './sheet';
import { TermsPage } from './terms-page';
import { facesOf, viewsOf } from './words';

export type AskedDocument = {
  shown: ShownOffer;
  /** Address of the offer's page; null for a draft, and once it is closed. */
  link: string | null;
  now: Date;
};

/** The offer as a PDF: a cover, a page for each alternative, the terms (rule 6.13). */
export async function renderOffer({ shown, link, now }: AskedDocument): Promise<Buffer> {
  registerFonts();
  const { offer } = shown;
  const { alternatives } = offer;
  const face = coverBox(offer);
  const [logo, covers, mosaics] = await Promise.all([
    logoOf(shown),
    Promise.all(
      facesOf(alternatives).map((picture) => (face.height > 0 && picture ? cutPicture(picture, face) : null)),
    ),
    Promise.all(
      alternatives.map(async (alternative) => {
        const pictures = viewsOf(alternative);
        const boxes = mosaicBoxes(pictures.length);
        const cut = await Promise.all(boxes.map((box, index) => pictures[index] && cutPicture(pictures[index], box)));
        return cut.filter((picture): picture is Buffer => Buffer.isBuffer(picture));
      }),
    ),
  ]);
  const sheet = sheetOf(offer, { logo, link, now, paper: paperOf(shown.brand) });
  return renderToBuffer(
    <Document
      title={offer.title}
      author={offer.agency.name}
      subject={sheet.t('document.offer', { reference: offer.reference, number: offer.number })}
      language={offer.locale}
      creator={offer.agency.name}
      producer="Alpenglow"
    >
      <Cover sheet={sheet} pictures={covers} />
      {alternatives.map((alternative, index) => (
        <AlternativePage key={alternative.id} sheet={sheet} alternative={alternative} pictures={mosaics[index] ?? []} />
      ))}
      <TermsPage sheet={sheet} />
    </Document>,
  );
}
