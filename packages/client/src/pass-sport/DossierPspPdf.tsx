import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** The dossier and its inscriptions, to keep or to print. */
export const DossierPspPdf = ({ id }: { id: string }) => (
  <DownloadLink row={passSportEndpoints.readDossierPspPdf} params={{ id }} details="pdf">
    Télécharger les inscriptions
  </DownloadLink>
);
