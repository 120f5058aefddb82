import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureValue } from '@/lib/platform/media/types';

type Props = {
  picture: PictureValue;
  /** Class names of the picture: where it is anchored at which width. */
  pictureClass?: string;
  isTall?: boolean;
  children: ReactNode;
};

/**
 * The picture a page begins with; the header lies over it. Headline and whatever follows stand at its lower edge, and
 * it grows with them, so enlarged text is never cut off.
 */
export function PageHero({ picture, pictureClass = 'size-full object-cover', isTall = false, children }: Props) {
  const height = isTall
    ? 'min-h-[calc(min(744px,max(560px,92svh))-var(--consent-height))] desk:min-h-[calc(min(max(860px,84svh),max(640px,100svh))-var(--consent-height))]'
    : 'min-h-[min(560px,max(440px,72svh))] desk:min-h-[min(660px,max(520px,78svh))]';
  return (
    <section
      data-hero
      className={`on-dark relative -mt-16 flex flex-col justify-end overflow-hidden bg-deep pt-28 text-white menu:-mt-[88px] ${height}`}
    >
      <div className="absolute inset-0">
        <Picture picture={picture} sizes="(width >= 800px) 112vw, 115vw" isFirst className={pictureClass} />
      </div>
      <div className={`hero-shade no-print absolute inset-0 ${isTall ? '' : 'hero-shade-wide'}`} />
      <div className="relative">{children}</div>
    </section>
  );
}
