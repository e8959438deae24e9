import { TableauServicePage } from '../instruction/bureau/TableauServicePage.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { StatistiquesPage } from './StatistiquesPage.tsx';
import { vueStatistiques } from './statistiques-query.ts';

/** Shows the home page of a service or, when the address asks for that view, its figures. */
export function InstructeurPage() {
  const vue = useQueryParams().get('vue');
  return vue === vueStatistiques ? <StatistiquesPage /> : <TableauServicePage />;
}
