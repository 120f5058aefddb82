import 'server-only';
import { listOperated } from '@/lib/catalogue/property/operated';
import { asProduct, scoped } from '@/lib/people/scope';
import { contentVersion } from '@/lib/platform/content-version';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type OwnTerms, ownTermsOf } from '../rules/own-terms';
import { resolveTerms } from '../rules/terms';
import { termsSelect, toSalesTerms } from './detail';
import { readTermsChanges, type TermsChange } from './terms-history';

export type DeskTerms = {
  propertyId: string;
  propertyName: string;
  /** Between which this person may choose. */
  properties: { id: string; name: string }[];
  currency: string;
  /** Null: not for sale yet. */
  sold: { channel: string; acceptsConsumerBookings: boolean; terms: OwnTerms; version: string } | null;
  /** The newest first. */
  history: TermsChange[];
};

const MOST_CHANGES = 20;

/** How the asked property is sold, else the first; null where this person has none. */
export async function getDeskTerms(viewer: Viewer, asked: string | undefined): Promise<DeskTerms | null> {
  return scoped(viewer, async (tx) => {
    const properties = await listOperated(tx, viewer);
    const shown = asked === undefined ? properties[0] : properties.find(({ id }) => id === asked);
    if (!shown) return null;
    const where = { id: shown.id };
    const row = await tx.property.findUniqueOrThrow({ where, select: termsSelect });
    const channel = await tx.rentalChannel.findFirst({
      where: { salesInformation: { some: { propertyId: shown.id } } },
      select: { name: true, acceptsConsumerBookings: true },
    });
    const sales = toSalesTerms(row);
    const terms = sales && ownTermsOf(resolveTerms(sales));
    return {
      ...{ propertyId: shown.id, propertyName: shown.name, properties, currency: row.currency },
      sold:
        terms && channel
          ? {
              channel: channel.name,
              acceptsConsumerBookings: channel.acceptsConsumerBookings,
              terms,
              version: contentVersion(terms),
            }
          : null,
      // Lines of the audit are nobody's but an admin's; the property is this person's.
      history: await asProduct(tx, () => readTermsChanges(tx, shown.id, MOST_CHANGES)),
    };
  });
}
