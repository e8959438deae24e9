import type { CrfProjetView, CrfView } from '@asso/contract/crf/crf.schemas';
import { sayCrfProblem } from '@asso/contract/crf/say-crf-problem';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { crfDecisions } from '@asso/domain/crf/crf.rights';
import { listCrfDocuments } from '@asso/domain/crf/crf.rules';
import { type EtatCrf, isCrfEditable, isRenvoyeInchange } from '@asso/domain/crf/crf.states';
import { stepsCrf, transmissionCrfProblems } from '@asso/domain/crf/crf.steps';
import { sayCrfSituation } from '@asso/domain/crf/crf.words';
import { argentProblems, contenuProblems, questionsProblems } from '@asso/domain/crf/crf-projet.rules';
import { echeanceCrf, exercicesAttendus } from '@asso/domain/crf/echeance-crf.rules';
import { montantAccorde, montantUtilise, sommeRestante } from '@asso/domain/crf/realisation.rules';
import { etatsCrf } from '@asso/domain/dossier/etats-crf.rows';
import { sumEuros } from '@asso/domain/kernel/money';
import { type StepStatus, stepStates } from '@asso/domain/kernel/steps';
import { findPersonne } from '../compte/utilisateur.sql.ts';
import { dossierRef } from '../dossier/dossier-access.ts';
import { pieceView } from '../dossier/pieces/piece-view.ts';
import type { Db } from '../platform/db/database.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { choixOuvert } from '../subvention/dossier-subvention-view.ts';
import { rightsOnCrf } from './crf-access.ts';
import type { CrfProjetRow } from './crf-projet.sql.ts';
import { historiqueCrf } from './historique-crf.ts';
import type { LoadedCrf } from './load-crf.ts';

type ViewerCrf = { actor: Actor; now: Date };

/** Gives a report as this person may read it. */
export async function crfView(db: Db, loaded: LoadedCrf, viewer: ViewerCrf): Promise<CrfView> {
  const { crf, dossier, complet, projets } = loaded;
  const { actor, now } = viewer;
  const echeance = echeanceCrf(crf.exercice, complet.campagne.fuseau);
  const author = await findPersonne(db, crf.modifie_par);
  const type = await typeOf(db, crf, dossier.created_by_type);
  return {
    id: crf.id,
    id_fo: dossier.id_fo,
    description: {
      id_etat: crf.id_etat,
      lib_etat: etatsCrf[crf.id_etat],
      phrase: sayCrfSituation({ id_etat: crf.id_etat, echeance }, now),
      exercice: crf.exercice,
      montant_accorde: sumEuros(projets.map(({ corps }) => montantAccorde(corps))),
      montant_realise: crf.montant_realise,
    },
    echeance: echeance.toISOString(),
    isEnRetard: isCrfEditable(crf.id_etat) && now > echeance,
    ouverture: 'FETCHED',
    dossier: {
      id_siret: dossier.id_siret,
      nom: dossier.nom_association,
      titre: dossier.titre,
      services: dossier.instructions.map((one) => ({ id: one.id_service_instructeur, nom: one.nom_service })),
      exercices: exercicesAttendus(dossier),
    },
    corps: crf.corps,
    campagne: complet.campagne as CrfView['campagne'],
    indicateurs: complet.indicateurs,
    pieces: listCrfDocuments(complet).map((attendu) =>
      pieceView({ ...loaded.source, pieces: loaded.pieces }, attendu, now),
    ),
    projets: projets.map((one) => crfProjetView(loaded, one, actor)),
    choix: choixOuvert(loaded.source).representants,
    ...etapesOf(loaded),
    motif: crf.motif,
    isInchange: isRenvoyeInchange({
      etat: crf.id_etat,
      isDuService: type === 'rds',
      le: crf.modifie_le,
      projets: projets.map(({ modifie_le }) => modifie_le),
    }),
    transmis_le: crf.transmis_le?.toISOString() ?? null,
    recu_le: crf.recu_le?.toISOString() ?? null,
    updatedBy: {
      id: crf.modifie_par,
      identifiant: author ? `${author.prenom} ${author.nom}` : '',
      type,
    },
    cree_le: crf.cree_le.toISOString(),
    modifie_le: crf.modifie_le.toISOString(),
    decisions: crfDecisions(actor, dossierRef(dossier), crf.id_etat),
    historique: await historiqueCrf(db, crf.id),
    version: crf.version,
    rights: rightsOnCrf(actor, loaded),
  };
}

/**
 * Gives the side of the person who changed the report last, since a service may also receive it or send it back;
 * `begun` when the last lines of the history do not name that person.
 */
async function typeOf(
  db: Db,
  { id, modifie_par }: LoadedCrf['crf'],
  begun: CrfView['updatedBy']['type'],
): Promise<CrfView['updatedBy']['type']> {
  const lines = await listHistory(db, { objet: 'crf', id_objet: id }, { limit: 20 });
  const role = lines.find((line) => line.id_utilisateur === modifie_par)?.role;
  return role ? (isServiceRole(role) ? 'rds' : 'association') : begun;
}

/**
 * Gives the steps of the report, and what keeps it from being sent. A report that was sent is not checked again: its
 * steps are shown as finished.
 */
function etapesOf({ crf, complet }: LoadedCrf): Pick<CrfView, 'etapes' | 'blockers'> {
  const isOpen = isCrfEditable(crf.id_etat);
  const states = stepStates(stepsCrf, complet, () => crf.id_etat > 1);
  return {
    etapes: states.map((state) => ({
      ...state,
      status: isOpen ? statusOf(crf.id_etat, state.status) : ('termine' as const),
      blockers: isOpen ? state.blockers.map(sayCrfProblem) : [],
      opening: [],
    })),
    blockers: isOpen ? transmissionCrfProblems(complet).map(sayCrfProblem) : [],
  };
}

/**
 * Gives the status to show: a step that asks for nothing is not shown as finished before somebody has opened the
 * report.
 */
const statusOf = (etat: EtatCrf, status: StepStatus): StepStatus =>
  etat === 1 && status === 'termine' ? 'a-commencer' : status;

export function crfProjetView(loaded: LoadedCrf, row: CrfProjetRow, actor: Actor): CrfProjetView {
  const { id, id_projet, numero_projet, prevu, corps, version } = row;
  const isOpen = isCrfEditable(loaded.crf.id_etat);
  const found = [contenuProblems, argentProblems, questionsProblems].flatMap((find) =>
    find(loaded.complet, { id, numero_projet, prevu, corps }),
  );
  return {
    id,
    id_projet,
    numero_projet,
    prevu,
    corps,
    montant_accorde: montantAccorde(corps),
    montant_realise: montantUtilise(corps),
    reste: sommeRestante(corps),
    version,
    rights: rightsOnCrf(actor, loaded),
    blockers: isOpen ? found.map(sayCrfProblem) : [],
  };
}
