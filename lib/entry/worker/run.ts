import 'server-only';
import { followDeposits } from '@/lib/money/deposit/commands';
import { advanceLedger } from '@/lib/money/ledger/commands/advance';
import { lookUpCheckouts } from '@/lib/money/payment-link/commands/follow';
import { openDuePayouts, runPayouts } from '@/lib/money/payout-run/commands/run';
import { lookUpPayouts } from '@/lib/money/payout-run/commands/settle';
import { purgeCards } from '@/lib/money/vault/commands';
import { PURGE_MILLISECONDS } from '@/lib/people/privacy/retention';
import { clock } from '@/lib/platform/clock';
import { listen } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import { postMissingDues } from '@/lib/sales/lead/commands/dues';
import { sendDueAnswers } from '@/lib/sales/lead/commands/held-answer';
import { sweepLeads, untilNextEnd } from '@/lib/sales/lead/commands/sweep';
import { deriveLeftDeadlines } from '@/lib/today/deadline/commands/derive';
import { writeDigests } from '@/lib/today/digest/commands/write';
import { checkSavedPrices } from '@/lib/today/price/commands/check';
import { type DeliveryOptions, deliverDue } from './deliver';
import { purgeExpired } from './purge';

/** For reminders. No rule waits for it: who comes first writes down what has ended, but pages do not notice by themselves. */
const SWEEP_MILLISECONDS = 30 * 1000;
/** Days count, not minutes; whoever has just paid in the last fortnight sees it soon all the same. */
const DEPOSIT_MILLISECONDS = 5 * 60 * 1000;
/** What an upgrade leaves to be done is there at the start; later there is nothing. */
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const TROUBLE_MILLISECONDS = 2_000;

type WorkerOptions = DeliveryOptions & {
  /** The longest wait for work nobody announced: retries that come due, claims of workers that died. */
  pollMilliseconds: number;
};

/** A sleep that a notification, a deadline or the end of the worker ends. */
function createWaiter(signal: AbortSignal) {
  let isWoken = false;
  let end: (() => void) | null = null;
  const wake = () => {
    isWoken = true;
    end?.();
  };
  signal.addEventListener('abort', wake);
  return {
    wake,
    /** Returns at once when something was heard since the last wait. */
    async wait(milliseconds: number): Promise<void> {
      if (!isWoken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      end = null;
      isWoken = false;
    },
  };
}

/** What is done beside deliveries, each by its own clock: one that fails waits, and stops none of the others. */
function createDuties() {
  const sweep = { run: sweepLeads, every: SWEEP_MILLISECONDS, due: 0, isInTrouble: false };
  const duties = [
    { run: sendDueAnswers, every: 0, due: 0, isInTrouble: false },
    { run: runPayouts, every: 0, due: 0, isInTrouble: false },
    sweep,
    { run: advanceLedger, every: SWEEP_MILLISECONDS, due: 0, isInTrouble: false },
    { run: openDuePayouts, every: SWEEP_MILLISECONDS, due: 0, isInTrouble: false },
    { run: lookUpPayouts, every: SWEEP_MILLISECONDS, due: 0, isInTrouble: false },
    { run: lookUpCheckouts, every: SWEEP_MILLISECONDS, due: 0, isInTrouble: false },
    { run: followDeposits, every: DEPOSIT_MILLISECONDS, due: 0, isInTrouble: false },
    { run: postMissingDues, every: DAY_MILLISECONDS, due: 0, isInTrouble: false },
    { run: checkSavedPrices, every: 0, due: 0, isInTrouble: false },
    // Behind the others: what they have changed is what is due.
    { run: deriveLeftDeadlines, every: 0, due: 0, isInTrouble: false },
    { run: purgeCards, every: PURGE_MILLISECONDS, due: 0, isInTrouble: false },
    { run: writeDigests, every: SWEEP_MILLISECONDS, due: 0, isInTrouble: false },
    { run: purgeExpired, every: PURGE_MILLISECONDS, due: 0, isInTrouble: false },
  ];
  return {
    /** Does what is due; returns in how many milliseconds something is again. */
    async perform(): Promise<number> {
      for (const duty of duties) {
        if (clock.elapsed() < duty.due) continue;
        try {
          await duty.run();
          duty.isInTrouble = false;
        } catch (error) {
          log.error({ err: error, duty: duty.run.name }, 'worker in trouble');
          duty.isInTrouble = true;
        }
        duty.due = clock.elapsed() + (duty.isInTrouble ? Math.max(duty.every, TROUBLE_MILLISECONDS) : duty.every);
      }
      const nextEnd = await untilNextEnd();
      // What has ended and could not be swept would be due again at once.
      if (nextEnd !== null && !sweep.isInTrouble) sweep.due = Math.min(sweep.due, clock.elapsed() + nextEnd);
      const waiting = duties.filter(({ every, isInTrouble }) => every > 0 || isInTrouble);
      return Math.max(0, Math.min(...waiting.map(({ due }) => due)) - clock.elapsed());
    },
  };
}

/**
 * Delivers the outbox until `signal` aborts; what is being delivered then is finished first. Any number of workers may
 * run. A database that is away is waited for.
 */
export async function runWorker(options: WorkerOptions, signal: AbortSignal): Promise<void> {
  const waiter = createWaiter(signal);
  const stopListening = listen('outbox', waiter.wake);
  const duties = createDuties();
  while (!signal.aborted) {
    let pause = options.pollMilliseconds;
    try {
      if ((await deliverDue(options)) > 0) continue;
      pause = Math.min(pause, await duties.perform());
    } catch (error) {
      log.error({ err: error }, 'worker in trouble');
      pause = Math.max(pause, TROUBLE_MILLISECONDS);
    }
    await waiter.wait(pause);
  }
  await stopListening();
}
