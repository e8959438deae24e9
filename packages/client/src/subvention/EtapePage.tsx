import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { ReactNode } from 'react';
import { filDe, isRenvoye } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { StepMenu } from '../ui/StepMenu.tsx';
import { DossierBand } from './DossierBand.tsx';
import { DraftIndicator } from './DraftIndicator.tsx';
import { listeHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { etapeLinks, rangDe } from './etape-links.ts';
import { optionsDe } from './options-dossier.ts';
import { PointDuRenvoi } from './PointDuRenvoi.tsx';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import '../ui/steps.css';
import '../dossier/dossier.css';

type EtapePageProps = Edition & {
  etape: EtapeSubvention;
  chapo: ReactNode;
  children: ReactNode;
};

/** One step: the band on top, the other steps at the side, its fields, the way back to the list. */
export function EtapePage({ dossier, tete, collegues, etape, chapo, children }: EtapePageProps) {
  const steps = etapeLinks(dossier);
  const title = steps.find(({ id }) => id === etape)?.title ?? '';
  const indicator = (
    <DraftIndicator draft={tete} fields={dossierSubventionFields} words={{ options: optionsDe(dossier) }} />
  );
  return (
    <div className="page">
      <DossierBand dossier={dossier} indicator={indicator} collegues={collegues} />
      <div className="page-etape">
        <StepMenu steps={steps} current={etape} label="Étapes du dossier" />
        <div className="pile pile--large">
          <PageHeading
            titre={title}
            rang={rangDe(etape)}
            objet={`${rangDe(etape)} – Dossier ${dossier.id_fo}`}
            fil={[
              { label: 'Mes dossiers', href: '/dossiers' },
              { label: filDe(dossier), href: listeHref(dossier) },
            ]}
            aide="subvention"
            chapo={chapo}
          />
          {isRenvoye(dossier) && <RenvoiNotice dossier={dossier} isShort />}
          {etape === 'demandeur' && <PointDuRenvoi cible="demandeur" />}
          {children}
          <p>
            <AppLink href={listeHref(dossier)}>Revenir à la liste des étapes</AppLink>
          </p>
        </div>
      </div>
    </div>
  );
}
