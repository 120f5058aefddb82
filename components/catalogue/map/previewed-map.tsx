'use client';

import type { Packed } from '@/components/ui/packed';
import type { MapPreview } from '@/lib/catalogue/map/preview';
import type { AlpsMapProps } from '@/lib/catalogue/map/types';
import { MapOnDemand } from './map-on-demand';
import { MapPreviewDrawing } from './map-preview-drawing';

type Props = Omit<AlpsMapProps, 'preview'> & { packed: Packed<MapPreview> | null };

/** A map with what it shows until it is wanted: both in one part. */
export function PreviewedMap({ packed, ...map }: Props) {
  return <MapOnDemand {...map} preview={packed && <MapPreviewDrawing packed={packed} className="" />} />;
}
