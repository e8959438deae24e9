import { TableauServicePage } from '../instruction/bureau/TableauServicePage.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { StatistiquesPage } from './StatistiquesPage.tsx';
import { vueStatistiques } from './statistiques-query.ts';

/** One address has two views: the service's home page and its figures. */
export function InstructeurPage() {
  const vue = useQueryParams().get('vue');
  return vue === vueStatistiques ? <StatistiquesPage /> : <TableauServicePage />;
}
