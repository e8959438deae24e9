import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** The PDF holds the dossier and its enrolments. */
export const DossierPspPdf = ({ id }: { id: string }) => (
  <DownloadLink row={passSportEndpoints.readDossierPspPdf} params={{ id }} details="pdf">
    Télécharger les inscriptions
  </DownloadLink>
);
