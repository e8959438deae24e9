import { JourPage } from '../instruction/jour/JourPage.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { StatistiquesPage } from './StatistiquesPage.tsx';
import { vueStatistiques } from './statistiques-query.ts';

/** Shows the day of an agent or, when the address asks for that view, the figures of their service. */
export function InstructeurPage() {
  const vue = useQueryParams().get('vue');
  return vue === vueStatistiques ? <StatistiquesPage /> : <JourPage />;
}
