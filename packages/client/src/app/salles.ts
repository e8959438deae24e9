// A frame shared by several pages, which stays when the person goes from one of them to another.
import type { LoadRoom } from '../platform/page/route-row.ts';

/** The frame that keeps the queue of a service on the screen while its dossiers open beside it. */
export const poste: LoadRoom = () =>
  import('../instruction/poste/PosteSalle.tsx').then((module) => module.PosteSalle);
