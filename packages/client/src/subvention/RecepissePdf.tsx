import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** A link to the récépissé, which proves that the dossier was transmitted. */
export const RecepissePdf = ({ id }: { id: string }) => (
  <DownloadLink row={transmissionEndpoints.readRecepissePdf} params={{ id }} details="pdf">
    Télécharger le récépissé
  </DownloadLink>
);
