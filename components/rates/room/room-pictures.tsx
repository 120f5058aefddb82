import { lightboxWords } from '@/components/catalogue/gallery/lightbox-words';
import { PicturesIsland } from '@/components/catalogue/gallery/pictures-island';
import { Picture } from '@/components/ui/picture';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';

/** Beside the first one; what is more is in the lightbox. */
const BESIDE = 4;

const LINK = 'block size-full cursor-zoom-in -outline-offset-2!';

type Props = { room: Pick<RoomDetail, 'pictures' | 'floorplans'>; words: { label: string; plan: string } };

/** Pictures and floor plan of a room in one band; a telephone swipes along it. Without script each leads to its file. */
export async function RoomPictures({ room: { pictures, floorplans }, words }: Props) {
  const [plan] = floorplans;
  const beside = Math.min(BESIDE, pictures.length - 1);
  if (pictures.length === 0 && !plan) return null;
  return (
    <>
      <ul
        aria-label={words.label}
        className={`room-band flex h-60 gap-1 overflow-x-auto desk:grid desk:h-93 desk:grid-rows-2 desk:overflow-hidden ${plan ? 'desk:grid-cols-[minmax(0,56fr)_minmax(0,21fr)_minmax(0,21fr)_minmax(0,26fr)]' : 'desk:grid-cols-[minmax(0,56fr)_minmax(0,21fr)_minmax(0,21fr)]'}`}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className={`min-h-0 shrink-0 overflow-hidden bg-line max-desk:w-[84%] ${index === 0 ? `desk:row-span-2 ${beside === 0 ? 'desk:col-span-3' : ''}` : `${beside <= 2 ? 'desk:col-span-2' : ''} ${beside === 1 ? 'desk:row-span-2' : ''} ${beside === 3 && index === 3 ? 'desk:col-span-2' : ''} ${index > BESIDE ? 'desk:hidden' : ''}`}`}
          >
            <a href={picture.src} data-room-picture={index} className={LINK}>
              <Picture
                picture={picture}
                sizes={index === 0 ? '(width >= 800px) 560px, 84vw' : '(width >= 800px) 210px, 84vw'}
                isFirst={index === 0}
                hasPlaceholder={false}
              />
            </a>
          </li>
        ))}
        {floorplans.map((drawing, index) => (
          <li
            key={drawing.src}
            className={`min-h-0 shrink-0 bg-paper p-4 max-desk:w-[84%] desk:col-start-4 desk:row-span-2 desk:row-start-1 ${index > 0 ? 'desk:hidden' : ''}`}
          >
            <a href={drawing.src} data-room-plan className="flex size-full cursor-zoom-in flex-col">
              <Picture
                picture={drawing}
                sizes="256px"
                hasPlaceholder={false}
                className="min-h-0 w-full grow object-contain"
              />
              <span className="mt-2 text-12 text-soft">{words.plan}</span>
            </a>
          </li>
        ))}
      </ul>
      <PicturesIsland within=".room-band" drawings="[data-room-plan]" labels={await lightboxWords()} />
    </>
  );
}
