import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** The proof that the dossier left, to keep or to print. */
export const RecepissePdf = ({ id }: { id: string }) => (
  <DownloadLink row={transmissionEndpoints.readRecepissePdf} params={{ id }} details="pdf">
    Télécharger le récépissé
  </DownloadLink>
);
