import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { useState } from 'react';
import { CrfsPanel } from '../../crf/CrfsPanel.tsx';
import { useRead } from '../../platform/use-read.ts';
import { AvisPanel } from '../avis/AvisPanel.tsx';
import { GrillePanel } from '../avis/GrillePanel.tsx';
import type { DecisionSuite } from '../decision/decision-props.ts';
import { ServiceDecision } from '../decision/ServiceDecision.tsx';
import { BureauPanel } from './BureauPanel.tsx';
import { FoldOnPhone } from './FoldOnPhone.tsx';
import { NotesInternes } from './NotesInternes.tsx';
import { RappelCrf } from './RappelCrf.tsx';
import { ServiceCompletude } from './ServiceCompletude.tsx';
import { ServiceMontants } from './ServiceMontants.tsx';
import { instructionVue } from './service-instruction.ts';
import './tableaux-etroits.css';

type ServiceVoletProps = {
  dossier: DossierSubventionView;
  reload: () => Promise<unknown>;
  suite: DecisionSuite;
  /** True once everything in this panel is read, so that nothing moves any more. */
  isArrived: boolean;
};

/** The panel beside the text: what the state of the dossier requires comes first, then all that helps to judge it. */
export function ServiceVolet({ dossier, reload, suite, isArrived }: ServiceVoletProps) {
  const { id_fo } = dossier;
  const { id_service_instructeur: service, etat, completude } = instructionVue(dossier);
  const crfs = useRead(
    crfEndpoints.listCrfs,
    dossier.instructions.some((one) => isCrfAwaited(one.etat)) ? { params: { id: id_fo }, query: {} } : null,
  );
  const isReportAwaited =
    crfs.state === 'lu' && crfs.value.crfs.some(({ id_etat }) => isCrfEditable(id_etat));
  // The request for complements stays where it was when the page opened: moving it would lose its message about a
  // request just sent.
  const [attend] = useState(completude.etat !== 'complet');
  const points = (
    <ServiceCompletude dossier={dossier} fuseau={dossier.campagne.fuseau} reload={reload} suite={suite} />
  );
  return (
    <aside
      className={`poste__volet tableaux-etroits cases-serrees${isArrived ? '' : ' poste__volet--attendu'}`}
      aria-label="Décision du service"
    >
      <div className="poste__acte">
        <CrfsPanel dossier={dossier} actes={(read) => <RappelCrf id_fo={id_fo} crfs={read} />} />
        {attend && points}
        <ServiceDecision
          dossier={dossier}
          reload={reload}
          suite={suite}
          isSecond={isReportAwaited || completude.etat === 'demande'}
        />
      </div>
      <div className="poste__juger">
        <BureauPanel id_fo={id_fo} service={service} isRecu={etat === 'D'} onStart={reload} />
        <FoldOnPhone className="poste__plis" summary="Montants, grille, avis et notes" isOpen={false}>
          <div>
            <ServiceMontants dossier={dossier} />
          </div>
          <GrillePanel id_fo={id_fo} service={service} />
          <AvisPanel id_fo={id_fo} service={service} mayAsk={isAtStudy(etat)} />
          <NotesInternes id_fo={id_fo} canWrite={dossier.rights.message === true} />
          {!attend && points}
        </FoldOnPhone>
      </div>
    </aside>
  );
}

/**
 * Tells whether what is read at first beside the dossier, or above its parts, is there. The panels of the proposed amount
 * and of who is in charge keep their own space until they are read.
 */
export function useVoletArrived(dossier: DossierSubventionView): boolean {
  const { id_fo, instructions } = dossier;
  const { id_service_instructeur: service, etat, montant_accorde } = instructionVue(dossier);
  const params = { id: id_fo, service };
  const hasReports = instructions.some((one) => isCrfAwaited(one.etat));
  const isGranted = montant_accorde !== null;
  const renvoi = useRead(renvoiEndpoints.readRenvoi, isAtStudy(etat) ? { params } : null);
  const paiements = useRead(paiementEndpoints.listPaiements, isGranted ? { params } : null);
  const crfs = useRead(crfEndpoints.listCrfs, hasReports ? { params: { id: id_fo }, query: {} } : null);
  const grille = useRead(noteEndpoints.readGrille, { params });
  const avis = useRead(avisEndpoints.listAvisDossier, { params });
  const bureau = useRead(bureauEndpoints.readBureauDossier, { params });
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const signaux = useRead(signauxEndpoints.readSignaux, { params });
  const always = [grille, avis, bureau, historique, signaux];
  const asked = [
    ...always,
    ...(isAtStudy(etat) ? [renvoi] : []),
    ...(isGranted ? [paiements] : []),
    ...(hasReports ? [crfs] : []),
  ];
  return asked.every(({ state }) => state !== 'attente');
}
