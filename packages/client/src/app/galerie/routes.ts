import type { RouteRow } from '../../platform/route-row.ts';

/** While developing only. */
export const galleryRoutes: readonly RouteRow[] = [
  {
    path: '/_galerie',
    titre: 'Galerie',
    page: () => import('./GalleryPage.tsx').then((module) => module.GalleryPage),
    droit: { access: 'public', guards: [] },
  },
];
