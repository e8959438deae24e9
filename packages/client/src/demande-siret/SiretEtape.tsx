import type { EtapeSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import type { ReactNode } from 'react';
import { CadreEtape } from '../dossier/CadreEtape.tsx';
import type { Edition } from './edition.ts';
import { etapesLiees } from './etapes-siret.ts';
import { filDe, titre } from './fil-siret.ts';
import { SiretBand } from './SiretBand.tsx';
import { demandeHref } from './siret-href.ts';

type SiretEtapeProps = Edition & { etape: EtapeSiret; chapo: ReactNode; children: ReactNode };

export const SiretEtape = ({ demande, saisie, etape, chapo, children }: SiretEtapeProps) => (
  <CadreEtape
    band={<SiretBand demande={demande} saisie={saisie} />}
    steps={etapesLiees(demande)}
    current={etape}
    menu="Étapes de la demande"
    objet={`Demande ${demande.identifiant.id_fo_fonctionnel}`}
    fil={[...filDe, { label: titre, href: demandeHref(demande) }]}
    aide="siret"
    listeHref={demandeHref(demande)}
    chapo={chapo}
  >
    {children}
  </CadreEtape>
);
