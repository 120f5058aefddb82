import type { MapLabels } from '@/lib/catalogue/map/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** The finished words of a map. `{count}` of `properties` is filled in by the map. */
export async function getMapLabels(title?: string): Promise<MapLabels> {
  const t = await getTranslations('map');
  return {
    title: title ?? t('title'),
    attribution: t('attribution'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    reset: t('reset'),
    gestureMouse: t('gestureMouse'),
    gestureMac: t('gestureMac'),
    gestureTouch: t('gestureTouch'),
    properties: t('houses', { count: '{count}' }),
    viewProperty: t('viewHouse'),
    close: t('close'),
    available: t('available'),
    onRequest: t('onRequest'),
    sold: t('sold'),
    legend: t('legend'),
    distances: t('distances'),
    show: t('show'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    noLocation: t('noLocation'),
  };
}
