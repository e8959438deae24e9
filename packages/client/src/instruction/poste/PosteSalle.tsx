import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { type ReactNode, Suspense } from 'react';
import { useWornRole } from '../../platform/session/session-role.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';

/** This room holds the pages of dossiers: for a service, the queue stays there while its dossiers open beside it. */
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
