import { useQueryParams } from '../platform/query-params.ts';
import { CataloguePage } from './CataloguePage.tsx';
import { SubventionPage } from './SubventionPage.tsx';

/** The catalogue, or the page of one subvention when the address names its code. */
export function RepertoirePage() {
  const code = useQueryParams().get('code');
  return code ? <SubventionPage key={code} code={code} /> : <CataloguePage />;
}
