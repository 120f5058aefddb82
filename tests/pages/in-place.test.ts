import { beforeAll, expect, it } from 'vitest';
import { openDuePayouts } from '@/lib/money/payout-run/commands/run';
import { hearChanges } from '@/lib/platform/changes';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import type { DeadlineKind } from '@/lib/today/deadline/types';
import { ownerDb } from '@/tests/factories/owner';
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
  const { today } = await clock.business();
  await openDemonstration(today());
  hearChanges();
  await openDuePayouts();
}, 300_000);

it.each(lines)('$kind is done in the row ($page, $who)', async ({ who, page, kind, call }) => {
  const { text } = await openAs(who, page);
  const offered = [...text.matchAll(/open=([\w-]{24})#due-/g)].map(([, id = '']) => id);
  const { id } = await ownerDb.deadline.findFirstOrThrow({
    where: { id: { in: offered }, kind },
    orderBy: [{ until: 'asc' }, { id: 'asc' }],
  });
  const address = `${page}${page.includes('?') ? '&' : '?'}open=${id}`;
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
