// A frame shared by several pages, which stays when the person goes from one of them to another.
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import type { ReactNode } from 'react';
import type { LoadRoom } from '../platform/page/route-row.ts';
import { byRole } from './by-role.ts';

/** The frame of the pages of dossiers: for a service, it keeps the queue while its dossiers open beside it. */
export const poste: LoadRoom = byRole<{ children: ReactNode }>([
  {
    pour: isServiceRole,
    page: () => import('../instruction/poste/Poste.tsx').then((module) => module.Poste),
  },
  {
    page:
      async () =>
      ({ children }) =>
        children,
  },
]);
