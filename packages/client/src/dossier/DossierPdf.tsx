import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ReactNode } from 'react';
import { DownloadLink } from '../platform/DownloadLink.tsx';

/** A link to the PDF of the whole dossier in its present state [R7.15]. */
export const DossierPdf = ({ id, children }: { id: string; children: ReactNode }) => (
  <DownloadLink row={dossierEndpoints.readPdf} params={{ id }} query={{ from: 'rda' }} details="pdf">
    {children}
  </DownloadLink>
);
