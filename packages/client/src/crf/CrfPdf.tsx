import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import type { PlaceCrf } from './crf-href.ts';

/** Downloads the present report as a PDF, to be kept, signed or printed. */
export const CrfPdf = ({ dossier: crf }: { dossier: Pick<PlaceCrf, 'id' | 'id_fo'> }) => (
  <DownloadLink
    row={crfEndpoints.readCrfPdf}
    params={{ id: crf.id_fo, crf: crf.id }}
    query={{}}
    details="pdf"
  >
    Télécharger le compte rendu
  </DownloadLink>
);
