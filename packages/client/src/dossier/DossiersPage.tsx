import { isServiceRole } from '@asso/domain/compte/roles';
import { lazy, Suspense } from 'react';
import { useWornRole } from '../platform/session-role.ts';

const MesDossiersPage = lazy(() =>
  import('./MesDossiersPage.tsx').then((module) => ({ default: module.MesDossiersPage })),
);
const InstructionPage = lazy(() =>
  import('./InstructionPage.tsx').then((module) => ({ default: module.InstructionPage })),
);

/** One address, two pages: those who ask see their files, those who decide their queue. */
export function DossiersPage() {
  const role = useWornRole();
  return <Suspense>{isServiceRole(role ?? '') ? <InstructionPage /> : <MesDossiersPage />}</Suspense>;
}
