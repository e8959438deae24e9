import type { RouteRow } from '../../platform/route-row.ts';

export const galleryRoutes: readonly RouteRow[] = [];
