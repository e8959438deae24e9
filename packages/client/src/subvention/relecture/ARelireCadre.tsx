import { titreRelecture } from '@asso/domain/subvention/projet-a-revoir.words';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';

/** The notice frames the points worth reading again, and says that none of them blocks the dossier. */
export const ARelireCadre = ({ n, children }: { n: number; children: ReactNode }) => (
  <Notice tone="info" level="h2" title={titreRelecture(n)}>
    <p>Gardez ce que le portail a écrit s’il n’y a rien d’autre à dire, ou répondez.</p>
    <ul>{children}</ul>
  </Notice>
);
