import { titreRelecture } from '@asso/domain/subvention/projet-a-revoir.words';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';

/** The frame of the values worth reading again; none of them blocks the dossier. */
export const ARelireCadre = ({ n, children }: { n: number; children: ReactNode }) => (
  <Notice tone="info" level="h2" title={titreRelecture(n)}>
    <p>Gardez ce que le portail a écrit s’il n’y a rien d’autre à dire, ou répondez.</p>
    <ul>{children}</ul>
  </Notice>
);
