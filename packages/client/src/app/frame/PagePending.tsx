import { Loading } from '../../ui/Loading.tsx';

/** While the code or the session of a page is on its way. */
export const PagePending = () => <Loading />;
