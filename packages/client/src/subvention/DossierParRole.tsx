import { isServiceRole } from '@asso/domain/compte/roles';
import { lazy, Suspense } from 'react';
import { useQueryParams } from '../platform/query-params.ts';
import { useWornRole } from '../platform/session-role.ts';
import { isEtape } from './dossier-liens.ts';

const DossierPage = lazy(() =>
  import('./DossierPage.tsx').then((module) => ({ default: module.DossierPage })),
);
const ServiceDossierPage = lazy(() =>
  import('./ServiceDossierPage.tsx').then((module) => ({ default: module.ServiceDossierPage })),
);

/** One address, two pages: the file of who asks, and the same before who decides; a service that edits asks too. */
export function DossierParRole() {
  const params = useQueryParams();
  const isService = isServiceRole(useWornRole() ?? '');
  const isEditing = params.get('mode') === 'edit' || isEtape(params.get('etape'));
  return <Suspense>{isService && !isEditing ? <ServiceDossierPage /> : <DossierPage />}</Suspense>;
}
