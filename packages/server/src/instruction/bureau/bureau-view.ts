import type {
  BureauDossier,
  BureauService,
  ConclusionView,
  DecisionRemplacee,
  DossierEnveloppeView,
  Empechement,
} from '@asso/contract/instruction/bureau.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { movesFor } from '@asso/domain/dossier/dossier.rights';
import { bureauRights, isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import { listModifications } from '@asso/domain/instruction/modification.rules';
import { isPrendreCommencer, repriseMinutes } from '@asso/domain/service/reprise.rules';
import { findNoms } from '../../courrier/modele-courrier.sql.ts';
import { mouvementSuites } from '../../dossier/decision/suites-mouvement.ts';
import { findSuivi } from '../../notification/suivi.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { listServicesNamed } from '../../subvention/tableau-de-bord/tableau-de-bord.sql.ts';
import { nameReception, readEffectifs, type ServiceEffectif } from '../absence/effectif.ts';
import { sumDecision } from '../conclusion/conclure.ts';
import { findChoix, findPendingDecision, type PendingDecisionNamed } from '../conclusion/conclusion.sql.ts';
import { type EnveloppeRow, readDossierEnveloppes } from '../enveloppe/enveloppe.sql.ts';
import { engagementPartiRegistry } from '../modification/engagement-parti.ts';
import { listRemplacees, type RemplaceeNommee } from '../modification/modification.sql.ts';
import { toDecisionPartie } from '../modification/modifier.ts';
import { sayInstructionProblem } from '../problem-said.ts';
import { findAffectation } from './affectation.sql.ts';
import type { DossierAtBureau } from './bureau-access.ts';
import { listEtiquettes, listPosees } from './etiquette.sql.ts';

/** Gives what one service keeps for itself about one dossier. */
export async function bureauDossier(
  db: Db,
  actor: Actor,
  { dossier, instruction }: DossierAtBureau,
): Promise<BureauDossier> {
  const place = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
  const [
    { affecte_a, affecte_le },
    posees,
    enveloppes,
    enAttente,
    choix,
    remplacees,
    suivi,
    empechements,
    chorus,
  ] = await Promise.all([
    findAffectation(db, place),
    listPosees(db, place),
    readDossierEnveloppes(db, { id_dossiers: [dossier.id], id_service: place.id_service }),
    findPendingDecision(db, place),
    findChoix(db, place.id_service),
    listRemplacees(db, place),
    findSuivi(db, { id_dossier: dossier.id, id_utilisateur: actor.id }),
    empechementsOf(db, { dossier, instruction, actor }),
    engagementPartiRegistry.find(db, place),
  ]);
  return {
    empechements,
    affecte_a,
    affecte_le: affecte_le?.toISOString() ?? null,
    etiquettes: posees.map(etiquetteView),
    enveloppes: enveloppes.map(enveloppeDuDossier),
    conclusion: enAttente ? conclusionView(enAttente, await findNoms(db, enAttente.corps.courriers)) : null,
    suivi,
    remplacees: remplacees.map(remplaceeView),
    modification: {
      actions: listModifications(toDecisionPartie(dossier, instruction)),
      engage: instruction.montant_engage,
      chorus,
    },
    choix: {
      reprise_minutes: repriseMinutes(choix.reprise_minutes),
      prendre_commence: isPrendreCommencer(choix.prendre_commence),
    },
    rights: bureauRights(actor, instruction),
  };
}

/** Says, for each move that the state allows, what would refuse it: the same rules run when the move is asked. */
async function empechementsOf(db: Db, about: DossierAtBureau & { actor: Actor }): Promise<Empechement[]> {
  const { actor, dossier, instruction } = about;
  const found: Empechement[] = [];
  for (const action of movesFor(actor, instruction, dossier.genre)) {
    const problem = await mouvementSuites.refuse(db, { ...about, action });
    if (problem) found.push({ ...sayInstructionProblem(problem), action });
  }
  return found;
}

/** Lists the services of which this person is a member; an administrator of a territory has none. */
export async function readBureauServices(db: Db, actor: Actor, now: Date): Promise<BureauService[]> {
  const ids = actor.services.map(({ id_service }) => id_service);
  const [services, effectifs, etiquettes] = await Promise.all([
    listServicesNamed(db, ids),
    readEffectifs(db, ids, now),
    listEtiquettes(db, ids),
  ]);
  return services.map(({ id, nom }) => ({
    id,
    nom,
    collegues: effectifs.filter((one) => one.id_service === id).flatMap(listColleagues),
    etiquettes: etiquettes.filter((one) => one.id_service === id).map(etiquetteView),
    rights: { responsable: isResponsableOf(actor, { id, code_territoire: null }) },
  }));
}

const listColleagues = (effectif: ServiceEffectif): BureauService['collegues'] =>
  effectif.collegues.map((one) => {
    const reception = nameReception(effectif, one.id);
    if (!reception) return one;
    const { au, recoit, vacance } = reception;
    return { ...one, absence: { au, recoit, vacance } };
  });

export const etiquetteView = ({ id, nom, version }: { id: string; nom: string; version: number }) => ({
  id,
  nom,
  version,
});

const remplaceeView = ({ par, ...row }: RemplaceeNommee): DecisionRemplacee => ({
  action: row.action,
  montant: row.montant,
  motif: row.motif,
  prise_le: row.prise_le.toISOString(),
  modifiee_le: row.modifiee_le.toISOString(),
  modifiee_par: par ?? '',
});

const conclusionView = (row: PendingDecisionNamed, lettres: string[]): ConclusionView => ({
  action: row.action,
  montant: sumDecision(row.action, row.corps),
  motif: row.corps.motif ?? null,
  par: { id: row.prise_par, nom: row.par },
  prise_le: row.prise_le.toISOString(),
  part_le: row.part_le.toISOString(),
  lettres,
  echec: row.echec && sayInstructionProblem(row.echec).message,
});

const enveloppeDuDossier = ({
  id,
  titre,
  exercice,
  sous_dispositif,
  lib_sous_dispositif,
  total,
  accorde,
  propose,
  propose_ici,
  accorde_ici,
}: EnveloppeRow): DossierEnveloppeView => ({
  id,
  titre,
  exercice,
  sous_dispositif,
  lib_sous_dispositif,
  total,
  accorde,
  propose,
  propose_ici,
  accorde_ici,
});
