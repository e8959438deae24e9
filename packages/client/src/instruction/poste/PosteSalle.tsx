import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { type ReactNode, Suspense } from 'react';
import { useWornRole } from '../../platform/session/session-role.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';

/** The frame of the pages of dossiers: for a service, it keeps the queue while its dossiers open beside it. */
export function PosteSalle({ children }: { children: ReactNode }) {
  const role = useWornRole();
  if (role === null || !isServiceRole(role)) return children;
  return (
    <Suspense>
      <Poste>{children}</Poste>
    </Suspense>
  );
}

const Poste = lazyPart(() => import('./Poste.tsx').then((module) => module.Poste));
