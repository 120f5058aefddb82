import type { MoneyState } from '@/lib/money/ledger/types';

/** Open while nothing is agreed, filled the nearer to the bank. */
const dots: Record<MoneyState, string> = {
  expected: 'border border-soft',
  contracted: 'bg-main-light1',
  earned: 'bg-accent',
  payable: 'bg-positive',
  inPayout: 'bg-main',
  paid: 'bg-deep',
};

/** Stands beside the state's word and says nothing alone. */
export function StateDot({ state }: { state: MoneyState }) {
  return <span aria-hidden="true" className={`mr-1 inline-block size-[7px] rounded-full ${dots[state]}`} />;
}
