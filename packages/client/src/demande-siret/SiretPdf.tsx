import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** Downloads the request as a PDF, with each value as it is sent to the register. */
export const SiretPdf = ({ id }: { id: string }) => (
  <DownloadLink row={demandeSiretEndpoints.readDemandeSiretPdf} params={{ id }} query={{}} details="pdf">
    Télécharger la demande
  </DownloadLink>
);
