import { useQueryParams } from '../../platform/query-params.ts';
import { CampagnePage } from './CampagnePage.tsx';
import { SubventionsAdministreesPage } from './SubventionsAdministreesPage.tsx';

/** The subventions one administers, or the campaign the address names. */
export function AdministrationRdsPage() {
  const id = useQueryParams().get('subvention');
  return id ? <CampagnePage key={id} id={id} /> : <SubventionsAdministreesPage />;
}
