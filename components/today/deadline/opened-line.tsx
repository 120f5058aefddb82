import type { ReactNode } from 'react';
import { TextLink } from '@/components/shell/agency-page';
import { type InPlace, inPlaceOf, placeOf } from '@/lib/today/deadline/action';
import { DueInPlace, RequestInPlace, StayInPlace } from './in-place/desk';
import { AccountInPlace, DisputeInPlace, PayoutInPlace, VerificationInPlace } from './in-place/house';
import { LeadInPlace } from './in-place/lead';
import { CommentInPlace, OfferInPlace } from './in-place/offer';
import { ThreadInPlace } from './in-place/thread';
import type { LineProps } from './view';

const forms: Record<InPlace, (props: LineProps) => Promise<ReactNode>> = {
  lead: LeadInPlace,
  request: RequestInPlace,
  due: DueInPlace,
  stay: StayInPlace,
  dispute: DisputeInPlace,
  thread: ThreadInPlace,
  comment: CommentInPlace,
  offer: OfferInPlace,
  verification: VerificationInPlace,
  payout: PayoutInPlace,
  account: AccountInPlace,
};

/** What the way there is called. */
const wayOf = {
  lead: 'lead',
  request: 'request',
  due: 'due',
  stay: 'stay',
  dispute: 'stay',
  thread: 'thread',
  comment: 'offer',
  offer: 'offer',
  verification: 'verification',
  payout: 'payout',
  account: 'account',
} as const satisfies Record<InPlace, string>;

/** What a line asks for, done where it stands: as on the page it would lead to, and the way there. */
export async function OpenedLine(props: LineProps) {
  const { line, telling } = props;
  const name = inPlaceOf(line, telling.scope);
  if (!name) return null;
  return (
    <div className="rounded-desk border border-line bg-surface px-4 pt-1 pb-4 text-14 *:first:mt-3">
      {await forms[name](props)}
      <p className="mt-4">
        <TextLink href={placeOf(line, telling.scope)} hasArrow>
          {telling.t(`open.${line.about.subject === 'offer' ? 'offer' : wayOf[name]}`)}
        </TextLink>
      </p>
    </div>
  );
}
