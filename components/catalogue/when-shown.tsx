'use client';

import { type ComponentProps, lazy } from 'react';

// A page names the scripts of all that it could show. These stand on it in some states only, and come with what shows them.

const ExpandAll = lazy(async () => ({ default: (await import('./hotel/expand-all')).ExpandAll }));
const GalleryStage = lazy(async () => ({ default: (await import('./hotel/gallery-stage')).GalleryStage }));
const PreviewedMap = lazy(async () => ({ default: (await import('./map/previewed-map')).PreviewedMap }));

export function ShownExpandAll(props: ComponentProps<typeof ExpandAll>) {
  return <ExpandAll {...props} />;
}

export function ShownGalleryStage(props: ComponentProps<typeof GalleryStage>) {
  return <GalleryStage {...props} />;
}

export function ShownPreviewedMap(props: ComponentProps<typeof PreviewedMap>) {
  return <PreviewedMap {...props} />;
}
