import { useWornRole } from '../platform/session-role.ts';
import { AccueilPage } from '../subvention/AccueilPage.tsx';
import { EspacePage } from './EspacePage.tsx';

/** One address, two pages: associations see what waits for them, the others what their role opens. */
export const AccueilParRole = () => (useWornRole() === 'lca.association' ? <AccueilPage /> : <EspacePage />);
