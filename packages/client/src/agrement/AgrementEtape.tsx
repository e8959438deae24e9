import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import type { ReactNode } from 'react';
import { CadreEtape } from '../dossier/CadreEtape.tsx';
import { AgrementBand } from './AgrementBand.tsx';
import { dossierAgrementHref, filAgrements, filDe } from './agrement-href.ts';
import { etapesLiees } from './etapes-agrement.ts';
import { RenvoiAgrement } from './RenvoiAgrement.tsx';
import type { EditionAgrement } from './use-dossier-agrement.ts';

type AgrementEtapeProps = EditionAgrement & { etape: EtapeAgrement; chapo: ReactNode; children: ReactNode };

/** Each step of an accreditation dossier has this frame; what a service asked to correct comes before its fields. */
export const AgrementEtape = ({ dossier, tete, etape, chapo, children }: AgrementEtapeProps) => (
  <CadreEtape
    band={<AgrementBand dossier={dossier} tete={tete} />}
    steps={etapesLiees(dossier)}
    current={etape}
    menu="Étapes du dossier"
    objet={`Dossier ${dossier.id_fo}`}
    fil={[...filAgrements, filDe(dossier)]}
    aide="agrement"
    listeHref={dossierAgrementHref(dossier)}
    chapo={chapo}
  >
    <RenvoiAgrement dossier={dossier} />
    {children}
  </CadreEtape>
);
