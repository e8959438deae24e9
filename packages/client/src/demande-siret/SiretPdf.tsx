import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** The request, each value as it leaves. */
export const SiretPdf = ({ id }: { id: string }) => (
  <DownloadLink row={demandeSiretEndpoints.readDemandeSiretPdf} params={{ id }} query={{}} details="pdf">
    Télécharger la demande
  </DownloadLink>
);
