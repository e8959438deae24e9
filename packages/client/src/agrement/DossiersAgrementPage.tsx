import { MesDossiersPage } from '../dossier/MesDossiersPage.tsx';

/** Accreditation dossiers, of one's associations or of all. */
export const DossiersAgrementPage = () => <MesDossiersPage genre="agrement" />;
