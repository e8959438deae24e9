// A room is drawn around the pages whose rows name it, and stays while one goes from one of them to another.
import type { LoadRoom } from '../platform/page/route-row.ts';

/** The queue of a service stays on screen while its dossiers open beside it. */
export const poste: LoadRoom = () =>
  import('../instruction/poste/PosteSalle.tsx').then((module) => module.PosteSalle);
