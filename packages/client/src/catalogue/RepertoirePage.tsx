import { useQueryParams } from '../platform/page/query-params.ts';
import { AlertesPage } from './AlertesPage.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import { SubventionPage } from './SubventionPage.tsx';

/** It shows the catalogue, or one subvention when the address names its code, or the reader's alerts. */
export function RepertoirePage() {
  const params = useQueryParams();
  const code = params.get('code');
  if (params.get('vue') === 'alertes') return <AlertesPage />;
  return code ? <SubventionPage key={code} code={code} /> : <CataloguePage />;
}
