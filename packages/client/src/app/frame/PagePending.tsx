import { useRouterState } from '@tanstack/react-router';
import { Loading } from '../../ui/page/Loading.tsx';

/** While the code or the session of a page is loading, its title can already be found from its address. */
export function PagePending() {
  const titre = useRouterState({
    select: ({ matches }) => matches.map(({ staticData }) => staticData.row?.titre).findLast(Boolean),
  });
  return <Loading titre={titre} />;
}
