import { MesDossiersPage } from '../suivi/MesDossiersPage.tsx';

/** Lists the accreditation dossiers of one association or of all one's associations. */
export const DossiersAgrementPage = () => <MesDossiersPage genre="agrement" />;
