import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** A link to the récépissé, which proves that the dossier was transmitted. */
export const RecepisseAgrement = ({ id }: { id: string }) => (
  <DownloadLink row={dossierAgrementEndpoints.readRecepisseAgrementPdf} params={{ id }} details="pdf">
    Télécharger le récépissé
  </DownloadLink>
);
