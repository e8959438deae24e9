import { MesDossiersPage } from '../suivi/MesDossiersPage.tsx';

/** The agrément dossiers of one association, or of all those of the person. */
export const DossiersAgrementPage = () => <MesDossiersPage genre="agrement" />;
