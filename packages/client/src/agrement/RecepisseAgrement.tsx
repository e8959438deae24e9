import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** The proof that the dossier left, to keep or to print. */
export const RecepisseAgrement = ({ id }: { id: string }) => (
  <DownloadLink row={dossierAgrementEndpoints.readRecepisseAgrementPdf} params={{ id }} details="pdf">
    Télécharger le récépissé
  </DownloadLink>
);
