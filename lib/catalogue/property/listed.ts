import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';

/** Properties that have a page; demonstrations only where those are shown (rule 2.12). */
export function publishedProperties(includeDemos: boolean) {
  return { status: 'published', ...(includeDemos ? {} : { isDemo: false }) } satisfies Prisma.PropertyWhereInput;
}

/** Those that are for sale, too: what search, lists, counts and the sitemap name (rule 7.3). */
export function listedProperties(includeDemos: boolean) {
  return { ...publishedProperties(includeDemos), hasSalesInformation: true } satisfies Prisma.PropertyWhereInput;
}

/** `listedProperties` for a raw statement in which the property is called `p`. */
export function listedPropertiesSql(includeDemos: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(p.status = 'published' AND p.has_sales_information AND (${includeDemos} OR NOT p.is_demo))`;
}

/** By the viewer's own flag, or everybody on a demonstration host. */
export function showsDemoProperties(viewer: Pick<Viewer, 'flags'>, isDemoHost: boolean): boolean {
  return isDemoHost || viewer.flags.shouldDisplayDemoProperties;
}
