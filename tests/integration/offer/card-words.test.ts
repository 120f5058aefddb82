import { beforeAll, expect, it } from 'vitest';
import { cardFactsOf } from '@/components/sales/offer/card-facts';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { translator } from '@/lib/platform/i18n/translator';
import { createOffer } from '@/lib/sales/offer/commands/create';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { offerSourceSchema } from '@/lib/sales/offer/schema';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage as createHotelStage, inScope, save as saveRooms } from '../lead/stage';
import { createStage, save } from '../property-lead/stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

it('what a price covers is in the seller’s words on their card, and in the client’s on what is sent', async () => {
  const { hotelId } = await createHotelStage({ units: 3 });
  const stage = await createStage();
  const { agent } = stage;
  const room = { roomId: `${hotelId}-room`, id: `${hotelId}-plan` };
  const two = {
    guests: [
      { firstName: 'Clara', lastName: 'Weiss' },
      { firstName: 'Clara', lastName: 'Weiss' },
    ],
    price: { currency: 'EUR', total: 7000 },
    rooms: [
      { ...room, numAdults: 2 },
      { ...room, numAdults: 1 },
    ],
  };
  const leads = [await saveRooms({ hotelId, agent }, two), await save(stage)];
  const source = offerSourceSchema.parse({ leads, locale: 'de' });
  const { _id } = await inScope(agent, (tx) => createOffer(tx, agent, source, contextAt()));

  const cardsIn = async (locale: Locale) => {
    const offer = await getOffer(agent, _id, { seesCommission: true, locale });
    const told = { locale, today: '2026-12-01', t: translator(locale, 'offers'), sent: null } as const;
    return JSON.stringify(cardFactsOf(offer?.alternatives ?? [], { ...told, statuses: messages[locale].leads.status }));
  };
  const wordsIn = (locale: Locale) => [
    messages[locale].clientOffer.board.breakfast,
    messages[locale].property.level.catered,
  ];
  const [english, german] = [await cardsIn('en'), await cardsIn('de')];
  for (const word of wordsIn('en')) expect([english.includes(word), german.includes(word)]).toEqual([true, false]);
  for (const word of wordsIn('de')) expect([english.includes(word), german.includes(word)]).toEqual([false, true]);
  const sent = JSON.stringify((await getOfferAsClient(agent, _id))?.offer.alternatives);
  for (const word of wordsIn('de')) expect(sent).toContain(word);
});
