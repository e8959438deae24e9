import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { ReactNode } from 'react';
import { PointDuRenvoi } from '../demarche/PointDuRenvoi.tsx';
import { CadreEtape } from '../dossier/CadreEtape.tsx';
import { filDe, isRenvoye } from '../dossier/etat-dossier.ts';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import { DossierBand } from './DossierBand.tsx';
import { listeHref } from './dossier-liens.ts';
import { type Edition, motsDe } from './edition.ts';
import { etapeLinks } from './etape-links.ts';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import { ReprisNotice } from './ReprisNotice.tsx';

type EtapePageProps = Edition & {
  etape: EtapeSubvention;
  chapo: ReactNode;
  children: ReactNode;
};

/** One step of a grant dossier: the corrections that a service requested stand above its fields. */
export function EtapePage({ dossier, tete, collegues, etape, chapo, children }: EtapePageProps) {
  const indicator = <DraftIndicator draft={tete} fields={dossierSubventionFields} words={motsDe(dossier)} />;
  return (
    <CadreEtape
      band={<DossierBand dossier={dossier} indicator={indicator} collegues={collegues} />}
      steps={etapeLinks(dossier)}
      current={etape}
      menu="Étapes du dossier"
      objet={`Dossier ${dossier.id_fo}`}
      fil={[
        { label: 'Mes dossiers', href: '/dossiers' },
        { label: filDe(dossier), href: listeHref(dossier) },
      ]}
      aide="subvention"
      listeHref={listeHref(dossier)}
      chapo={chapo}
    >
      {isRenvoye(dossier) && <RenvoiNotice dossier={dossier} isShort />}
      {etape !== 'choix' && !isRenvoye(dossier) && <ReprisNotice dossier={dossier} isShort />}
      {etape === 'demandeur' && <PointDuRenvoi cible="demandeur" />}
      {children}
    </CadreEtape>
  );
}
