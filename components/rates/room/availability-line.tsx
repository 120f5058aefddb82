import { Icon } from '@/components/ui/icon';

/** Whether a room can be had, in finished words (`availabilityWords`). */
export type AvailabilityWords = {
  look: 'free' | 'onRequest' | 'refused' | 'confidential';
  said: string;
  more?: string;
  /** Who of the party would sleep here, where the others need rooms of their own. */
  who?: string;
};

/** Whether a room can be had, and if not, why. */
export function AvailabilityLine({ words: { look, said, more, who } }: { words: AvailabilityWords }) {
  const sleeper = who && <span className="text-13 font-normal text-ink">{who}</span>;
  switch (look) {
    case 'free':
      return (
        <p className="flex items-center gap-1.5 text-13 font-bold text-positive">
          <Icon name="check" />
          <span className="mr-3">{said}</span>
          {sleeper}
        </p>
      );
    case 'onRequest':
      return (
        <p className="text-13">
          <strong className="font-bold text-warning">{said}</strong> <span className="mr-3 text-soft">{more}</span>
          {sleeper}
        </p>
      );
    case 'refused':
      return <p className="text-13 font-bold">{said}</p>;
    case 'confidential':
      return <p className="text-13 font-bold text-warning">{said}</p>;
  }
}
