import { getImageProps } from 'next/image';
import type { ComponentProps } from 'react';
import type { PictureValue } from '@/lib/platform/media/types';

type Props = {
  picture: PictureValue;
  /** The `sizes` attribute: how wide the picture is drawn at which screen width. */
  sizes: string;
  /** The picture that decides when the page looks finished: loaded first, never lazily. */
  isFirst?: boolean;
  /** Off where it is out of sight until long after the page: a blurred placeholder is 150 bytes that no compression takes. */
  hasPlaceholder?: boolean;
  className?: string;
};

export type PictureAttributes = ComponentProps<'img'> & { alt: string };

/**
 * A responsive picture as AVIF or WebP without client JavaScript. Its dominant colour and a blurred placeholder stand
 * behind it until it has loaded. Fills its box; the box gives the ratio.
 */
export function Picture(props: Props) {
  const { alt, ...attributes } = pictureAttributes(props);
  return <img {...attributes} alt={alt} />;
}

/** The same as values, for a component of the browser that draws many. */
export function pictureAttributes({
  picture,
  sizes,
  isFirst = false,
  hasPlaceholder = true,
  className,
}: Props): PictureAttributes {
  const { focusX = 50, focusY = 50 } = picture;
  const isCentred = focusX === 50 && focusY === 50;
  const { props } = getImageProps({
    src: picture.src,
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    sizes,
    quality: 60,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
  });
  return {
    ...props,
    alt: picture.alt,
    decoding: isFirst ? 'sync' : 'async',
    className: `picture ${className ?? 'size-full object-cover'}`,
    style: {
      backgroundColor: picture.color,
      backgroundImage: hasPlaceholder && picture.placeholder ? `url(${picture.placeholder})` : undefined,
      objectPosition: isCentred ? undefined : `${focusX}% ${focusY}%`,
    },
  };
}
