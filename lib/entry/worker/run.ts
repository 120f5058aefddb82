import 'server-only';
import { advanceLedger } from '@/lib/money/ledger/commands/advance';
import { runPayouts } from '@/lib/money/payout-run/commands/run';
import { lookUpPayouts } from '@/lib/money/payout-run/commands/settle';
import { clock } from '@/lib/platform/clock';
import { listen } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import { sendDueAnswers } from '@/lib/sales/lead/commands/held-answer';
import { sweepLeads, untilNextEnd } from '@/lib/sales/lead/commands/sweep';
import { type DeliveryOptions, deliverDue } from './deliver';
import { purgeExpired } from './purge';

/** For reminders. No rule waits for it: who comes first writes down what has ended, but pages do not notice by themselves. */
const SWEEP_MILLISECONDS = 30 * 1000;
const PURGE_MILLISECONDS = 60 * 60 * 1000;
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

/**
 * Delivers the outbox until `signal` aborts; what is being delivered then is finished first. Any number of workers may
 * run. A database that is away is waited for.
 */
export async function runWorker(options: WorkerOptions, signal: AbortSignal): Promise<void> {
  const waiter = createWaiter(signal);
  const stopListening = listen('outbox', waiter.wake);
  let purgeDue = 0;
  let sweepDue = 0;
  while (!signal.aborted) {
    let pause = options.pollMilliseconds;
    try {
      if ((await deliverDue(options)) > 0) continue;
      await sendDueAnswers();
      await runPayouts();
      if (clock.elapsed() >= sweepDue) {
        await sweepLeads();
        await advanceLedger();
        await lookUpPayouts();
        sweepDue = clock.elapsed() + SWEEP_MILLISECONDS;
      }
      if (clock.elapsed() >= purgeDue) {
        await purgeExpired();
        purgeDue = clock.elapsed() + PURGE_MILLISECONDS;
      }
      const nextEnd = await untilNextEnd();
      if (nextEnd !== null) sweepDue = Math.min(sweepDue, clock.elapsed() + nextEnd);
      pause = Math.min(pause, Math.max(0, sweepDue - clock.elapsed()));
    } catch (error) {
      log.error({ err: error }, 'worker in trouble');
      pause = Math.max(pause, TROUBLE_MILLISECONDS);
    }
    await waiter.wait(pause);
  }
  await stopListening();
}
