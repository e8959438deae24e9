import type { DossierHead, DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { sayManques } from '@asso/domain/dossier/completude/completude.rules';
import {
  completudeMovesFor,
  type DossierRights,
  isInChargeOf,
  movesFor,
} from '@asso/domain/dossier/dossier.rights';
import { idEtat, isACompleter, isPast } from '@asso/domain/dossier/dossier.rules';
import { isColonneConnue } from '@asso/domain/dossier/droits/brouillon-connu.rules';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { type DecisionDepart, sayEtatVu } from '@asso/domain/dossier/suivi/depart.words';
import { suiteArgent } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { sumEuros } from '@asso/domain/kernel/money';
import type { HeadRow, InstructionRow } from './dossier.sql.ts';
import { dossierRef, dossierRightsOn, readableInstructions } from './dossier-access.ts';
import type { ListedDossier } from './liste/dossier-list.sql.ts';

export type Viewer = { actor: Actor; currentYear: number };

/** Gives the head as this person may read it, with the instructions that they may read and no other. */
export function dossierHead(found: HeadRow, { actor, currentYear }: Viewer): DossierHead {
  const rights = dossierRightsOn(actor, found);
  const row = isOnlyBegun(found, rights) ? begunOf(found) : found;
  const instructions = readableInstructions(actor, row);
  const etats = instructions.map((one) => one.etat);
  const granted = instructions.flatMap((one) => one.montant_accorde ?? []);
  return {
    id: row.id,
    id_fo: row.id_fo,
    genre: row.genre,
    description: {
      exercice: row.exercice,
      exercice_fin: row.exercice_fin,
      statut: row.statut,
      code_subvention: codeSubvention(row),
      titre: row.titre,
      projet: row.intitule,
      id_type_dispositif: row.id_type_dispositif,
      id_sous_type_dispositif: row.id_sous_type_dispositif,
      lib_sous_type_dispositif: row.lib_sous_type_dispositif,
      id_etat: idEtat(etats),
      id_service_instructeur: row.id_service_instructeur,
      pluriannuel: row.exercice_fin > row.exercice,
    },
    demandeur: { id_siret: row.id_siret, nom: row.nom_association, commune: row.commune },
    instructions: instructions.map((one) => instructionView(row, one, actor)),
    // The instructions of the services that are asked beside the first one are born when the draft is transmitted.
    montant_demande: row.demande_brouillon ?? sumEuros(instructions.map((one) => one.montant_demande)),
    montant_accorde: granted.length > 0 ? sumEuros(granted) : null,
    montant_verse: sumEuros(instructions.map((one) => one.montant_verse)),
    createdBy: { id: row.created_by, type: row.created_by_type, nom: row.nom_createur },
    sharedWith: row.shared_with,
    isACompleter: isACompleter({ etats, exercice_fin: row.exercice_fin, statut: row.statut }, currentYear),
    isPast: isPast(row, currentYear),
    modifie_le: row.modifie_le.toISOString(),
    version: row.version,
    rights,
  };
}

export const dossierItem = ({ dossier, colonnes }: ListedDossier, viewer: Viewer): DossierItem => ({
  ...dossierHead(dossier, viewer),
  colonnes: isOnlyBegun(dossier, dossierRightsOn(viewer.actor, dossier))
    ? colonnesConnues(colonnes)
    : colonnes,
});

/**
 * Tells whether the person only knows that this dossier was begun. A row of the list read without its instructions is
 * none of those: the list reads them wherever drafts may come.
 */
const isOnlyBegun = ({ instructions }: HeadRow, { list }: DossierRights): boolean =>
  instructions.length > 0 && !list;

const colonnesConnues = (colonnes: ListedDossier['colonnes']) =>
  Object.fromEntries(
    Object.entries(colonnes).map(([nom, valeur]) => [nom, isColonneConnue(nom) ? valeur : null]),
  );

/** Leaves of a draft its association, its aid and when it was begun, and nothing that was written in it. */
function begunOf(row: HeadRow): HeadRow {
  const blank = {
    motif: null,
    montant_demande: 0,
    completude: 'complet',
    manques: [],
    reponses: [],
  } as const;
  const modifie_le = row.cree_le.toISOString();
  return {
    ...row,
    statut: 'incomplet',
    intitule: null,
    demande_brouillon: 0,
    exercice_fin: row.exercice,
    created_by: '',
    nom_createur: '',
    shared_with: [],
    modifie_le: row.cree_le,
    instructions: row.instructions.map((one) => ({ ...one, ...blank, modifie_le })),
  };
}

const instructionView = (
  row: HeadRow,
  one: InstructionRow,
  actor: Actor,
): DossierHead['instructions'][number] => ({
  id_service_instructeur: one.id_service_instructeur,
  service: { nom: one.nom_service, code: one.code_service },
  etat: one.etat,
  ...etatConnu(one, actor),
  transmis_le: one.transmis_le && new Date(one.transmis_le).toISOString(),
  // While a dossier is sent back, nothing else writes its instruction's `modifie_le`: it is the instant of the sending
  // back.
  renvoye_le: one.etat === 'C' ? new Date(one.modifie_le).toISOString() : null,
  motif: one.motif,
  montant_demande: one.montant_demande,
  montant_accorde: one.montant_accorde,
  accorde_le: one.accorde_le && new Date(one.accorde_le).toISOString(),
  decide_le: one.decide_le && new Date(one.decide_le).toISOString(),
  decision_modifiee_le: one.decision_modifiee_le && new Date(one.decision_modifiee_le).toISOString(),
  montant_verse: one.montant_verse,
  paiement_demande_le: one.paiement_demande_le && new Date(one.paiement_demande_le).toISOString(),
  argent: suiteArgent({ ...one, genre: row.genre }),
  moves: movesFor(actor, one, row.genre),
  completude: completudeView(row, one, actor),
});

/** Gives the state in words, and the decision that waits to leave: nobody outside the service is told of it. */
function etatConnu(one: InstructionRow, actor: Actor) {
  const depart = one.depart && isInChargeOf(actor, one) ? departView(one.depart) : null;
  return { depart, lib_etat: depart ? sayEtatVu({ etat: one.etat, depart }) : etatsInstruction[one.etat] };
}

/** The instant comes from the database with the offset of its zone. */
export const departView = (depart: DecisionDepart): DecisionDepart => ({
  ...depart,
  le: new Date(depart.le).toISOString(),
});

/**
 * Shows what a service found missing; a person who may read only the head is told that something is awaited, not what.
 */
function completudeView(row: HeadRow, one: InstructionRow, actor: Actor) {
  const { completude, manques, reponses } = one;
  const isRead = completude !== 'complet' && dossierRightsOn(actor, row).consult;
  return {
    etat: completude,
    avant_le: one.completude_avant && new Date(one.completude_avant).toISOString(),
    le: one.completude_le && new Date(one.completude_le).toISOString(),
    manques: isRead ? [...manques] : [],
    reponses: isRead ? [...reponses] : [],
    manque: completude === 'demande' ? sayManques(manques) : '',
    moves: completudeMovesFor(actor, dossierRef(row), one),
  };
}

/**
 * Gives the code of the subvention, the second part of the uniqueness key of its dossiers (« kind:code:… »), or null
 * for another kind of dossier.
 */
const codeSubvention = (row: HeadRow): string | null =>
  row.genre === 'subvention' ? (row.cle_unicite.split(':')[1] ?? null) : null;
