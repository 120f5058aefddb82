import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { ClientOfferPage } from '@/components/sales/offer/client-offer';
import { renderOffer } from '@/lib/documents/offer/render';
import { clock } from '@/lib/platform/clock';
import { getOfferAsClient, getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { listOffers } from '@/lib/sales/offer/queries/offers';
import { offerStatuses } from '@/lib/sales/offer/rules/state';
import { offerToken } from '@/lib/sales/offer/tokens';
import { seed } from '@/prisma/seed/seed';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';

/** Words of what is earned, in both languages; German compounds, too. */
const EARNED = /commission|provision|mark-?up|aufschlag|netto|\bnet\b|margin|marge/i;

/** The page's forms ask for it; nothing is pressed here. */
const router = {
  bfcacheId: '',
  push() {},
  replace() {},
  refresh() {},
  prefetch() {},
  back() {},
  forward() {},
  hmrRefresh() {},
};

let now: Date;

beforeAll(async () => {
  now = await clock.now();
  await seed(ownerDb, await clock.today(), now);
}, 120_000);

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text;
}

describe('offers of the demonstration', () => {
  it('are 24, four in every state', async () => {
    const admin = await ownerDb.user.findFirstOrThrow({ where: { role: 'admin' } });
    const lines = await listOffers(await viewerOf({ subject: admin.subject ?? '' }));
    const states = offerStatuses.map((status) => [status, lines.filter((line) => line.status === status).length]);
    expect([lines.length, states]).toEqual([24, offerStatuses.map((status) => [status, 4])]);
  });

  it('say nothing of what is earned, name nothing internal, and print every name', async () => {
    const rows = await ownerDb.offer.findMany({
      include: {
        user: true,
        versions: { include: { alternatives: { include: { snapshot: true } } }, orderBy: { number: 'desc' } },
      },
    });
    for (const row of rows) {
      const [newest] = row.versions;
      const isDraft = newest?.sentAt === null;
      const token = offerToken(row.id);
      const shown = isDraft
        ? await getOfferAsClient(await viewerOf({ subject: row.user.subject ?? '' }), row.id)
        : await getOfferByToken(token);
      if (!shown || !newest) throw new Error(`${row.id} is not shown.`);
      const page = ClientOfferPage({ shown, token: isDraft ? null : token, pdf: '/pdf', isVisit: false, now });
      const html = renderToStaticMarkup(createElement(AppRouterContext, { value: router }, page));
      const pdf = await textOf(await renderOffer({ shown, link: null, now }));
      const payload = JSON.stringify(shown.offer);

      const internal = [
        row.id,
        row.agencyId,
        row.userId,
        row.tokenHash,
        ...row.versions.flatMap(({ id, alternatives }) => [
          id,
          ...alternatives.flatMap(({ snapshotId, leadId, snapshot }) => [snapshotId, leadId ?? '', snapshot.hash]),
        ]),
      ].filter((id) => id.length > 4);
      for (const [where, said] of Object.entries({ html, pdf, payload })) {
        const words = said.replaceAll(token, '');
        expect([row.reference, where, EARNED.exec(words)?.[0] ?? null]).toEqual([row.reference, where, null]);
        expect([row.reference, where, internal.filter((id) => words.includes(id))]).toEqual([row.reference, where, []]);
      }
      const name = `${row.clientFirstName} ${row.clientLastName}`;
      const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
      expect([name, squeezed(pdf).includes(squeezed(name))]).toEqual([name, true]);
    }
  }, 120_000);
});
