import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** The PDF shows each value as it is sent to the register. */
export const SiretPdf = ({ id }: { id: string }) => (
  <DownloadLink row={demandeSiretEndpoints.readDemandeSiretPdf} params={{ id }} query={{}} details="pdf">
    Télécharger la demande
  </DownloadLink>
);
