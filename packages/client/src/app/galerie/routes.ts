import type { RouteRow } from '../../platform/page/route-row.ts';

/** These routes exist only during development. */
export const galleryRoutes: readonly RouteRow[] = [
  {
    path: '/_galerie',
    titre: 'Galerie',
    page: () => import('./GalleryPage.tsx').then((module) => module.GalleryPage),
    droit: { access: 'public', guards: [] },
  },
];
