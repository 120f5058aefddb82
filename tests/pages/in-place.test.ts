import { beforeAll, expect, it } from 'vitest';
import { openDuePayouts } from '@/lib/money/payout-run/commands/run';
import { scoped } from '@/lib/people/scope';
import { hearChanges } from '@/lib/platform/changes';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { answerStayOver } from '@/lib/sales/lead/commands/stay-answer';
import { stayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { settleDeadlines } from '@/lib/today/deadline/commands/derive';
import type { DeadlineKind } from '@/lib/today/deadline/types';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';
import { shortly, statementsOf } from '@/tests/setup/pages/statements';

/** Of a list with one line opened: what the line does is read only then. */
const MOST_OPENED = 20;

const admin = { who: 'anton.reiter@admin.example', page: '/partner/dashboard/admin' };
const all = { ...admin, page: '/partner/dashboard/admin?scope=all&due=200' };
const hotel = { who: 'sylvie.arnaud@hotels.example', page: '/desk' };
const supervisor = { who: 'helena.brandt@morgenrot-reisen.example', page: '/partner/dashboard?due=200' };

type Line = { who: string; page: string; kind: DeadlineKind; call: string };

/** Whose line of which kind is done by which call. */
const lines: readonly Line[] = [
  { ...admin, kind: 'payoutHeld', call: '/release' },
  { ...admin, kind: 'verification', call: '/verification' },
  { ...admin, kind: 'dispute', call: '/dispute/decision' },
  { ...all, kind: 'payment', call: '/transfer' },
  { ...hotel, kind: 'stayAnswer', call: '"choices"' },
  { who: 'johanna.larcher@operators.example', page: '/desk', kind: 'payment', call: '/transfer' },
  { ...supervisor, kind: 'approval', call: '/option' },
];

beforeAll(async () => {
  await openDemonstration();
  hearChanges();
  await openDuePayouts();
}, 300_000);

/** The one of a kind that is due first among those a page offers to open, and the page with it opened. */
async function openFirst(who: string, page: string, kind: DeadlineKind) {
  const { text } = await openAs(who, page);
  const offered = [...text.matchAll(/open=([\w-]{24})#due-/g)].map(([, id = '']) => id);
  const { id, subjectId } = await ownerDb.deadline.findFirstOrThrow({
    where: { id: { in: offered }, kind },
    orderBy: [{ until: 'asc' }, { id: 'asc' }],
  });
  return { id, subjectId, text, address: `${page}${page.includes('?') ? '&' : '?'}open=${id}` };
}

it.each(lines)('$kind is done in the row ($page, $who)', async ({ who, page, kind, call }) => {
  const { text, address } = await openFirst(who, page, kind);
  const closed = text.split(call).length;
  let opened = '';
  await openAs(who, address);
  const statements = await statementsOf(async () => {
    opened = (await openAs(who, address)).text;
  });
  expect(opened).not.toContain(messages.en.today.open.gone);
  expect(opened.split(call).length).toBeGreaterThan(closed);
  expect(statements.length, statements.map(shortly).join('\n')).toBeLessThanOrEqual(MOST_OPENED);
});

it('a stay that is answered stays where it stood, with what was said and the way to change it', async () => {
  const { id, subjectId, address } = await openFirst(hotel.who, hotel.page, 'stayAnswer');
  const said = `${messages.en.stayAnswers.said.stayed}, `;
  const before = (await openAs(hotel.who, address)).text.split(said).length;
  const { subject } = await ownerDb.user.findUniqueOrThrow({ where: { email: hotel.who } });
  const viewer = await viewerOf({ subject: subject ?? '' });
  const { version } = await ownerDb.lead.findUniqueOrThrow({ where: { id: subjectId } });
  const time = await clock.business();
  await scoped(viewer, async (tx) => {
    const answer = stayAnswerSchema.parse({ version, answer: 'stayed' });
    await answerStayOver(tx, viewer, subjectId, answer, writeContext(time));
    await settleDeadlines(tx, time);
  });
  const { text } = await openAs(hotel.who, address);
  expect(text).toContain(`due-${id}`);
  expect(text).toContain(messages.en.today.noLonger);
  expect(text.split(said).length).toBeGreaterThan(before);
  expect(text).toContain(messages.en.stayAnswers.changeAnswer);
  // Closed, it is left.
  expect((await openAs(hotel.who, hotel.page)).text).not.toContain(`due-${id}`);
});

it('a payout that waits for its account has the account in the row of whoever looks after it', async () => {
  // Those of the demonstration are stopped by us: this one waits for its agency.
  const { id, agencyId } = await ownerDb.deadline.findFirstOrThrow({ where: { kind: 'payoutHeld', doneAt: null } });
  const reason = { hold: 'detailsDue', currency: 'EUR' };
  await ownerDb.deadline.update({ where: { id }, data: { reason, waitsFor: 'agency' } });
  const { user } = await ownerDb.membership.findFirstOrThrow({
    where: { agencyId, isOwner: true, removedAt: null },
    include: { user: true },
  });
  const { address, text } = await openFirst(user.email, '/partner/dashboard?due=200', 'payoutHeld');
  const { payout } = messages.en;
  expect(text).not.toContain(payout.sandbox);
  expect((await openAs(user.email, address)).text).toContain(payout.sandbox);
});
