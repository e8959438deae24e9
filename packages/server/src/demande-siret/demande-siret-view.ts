import type { DemandeSiretHead, DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { decisionsFor, relationToSiret } from '@asso/domain/demande-siret/demande-siret.rights';
import {
  type ActionSiret,
  decisionsSiret,
  isEditableIn,
  rangsSiret,
  shownEtatSiret,
  toEtatRegent,
} from '@asso/domain/demande-siret/demande-siret.states';
import {
  type EtapeSiret,
  sectionOfEtape,
  stepsSiret,
  transmissionSiretProblems,
} from '@asso/domain/demande-siret/demande-siret.steps';
import { isDecisionTue, motsSiret, phrasesSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { piecesSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import { valeursEnvoyees } from '@asso/domain/demande-siret/envoi.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import { isSame } from '@asso/domain/kernel/changes';
import { stepStates } from '@asso/domain/kernel/steps';
import { choixParmi } from '../dossier/pieces/choix-de-document.ts';
import { notificationView } from '../notification/notification.handlers.ts';
import { readInbox } from '../notification/notification.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type HistoryLine, listHistory } from '../platform/history/history.sql.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';
import { demandeSiretRef, demandeSiretRightsOn } from './demande-siret-access.ts';
import { type LoadedSiret, loadDemande } from './load-demande.ts';

export const demandeSiretHead = (row: DemandeSiretRow, actor: Actor): DemandeSiretHead => ({
  id: row.id,
  identifiant: { id_fo_fonctionnel: row.id_fo_fonctionnel, step: Number(row.corps.identifiant?.step ?? 0) },
  description: {
    code_etat: row.code_etat,
    lib_etat: shownEtatSiret(row.code_etat),
    rang: rangsSiret[row.code_etat],
    phrase: phrasesSiret[row.code_etat],
  },
  identite: { id_rna: row.id_rna, id_correspondance: row.id_correspondance, nom: row.nom_association },
  id_siret: row.id_siret,
  createdBy: { id: row.created_by, nom: row.nom_createur },
  cree_le: row.cree_le.toISOString(),
  modifie_le: row.modifie_le.toISOString(),
  transmis_le: row.transmis_le?.toISOString() ?? null,
  version: row.version,
  rights: demandeSiretRightsOn(actor, row),
});

/** Reads the request as its creator and the administrators see it. */
export async function readView(
  db: Db,
  row: DemandeSiretRow,
  viewer: { actor: Actor; now: Date },
): Promise<DemandeSiretView> {
  const { actor } = viewer;
  const loaded = await loadDemande(db, row, viewer);
  const [history, notifications] = await Promise.all([
    listHistory(db, { objet: 'demande-siret', id_objet: row.id }, { limit: 200 }),
    readNotificationsAbout(db, row, actor),
  ]);
  const isAdmin = relationToSiret(actor, demandeSiretRef(row)) === 'admin';
  return {
    ...demandeSiretHead(row, actor),
    ...contenuOf(loaded, viewer.now),
    motif: isAdmin || row.code_etat !== 'INV' ? row.motif : null,
    etat_regent: isAdmin ? toEtatRegent(row.code_etat) : null,
    decisions: decisionsFor(actor, demandeSiretRef(row)),
    historique: history.filter((line) => isAdmin || !isTue(line)).map(evenementOf),
    notifications,
  };
}

function contenuOf(loaded: LoadedSiret, now: Date) {
  const { row, complete } = loaded;
  const isOpen = isEditableIn(row.code_etat);
  const states = stepStates(stepsSiret, complete, (id) => isBegun(loaded, id));
  return {
    demande: row.corps,
    attestation: row.corps.attestation === true,
    // A request that was sent is not checked again.
    etapes: states.map((state) => ({
      ...state,
      status: isOpen ? state.status : ('termine' as const),
      blockers: isOpen ? state.blockers.map(saySiretProblem) : [],
      opening: [],
    })),
    blockers: isOpen ? transmissionSiretProblems(complete).map(saySiretProblem) : [],
    documents: documentsView(loaded, now),
    envoi: valeursEnvoyees(row.corps),
  };
}

/** Tells whether something was saved in the section of this step. */
function isBegun({ row: { corps } }: LoadedSiret, id: EtapeSiret): boolean {
  const section = corps[sectionOfEtape[id]];
  return typeof section === 'object' ? !isSame(section, {}) : !isBlank(section) && section !== false;
}

export const documentsView = ({ joints, auChoix }: LoadedSiret, now: Date): PieceView[] =>
  piecesSiret.map(({ code, label, obligatoire }) => {
    const joint = joints.get(code);
    return {
      code,
      label,
      aide: null,
      nature: code,
      obligatoire,
      validite_mois: null,
      modele: null,
      document: joint
        ? {
            uuid: joint.id,
            nom: joint.nom,
            taille: Number(joint.taille),
            etat_analyse: joint.etat_analyse,
            date_chargement: joint.date_chargement.toISOString(),
            annee_validite: joint.annee_validite,
            mime: joint.mime,
            expire_le: joint.expire_le,
          }
        : null,
      ...choixParmi(auChoix, { nature: code, pour: {}, now }),
    };
  });

export async function readNotificationsAbout(db: Db, { id }: DemandeSiretRow, actor: Actor) {
  const objet = { type: 'demande-siret', id };
  const { rows } = await readInbox(db, { id_utilisateur: actor.id, objet, limit: 100, cursor: null });
  return rows.map(notificationView);
}

const isMot = (action: string): action is ActionSiret => Object.hasOwn(motsSiret, action);
const actionOf = ({ action }: HistoryLine): string => action.split('.').at(-1) ?? '';

/**
 * Tells whether a line of the history is a decision that the SIRET service keeps to itself: the association still
 * reads « transmis ».
 */
const isTue = (line: HistoryLine): boolean => {
  const action = actionOf(line);
  return isMot(action) && isDecisionTue(action);
};

const autres: Readonly<Record<string, string>> = {
  'siret.create': 'Demande commencée',
  'siret.remove': 'Demande retirée',
  'siret.documents': 'Document remplacé ou retiré',
  'siret.succession': 'Demande confiée à qui prend la suite',
  enregistrer: 'Demande modifiée',
};

function evenementOf(line: HistoryLine): DemandeSiretView['historique'][number] {
  const action = actionOf(line);
  const isDecision = (decisionsSiret as readonly string[]).includes(action);
  return {
    id: String(line.id),
    le: line.at.toISOString(),
    action: line.action,
    fait: isMot(action) ? motsSiret[action].fait : (autres[line.action] ?? line.action),
    par: line.utilisateur ?? 'Le portail',
    cote: line.id_utilisateur === null ? 'portail' : isDecision ? 'service' : 'association',
    motif: line.why,
  };
}
