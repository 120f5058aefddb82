import { randomUUID } from 'node:crypto';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { ClientOfferPage } from '@/components/sales/offer/client-offer';
import { offerDocument } from '@/lib/documents/offer/document';
import { renderOffer } from '@/lib/documents/offer/render';
import { amountOf, taxWords } from '@/lib/documents/offer/words';
import { clock } from '@/lib/platform/clock';
import { getOfferAsClient, getOfferByToken, type ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import { listOffers } from '@/lib/sales/offer/queries/offers';
import { offerStatuses } from '@/lib/sales/offer/rules/state';
import { offerToken } from '@/lib/sales/offer/tokens';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';

/** Words of what is earned, in both languages; German compounds, too. */
const EARNED = /commission|provision|mark-?up|aufschlag|netto|\bnet\b|margin|marge/i;

const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** What decides of which parts a document is made, and in which type and words. */
const shapeOf = ({ offer, brand }: ShownOffer) =>
  JSON.stringify([
    offer.locale,
    brand.pdf.template,
    [...new Set(offer.alternatives.map(({ kind, priceless }) => `${kind} ${priceless}`))].sort(),
  ]);

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
  await openDemonstration();
}, 120_000);

async function readPdf(pdf: Buffer): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, pages: totalPages };
}

describe('offers of the demonstration', () => {
  it('are 24, four in every state', async () => {
    const admin = await ownerDb.user.findFirstOrThrow({ where: { role: 'admin' } });
    const lines = await listOffers(await viewerOf({ subject: admin.subject ?? '' }));
    const states = offerStatuses.map((status) => [status, lines.filter((line) => line.status === status).length]);
    expect([lines.length, states]).toEqual([24, offerStatuses.map((status) => [status, 4])]);
  });

  it('hold hotels, properties, and both beside each other', async () => {
    const versions = await ownerDb.offerVersion.findMany({ select: { alternatives: { select: { kind: true } } } });
    const mixes = versions.map(({ alternatives }) => [...new Set(alternatives.map(({ kind }) => kind))].sort().join());
    expect([...new Set(mixes)].sort()).toEqual(['hotel', 'hotel,property', 'property']);
  });

  const known: ShownOffer[] = [];
  /** A document takes a second: of offers of one shape in one language and one template, one is printed. */
  const printed = new Set<string>();

  it('say nothing of what is earned, name nothing internal, and print every name', async () => {
    const rows = await ownerDb.offer.findMany({
      include: {
        user: true,
        versions: {
          include: {
            alternatives: { include: { snapshot: { include: { property: { include: { operator: true } } } } } },
          },
          orderBy: { number: 'desc' },
        },
      },
    });
    for (const row of rows) {
      const [newest] = row.versions;
      const isDraft = newest?.sentAt === null;
      const token = offerToken(row.id);
      const shown = isDraft
        ? await getOfferAsClient(await viewerOf({ subject: row.user.subject ?? '' }), row.id)
        : await getOfferByToken(token, row.brandId === 'amex' ? 'amex' : 'default');
      if (!shown || !newest) throw new Error(`${row.id} is not shown.`);
      const page = ClientOfferPage({ shown, token: isDraft ? null : token, pdf: '/pdf', isVisit: false, now });
      const html = renderToStaticMarkup(createElement(AppRouterContext, { value: router }, page));
      const shape = shapeOf(shown);
      const isPrinted = !printed.has(shape);
      printed.add(shape);
      const { text: pdf, pages } = isPrinted
        ? await readPdf(await renderOffer({ shown, link: null, now }))
        : { text: '', pages: 0 };
      // A cover, a page for each alternative, the terms.
      if (isPrinted) expect([row.reference, pages]).toEqual([row.reference, shown.offer.alternatives.length + 2]);
      // What adds up to the total, and what is paid there beside it, whether or not there is another one to compare with.
      for (const { id, position, price, ...one } of shown.offer.alternatives) {
        const own = html.slice(html.indexOf(`id="a${position}"`)).split('</section><section id="a')[0] ?? '';
        const said = [price?.service != null && amountOf(price.service, price.currency), taxWords({ ...one, price })];
        for (const words of said.filter(Boolean))
          expect([id, squeezed(own)]).toEqual([id, expect.stringContaining(squeezed(String(words)))]);
      }
      // What the rate allows stands beside what is due, but for a rate of a package, which is the agency's own.
      for (const { kind, priceless, conditions = [] } of shown.offer.alternatives) {
        expect([kind, priceless, conditions.length > 0]).toEqual([
          kind,
          priceless,
          kind === 'hotel' && priceless !== 'package',
        ]);
        for (const said of conditions) {
          expect(squeezed(html)).toContain(squeezed(renderToStaticMarkup(said)));
          if (isPrinted) expect(squeezed(pdf)).toContain(squeezed(said));
        }
      }
      known.push(shown);
      const payload = JSON.stringify(shown.offer);

      const internal = [
        row.id,
        row.agencyId,
        row.userId,
        row.tokenHash,
        ...row.versions.flatMap(({ id, alternatives }) => [
          id,
          ...alternatives.flatMap(({ snapshotId, leadId, snapshot }) => [
            ...[snapshotId, leadId ?? '', snapshot.hash],
            snapshot.property?.operator.name ?? '',
          ]),
        ]),
      ].filter((id) => id.length > 4);
      for (const [where, said] of Object.entries({ html, pdf, payload })) {
        const words = said.replaceAll(token, '');
        expect([row.reference, where, EARNED.exec(words)?.[0] ?? null]).toEqual([row.reference, where, null]);
        expect([row.reference, where, internal.filter((id) => words.includes(id))]).toEqual([row.reference, where, []]);
      }
      const name = `${row.clientFirstName} ${row.clientLastName}`;
      if (isPrinted) expect([name, squeezed(pdf).includes(squeezed(name))]).toEqual([name, true]);
    }
  }, 120_000);

  it('with four alternatives take six pages in German, too, with a letter of a thousand characters', async () => {
    const [shown] = known;
    if (!shown) throw new Error('No offer was shown.');
    // Those with the most to say: long names, many instalments, many steps of a cancellation.
    const length = (value: object) => JSON.stringify(value).length;
    const wordy = known.flatMap(({ offer }) => offer.alternatives).sort((one, other) => length(other) - length(one));
    const alternatives = wordy.slice(0, 4).map((one, index) => ({ ...one, id: String(index), position: index + 1 }));
    const letter = Array.from({ length: 4 }, () =>
      'Am Abend brennt im Haus das Feuer, und der Tisch ist lang. '.repeat(5),
    ).join('\n\n');
    const offer = { ...shown.offer, locale: 'de' as const, alternatives, letter };
    const { pages } = await readPdf(
      await renderOffer({ shown: { ...shown, offer }, link: 'https://a.example/o', now }),
    );
    expect(pages).toBe(6);
  }, 60_000);

  it('are drawn for so many at once; whoever comes then is told when to come again', async () => {
    const [shown] = known;
    if (!shown) throw new Error('No offer was shown.');
    const brand = {
      ...shown.brand,
      logoPath: `/media/own/${randomUUID()}.png`,
      pdf: { ...shown.brand.pdf, logoPath: null },
    };
    const short = { ...shown, brand, logo: null, offer: { ...shown.offer, alternatives: [] } };
    const refused = { status: 503, code: 'documentsBusy', headers: { 'Retry-After': '3' } };
    let asked: Promise<unknown>[] = [];
    // The first of them waits for its logo, so none is done before the last is asked for.
    await asOwner(async (tx) => {
      await tx.$executeRaw`LOCK TABLE stored_picture`;
      asked = ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => offerDocument(short, `https://a.example/${one}`));
      await expect(Promise.race(asked)).rejects.toMatchObject(refused);
    });
    const done = await Promise.allSettled(asked);
    expect(done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([refused]);
  }, 60_000);

  it('print a name in every script of Europe', async () => {
    const [shown] = known;
    if (!shown) throw new Error('No offer was shown.');
    const names = [
      ...['Łukasz Żółć', 'Þórunn Ægisdóttir', 'Ștefan Țepeș', 'Ġorġ Ħaż-Żabbar', 'Gökçe Iğdır', 'Šárka Dvořáková'],
      ...['Κωνσταντίνος Παπαδόπουλος', 'Олександр Ґалаґан', 'Љубица Његош', 'Գայանե Հակոբյան', 'გიორგი ბერიძე'],
    ];
    // Three to a document: it takes a second.
    for (let from = 0; from < names.length; from += 3) {
      const clientName = names.slice(from, from + 3).join(' & ');
      const offer = { ...shown.offer, clientName, alternatives: shown.offer.alternatives.slice(0, 1) };
      const { text } = await readPdf(await renderOffer({ shown: { ...shown, offer }, link: null, now }));
      const squeezed = (said: string) => said.normalize('NFC').replace(/\s+/g, '');
      expect(squeezed(text)).toContain(squeezed(clientName));
    }
  }, 60_000);
});
