import { beforeAll, describe, expect, it } from 'vitest';
import * as linkAnswers from '@/app/api/desk/answers/[token]/route';
import * as nightEdits from '@/app/api/desk/hotels/[hotelId]/night-edits/route';
import * as stayEdits from '@/app/api/desk/properties/[propertyId]/stay-edits/route';
import * as propertyTerms from '@/app/api/desk/properties/[propertyId]/terms/route';
import * as answers from '@/app/api/sales/leads/[leadId]/answer/route';
import { clock } from '@/lib/platform/clock';
import { addDays } from '@/lib/platform/dates';
import { answerToken } from '@/lib/sales/lead/answer-token';
import { callApi } from '@/tests/factories/api';
import { createHotel } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { createStage as createHouse } from '../property-lead/stage';
import { createStage, happen, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('nowhere');
});

const cookieOf = async (id: string) => {
  const { subject, email, role } = await ownerDb.user.findUniqueOrThrow({ where: { id } });
  return (await signIn({ id, subject: subject ?? '', email, role })).cookie;
};
type Call = (price: unknown) => Promise<{ status: number; errors: Record<string, string> }>;

const calling = (
  handler: Parameters<typeof callApi>[0],
  asked: { method?: string; cookie?: string; params: Record<string, string> },
  bodyOf: (price: unknown) => unknown,
): Call => {
  return async (price) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const { status, body } = await callApi(handler, { method: 'POST', ...asked, headers, body: bodyOf(price) });
    return { status, errors: body?.errors ?? {} };
  };
};

/** Every route that takes an amount somebody has typed; `kept` reads what became of it, in cents. */
const routes: { name: string; field: string; start: () => Promise<{ call: Call; kept: () => Promise<unknown> }> }[] = [
  {
    name: 'a counter-offer at the desk',
    field: 'price',
    start: async () => {
      const stage = await createStage();
      const leadId = await save(stage);
      await happen(stage, leadId, ['requestOption']);
      const { version } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
      const asked = { cookie: await cookieOf(stage.contact.id), params: { leadId } };
      const until = await inTwoDays();
      return {
        call: calling(answers.POST, asked, (price) => ({ answer: 'counterOffer', version, until, price })),
        kept: () => offered(leadId),
      };
    },
  },
  {
    name: 'a counter-offer by the link of a mail',
    field: 'price',
    start: async () => {
      const stage = await createStage();
      const leadId = await save(stage);
      await happen(stage, leadId, ['requestOption']);
      const { version } = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
      const link = await ownerDb.answerLink.findFirstOrThrow({ where: { leadId } });
      const asked = { params: { token: answerToken(link.id, link.tokenHash) } };
      const until = await inTwoDays();
      return {
        call: calling(linkAnswers.POST, asked, (price) => ({ answer: 'counterOffer', version, until, price })),
        kept: () => offered(leadId),
      };
    },
  },
  {
    name: 'nights of a hotel',
    field: 'change.price',
    start: async () => {
      const { hotelId, contact } = await createStage();
      const rooms = [`${hotelId}-room`];
      const asked = { cookie: await cookieOf(contact.id), params: { hotelId } };
      const week = { from: '2027-06-05', until: '2027-06-06', revision: 0 };
      return {
        call: calling(nightEdits.POST, asked, (price) => ({ rooms, ...week, change: { price } })),
        kept: async () => {
          const night = await ownerDb.roomNight.findFirstOrThrow({ where: { roomId: rooms[0], night: FIRST } });
          return Number(night.price);
        },
      };
    },
  },
  {
    name: 'stays of a property',
    field: 'change.amount',
    start: async () => {
      const { propertyId, operator } = await createHouse();
      const asked = { cookie: await cookieOf(operator.id), params: { propertyId } };
      const week = { from: '2027-06-05', until: '2027-06-12', revision: 0 };
      const change = { kind: 'amount', serviceLevels: ['Catered'] };
      return {
        call: calling(stayEdits.POST, asked, (amount) => ({ ...week, change: { ...change, amount } })),
        kept: async () => {
          const rate = await ownerDb.stayRate.findFirstOrThrow({ where: { stayId: `${propertyId}-0` } });
          return Number(rate.amount);
        },
      };
    },
  },
  {
    name: 'the security deposit of a property',
    field: 'deposit.amount',
    start: async () => {
      const { propertyId, operator } = await createHouse();
      const asked = { method: 'PATCH', cookie: await cookieOf(operator.id), params: { propertyId } };
      const terms = { prepayment: 35, payments: [{ days: 84, percent: 100 }], refunds: [] };
      return {
        call: calling(propertyTerms.PATCH, asked, (amount) => ({ ...terms, deposit: { amount, hold: 'blocked' } })),
        kept: async () => Number((await depositOf(propertyId)) ?? 0),
      };
    },
  },
];

const FIRST = new Date('2027-06-05T00:00:00Z');
const inTwoDays = async () => addDays(await clock.today(), 2);

async function offered(leadId: string) {
  const change = await ownerDb.leadChange.findFirst({ where: { leadId, kind: 'counterOffer', status: 'asked' } });
  return change && Math.round((change.data as { price: number }).price * 100);
}

async function depositOf(propertyId: string) {
  const { securityDeposit } = await ownerDb.salesInformation.findUniqueOrThrow({ where: { propertyId } });
  return securityDeposit;
}

describe.each(routes)('$name', ({ field, start }) => {
  it.each([
    ['4 500,50', 4500_50],
    ['4.500,50', 4500_50],
    [4500.5, 4500_50],
  ])('%j is 4 500,50', async (price, cents) => {
    const { call, kept } = await start();
    expect(await call(price)).toEqual({ status: 200, errors: {} });
    expect(await kept()).toBe(cents);
  });

  it.each([
    ['12.500', /Thousands or decimals\?/],
    ['1.240', /Thousands or decimals\?/],
    ['1e4', /not an amount/],
    [12.345, /more decimals/],
  ])('%j is refused at the field, and nothing changes', async (price, sentence) => {
    const { call, kept } = await start();
    const before = await kept();
    expect(await call(price)).toEqual({ status: 422, errors: { [field]: expect.stringMatching(sentence) } });
    expect(await kept()).toEqual(before);
  });
});
