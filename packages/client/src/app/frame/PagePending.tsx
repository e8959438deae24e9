import { useRouterState } from '@tanstack/react-router';
import { Loading } from '../../ui/page/Loading.tsx';

/** Shown while the code or the session of a page loads; the title is found from the address. */
export function PagePending() {
  const titre = useRouterState({
    select: ({ matches }) => matches.map(({ staticData }) => staticData.row?.titre).findLast(Boolean),
  });
  return <Loading titre={titre} />;
}
