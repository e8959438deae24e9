import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { isServiceFait, type ServiceFait } from '@asso/domain/dossier/faits-service.rows';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { useRef, useState } from 'react';
import { type Refus, toRefus } from '../../dossier/refus.ts';
import { call } from '../../platform/call/call.ts';
import { isStale } from '../../platform/call/call-problems.ts';
import { useReread } from '../../platform/use-read.ts';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import { type DecisionTyped, toDecision, totalAccorde } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { type Brouillon, type Changes, useBrouillonDecision } from './use-brouillon-decision.ts';

const dejaDecide = 'instruction.decision-en-attente';
const decides: readonly ServiceFait[] = ['bureau.conclu', 'bureau.repris'];

/** What a service notes for itself, such as a label, does not change the dossier; that it decided does. */
const isChangement = (action: string): boolean =>
  !isServiceFait(action) || decides.some((one) => one === action);

export type Faite = { action: ActionService; text: string };
/**
 * Somebody changed the dossier, or decided on it, before this decision, which the server refused. `dernier` is what
 * they did, null when the history does not say it; `isMine` when the same person did it elsewhere. What may be decided
 * now is read again.
 */
export type Conflit = { dernier: Evenement | null; isMine: boolean; par: string | null };

export type DecisionState = {
  faite: Faite | null;
  conflit: Conflit | null;
  /**
   * Sends the decision. Returns null when it is made, or else the refusal; when somebody changed the dossier first,
   * `conflit` says who and what.
   */
  confirm: (saisie: DecisionTyped) => Promise<Refus | null>;
  /** Reads again everything that says what can still be done. */
  readAgain: () => Promise<void>;
  /** The draft of the decision is kept in this browser until it is sent. */
  brouillon: Brouillon;
  change: (changes: Changes) => void;
  forget: () => void;
};

/** Sends one decision or change of state. A decision that somebody else made meanwhile is never overwritten. */
export function useDecision(props: DecisionPanelProps): DecisionState {
  const { dossier, instruction, lignes, reload, modifie = false } = props;
  const [faite, setFaite] = useState<Faite | null>(null);
  const [conflit, setConflit] = useState<Conflit | null>(null);
  const reread = useReread();
  const sent = useRef({ body: '', key: newId() });
  const { id_fo, version } = dossier;
  const kept = useBrouillonDecision(
    `${modifie ? 'modification' : 'decision'}-${id_fo}-${instruction.id_service_instructeur}`,
  );

  const confirm: DecisionState['confirm'] = async (saisie) => {
    const { action } = saisie;
    if (action === null) return null;
    const body = toDecision(saisie, lignes);
    // The same decision tried again keeps its key; another decision, or another version of the dossier, gets a new
    // one.
    const signaux_vus = action === 'grant' && saisie.signauxVus?.length ? [...saisie.signauxVus] : undefined;
    const content = JSON.stringify([action, body, signaux_vus, version]);
    if (sent.current.body !== content) sent.current = { body: content, key: newId() };
    const place = { id: id_fo, service: instruction.id_service_instructeur };
    const same = { ifMatch: version, idempotencyKey: sent.current.key };
    const outcome = modifie
      ? await call(conclusionEndpoints.modifierDecision, {
          params: { ...place, action: action === 'refuse' ? 'refuse' : 'grant' },
          body,
          ...same,
        })
      : isIssue(action)
        ? await call(conclusionEndpoints.conclureDossier, {
            params: { ...place, action },
            body: { ...body, ...(signaux_vus ? { signaux_vus } : {}) },
            ...same,
          })
        : await call(dossierEndpoints.moveInstruction, { params: { ...place, action }, body, ...same });
    if (!outcome.ok) {
      setFaite(null);
      const { problem } = outcome;
      const place = {
        id_fo,
        id_siret: dossier.demandeur.id_siret,
        service: instruction.id_service_instructeur,
      };
      const isElsewhere = isStale(problem) || problem.code === dejaDecide;
      const first = isElsewhere ? await changeSince(dossier.modifie_le) : null;
      // What a colleague did or used meanwhile is read before anything is decided again.
      await (isElsewhere ? readAgain() : reread(bureauEndpoints.readBureauDossier));
      setConflit(first && { ...first, par: first.dernier?.par ?? problem.par ?? null });
      return toRefus(problem, place);
    }
    const montant =
      action === 'grant' && lignes ? ` : ${formatEuros(totalAccorde(lignes, saisie.montants))}` : '';
    const fait = modifie ? 'Décision modifiée' : actionMots(action, dossier.genre).fait;
    const text = `${fait}${montant}.`;
    kept.clear();
    await readAgain();
    // A decision not sent yet is shown by `ConclusionPrise`, which says until when it can be taken back.
    const isWaiting = 'part_le' in outcome.value && outcome.value.part_le !== null;
    setFaite(isWaiting ? null : { action, text });
    announce(isWaiting ? `${text} Rien n’est encore parti.` : text);
    return null;
  };

  const readAgain = async () => {
    setConflit(null);
    await reload();
    const { readHistorique, listDossiers } = dossierEndpoints;
    // The calls below say what can still be done: they are made again, so that nothing already decided stays open to
    // changes.
    await Promise.all(
      [
        readHistorique,
        listDossiers,
        bureauEndpoints.readBureauDossier,
        propositionEndpoints.readProposition,
        noteEndpoints.readGrille,
        crfEndpoints.listCrfs,
        paiementEndpoints.listPaiements,
        courrierEndpoints.listCourriers,
        signauxEndpoints.readSignaux,
        avisEndpoints.listAvisDossier,
      ].map(reread),
    );
  };

  /** Reads what changed the dossier since it was read, and whether the same person did it elsewhere. */
  const changeSince = async (lu_le: string) => {
    const outcome = await call(dossierEndpoints.readHistorique, { params: { id: id_fo } });
    const evenements = outcome.ok ? outcome.value.evenements : [];
    const depuis = evenements.filter(
      ({ action, le }) => isChangement(action) && new Date(le) > new Date(lu_le),
    );
    // A decision is followed at once by its letter and its mails: it is the decision that is told.
    const dernier = depuis.find(({ action }) => action.startsWith('instruction.')) ?? depuis[0] ?? null;
    return { dernier, isMine: dernier?.isMine === true };
  };

  const { brouillon, change, clear } = kept;
  return { faite, conflit, confirm, readAgain, brouillon, change, forget: clear };
}
