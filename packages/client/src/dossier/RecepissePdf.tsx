import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** A link to the récépissé, which proves that the dossier was transmitted. */
export const RecepissePdf = ({ id }: { id: string }) => (
  <DownloadLink row={dossierEndpoints.readRecepissePdf} params={{ id }} details="pdf">
    Télécharger le récépissé
  </DownloadLink>
);
