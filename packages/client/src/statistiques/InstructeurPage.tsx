import { TableauServicePage } from '../instruction/TableauServicePage.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { StatistiquesPage } from './StatistiquesPage.tsx';
import { vueStatistiques } from './statistiques-query.ts';

/** The two views of one address: what to begin with, or the figures. */
export function InstructeurPage() {
  const vue = useQueryParams().get('vue');
  return vue === vueStatistiques ? <StatistiquesPage /> : <TableauServicePage />;
}
