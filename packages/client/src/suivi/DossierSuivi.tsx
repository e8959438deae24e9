import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isAccorde, isInPaiement } from '@asso/domain/dossier/instruction.states';
import { sayRecours } from '@asso/domain/dossier/part-service.words';
import { type DossierDates, etapesDatees } from '@asso/domain/dossier/suivi/etapes-datees.rules';
import { describeSuivi, type SuiviWords } from '@asso/domain/dossier/suivi/etat-suivi.words';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { sayVerse } from '@asso/domain/paiement/paiement.words';
import { useState } from 'react';
import { CrfsPanel } from '../crf/CrfsPanel.tsx';
import { raisonLecture } from '../demarche/mode-dossier.ts';
import { PointsRenvoyes } from '../demarche/renvoi/PointsRenvoyes.tsx';
import { ACompleterNotice } from '../dossier/ACompleterNotice.tsx';
import { toComplete } from '../dossier/completude.ts';
import { EtatDuSuiviPanel } from '../dossier/EtatDuSuiviPanel.tsx';
import {
  faitsDossier,
  type InstructionView,
  intituleDossier,
  mainInstruction,
  sayToServices,
  sayWithServices,
} from '../dossier/etat-dossier.ts';
import { MessagesPanel } from '../dossier/messages/MessagesPanel.tsx';
import { PanneauxDossier } from '../dossier/PanneauxDossier.tsx';
import { PartsDesServices } from '../dossier/PartsDesServices.tsx';
import { PaiementsDossier } from '../paiement/PaiementsDossier.tsx';
import { paiementsId } from '../paiement/paiements-id.ts';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useRead } from '../platform/use-read.ts';
import { ContenuTransmis } from '../subvention/ContenuTransmis.tsx';
import { completeDossierHref, liensSubvention } from '../subvention/dossier-liens.ts';
import type { DossierRead } from '../subvention/edition.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { StepLine } from '../ui/StepLine.tsx';
import { ActeDuSuivi } from './ActeDuSuivi.tsx';
import { ActesDossier } from './ActesDossier.tsx';
import { ArgentDossier } from './ArgentDossier.tsx';
import { HistoriqueDossier } from './HistoriqueDossier.tsx';
import { PapiersDossier } from './PapiersDossier.tsx';
import { QuiAppeler } from './QuiAppeler.tsx';
import { RestaurerPanel } from './RestaurerPanel.tsx';
import { RibPanel } from './RibPanel.tsx';
import { datesSubvention, suiviSubvention } from './suivi-du-dossier.ts';
import '../dossier/dossier.css';
import './suivi.css';

type DossierSuiviProps = { dossier: DossierSubventionView; found: DossierRead };

/**
 * Shows a dossier to the association that sent it: its state and the next act first, then the steps, payments, messages
 * and documents.
 */
export function DossierSuivi({ dossier, found }: DossierSuiviProps) {
  const { id_fo, rights, isPast } = dossier;
  const [asked, setAsked] = useState(0);
  const { isKnown, ...connu } = useConnu(dossier);
  const [isDrawn, setIsDrawn] = useState(isKnown);
  if (isKnown && !isDrawn) setIsDrawn(true);
  if (!isDrawn) return <Loading titre={intituleDossier(dossier)} />;
  const faits = suiviSubvention(dossier, connu);
  const dit = withService(describeSuivi(faits), dossier);
  const { etat, id_service_instructeur: principal } = mainInstruction(dossier);
  const isNonTransmis = etat === 'A' || etat === 'C';
  return (
    <div className="page suivi">
      <PageHeading
        titre={intituleDossier(dossier)}
        objet={`Dossier ${id_fo}`}
        faits={`${faitsDossier(dossier)} · dossier ${id_fo}`}
        fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
        aide="subvention"
        actions={<ActesDossier dossier={dossier} />}
      />
      <EtatDuSuiviPanel
        dit={isPast ? { ...dit, quand: [dit.quand, 'exercice passé'].filter(Boolean).join(' · ') } : dit}
        acte={
          rights.restore ? (
            <RestaurerPanel dossier={dossier} found={found} />
          ) : (
            dit.acte && (
              <ActeDuSuivi
                dossier={dossier}
                acte={dit.acte}
                isCrfBegun={faits.crf?.isBegun === true}
                onVerser={() => setAsked(asked + 1)}
              />
            )
          )
        }
      >
        <MotifEtRecours dossier={dossier} evenements={connu.evenements} />
      </EtatDuSuiviPanel>
      {(isNonTransmis || etat === 'B') && (
        <p className="discret fr-icon-lock-line">
          Lecture seule : {raisonLecture(etat, rights.edit === true)}.
        </p>
      )}
      {etat === 'C' ? (
        <PointsRenvoyes liens={liensSubvention} dossier={dossier} />
      ) : (
        <EtapesDuSuivi dates={datesSubvention(dossier, connu)} />
      )}
      <PartsDesServices
        dossier={dossier}
        acte={(one) => (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => document.getElementById(paiementsId(one.id_service_instructeur))?.focus()}
            >
              Voir ses paiements<span className="invisible"> : {one.service.nom}</span>
            </button>
          </p>
        )}
      />
      {autresCompletudes(dossier).map((one) => (
        <ACompleterNotice
          key={one.id_service_instructeur}
          instruction={one}
          href={completeDossierHref(dossier, one.id_service_instructeur)}
        />
      ))}
      <PaiementsDossier
        dossier={dossier}
        cote="association"
        reload={found.refresh}
        asked={{ service: principal, number: asked }}
      />
      <div className="deux-colonnes suivi__colonnes">
        <div className="pile pile--large">
          <MessagesPanel
            id_fo={id_fo}
            titre={`Échanges avec ${sayWithServices(dossier)}`}
            destinataire={sayToServices(dossier)}
            association={dossier.demandeur.nom}
            canWrite={rights.message === true}
            visibles={2}
            services={dossier.instructions
              .filter(({ etat: one }) => !['A', 'B'].includes(one))
              .map((one) => ({ value: one.id_service_instructeur, label: one.service.nom }))}
            help="Un message ne corrige pas le dossier."
          />
          <CrfsPanel dossier={dossier} />
        </div>
        <div className="pile pile--large">
          <PanneauxDossier id_fo={id_fo} />
          <PapiersDossier dossier={dossier} />
          <RibPanel dossier={dossier} found={found} />
          {faits.transmis && <QuiAppeler id_fo={id_fo} />}
        </div>
      </div>
      <ArgentDossier dossier={dossier} />
      <ContenuTransmis
        dossier={dossier}
        titre={isNonTransmis ? 'Ce que contient le dossier' : 'Ce que vous avez envoyé'}
        ribsChanges={isNonTransmis ? [] : ribsChanges(dossier, connu.evenements)}
      />
      <HistoriqueDossier dossier={dossier} connu={connu} />
    </div>
  );
}

/** Lists the changes of bank account made since the dossier was last sent. */
function ribsChanges({ instructions }: DossierSubventionView, evenements: readonly Evenement[]): Evenement[] {
  const envoi = instructions
    .flatMap(({ transmis_le }) => transmis_le ?? [])
    .toSorted()
    .at(-1);
  return evenements.filter(
    ({ action, le }) => action === 'dossier.rib' && (envoi === undefined || le > envoi),
  );
}

/** Names, beside the state, the service of which the top of the page speaks, when there are several. */
function withService(dit: SuiviWords, dossier: DossierSubventionView): SuiviWords {
  const { etat, service } = mainInstruction(dossier);
  const { nom } = service;
  const isNamed = dit.fait.includes(nom) || dit.quand?.includes(nom) === true;
  if (dossier.instructions.length < 2 || isNamed || !isAccorde(etat)) return dit;
  return { ...dit, quand: [`par ${nom}`, dit.quand].filter(Boolean).join(', ') };
}

/**
 * Returns the instructions that get a notice of their own: none when nothing is to be completed, else all but the first
 * one awaiting complements, which the first panel already tells.
 */
function autresCompletudes({ instructions, isACompleter }: DossierSubventionView): InstructionView[] {
  if (!isACompleter) return [];
  const [first] = toComplete({ instructions });
  return instructions.filter((one) => one !== first);
}

/**
 * Returns what is known of the dossier. The page is first drawn once all of it is: its top tells the next act, which
 * would be another one without the payments or the report. A read that begins later completes the page where it stands,
 * so that nothing typed there is lost.
 */
function useConnu(dossier: DossierSubventionView) {
  const { id_fo, montant_accorde } = dossier;
  const isGranted = montant_accorde !== null;
  const main = mainInstruction(dossier);
  const isPaid = main.montant_accorde !== null;
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const crfs = useRead(crfEndpoints.listCrfs, isGranted ? { params: { id: id_fo }, query: {} } : null);
  const paiements = useRead(
    paiementEndpoints.listPaiements,
    isPaid ? { params: { id: id_fo, service: main.id_service_instructeur } } : null,
  );
  return {
    isKnown: [historique, ...(isGranted ? [crfs] : []), ...(isPaid ? [paiements] : [])].every(
      ({ state }) => state !== 'attente',
    ),
    now: now(),
    evenements: historique.state === 'lu' ? historique.value.evenements : [],
    messages: historique.state === 'lu' ? historique.value.messages : [],
    crfs: crfs.state === 'lu' ? crfs.value.crfs : [],
    paiements: paiements.state === 'lu' ? paiements.value : null,
  };
}

/**
 * Draws the steps with their dates and amounts, from the request to the report; nothing before a first transmission.
 */
function EtapesDuSuivi({ dates }: { dates: DossierDates }) {
  const etapes = etapesDatees(dates);
  if (etapes.length === 0) return null;
  return (
    <StepLine
      label="Étapes et montants"
      steps={etapes.map(({ nom, etat, quand, montant, deja }) => ({
        name: nom,
        state: etat,
        when: quand,
        sum:
          montant !== null &&
          (deja === undefined || deja === montant
            ? formatEurosCents(montant)
            : sayVerse({ verse: deja, accorde: montant })),
      }))}
    />
  );
}

/** Finds the last act by which this service amended its decision: its reason stands in the history alone. */
const lastModification = (
  evenements: readonly Evenement[],
  { service: { nom } }: Pick<InstructionView, 'service'>,
): Evenement | undefined =>
  evenements
    .filter(({ action, service }) => action === 'decision.modifiee' && service === nom)
    .toSorted((one, other) => other.le.localeCompare(one.le))[0];

type MotifEtRecoursProps = { dossier: DossierSubventionView; evenements: readonly Evenement[] };

/** Shows the whole reason of a refusal and how to contest it, or why a grant was amended. */
function MotifEtRecours({ dossier, evenements }: MotifEtRecoursProps) {
  const instruction = mainInstruction(dossier);
  const { etat, motif, service } = instruction;
  if (etat !== '11' && etat !== '12') {
    const modification = isInPaiement(etat) ? lastModification(evenements, instruction) : undefined;
    return modification?.motif ? <blockquote className="citation">{modification.motif}</blockquote> : null;
  }
  return (
    <>
      {motif && <blockquote className="citation">{motif}</blockquote>}
      <p>{sayRecours(service.nom)}</p>
    </>
  );
}
