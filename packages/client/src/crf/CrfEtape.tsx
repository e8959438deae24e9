import type { EtapeCrf } from '@asso/domain/crf/crf.steps';
import type { ReactNode } from 'react';
import { CadreEtape } from '../dossier/CadreEtape.tsx';
import { CrfBand } from './CrfBand.tsx';
import { crfHref } from './crf-href.ts';
import { etapesLieesCrf } from './etapes-crf.ts';
import { filDuCrf, titreCrf } from './fil-crf.ts';
import { RenvoiCrf } from './RenvoiCrf.tsx';
import type { EditionCrf } from './use-crf.ts';
import './crf.css';

type CrfEtapeProps = EditionCrf & { etape: EtapeCrf; chapo: ReactNode; children: ReactNode };

/** Each step of a report has this frame; what the service asked to correct comes before its fields. */
export const CrfEtape = ({ crf, tete, etape, chapo, children }: CrfEtapeProps) => (
  <CadreEtape
    band={<CrfBand crf={crf} tete={tete} />}
    steps={etapesLieesCrf(crf)}
    current={etape}
    menu="Étapes du compte rendu"
    objet={`${titreCrf(crf.description.exercice)}, dossier ${crf.id_fo}`}
    fil={filDuCrf(crf)}
    aide="crf"
    listeHref={crfHref(crf)}
    chapo={chapo}
  >
    <RenvoiCrf crf={crf} />
    {children}
  </CadreEtape>
);
