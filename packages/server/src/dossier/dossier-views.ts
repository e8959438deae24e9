import type { DossierHead, DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { movesFor } from '@asso/domain/dossier/dossier.rights';
import { idEtat, isACompleter, isPast } from '@asso/domain/dossier/dossier.rules';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { sumEuros } from '@asso/domain/kernel/money';
import type { DossierRow, InstructionRow } from './dossier.sql.ts';
import type { ListedDossier } from './dossier-list.sql.ts';
import { rightsOn } from './dossier-ref.ts';

export type Viewer = { actor: Actor; currentYear: number };

/** The head as this person may read it: a service sees its own instruction only. */
export function dossierHead(row: DossierRow, { actor, currentYear }: Viewer): DossierHead {
  const instructions = instructionsSeen(row, actor);
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
      id_type_dispositif: row.id_type_dispositif,
      id_sous_type_dispositif: row.id_sous_type_dispositif,
      lib_sous_type_dispositif: row.lib_sous_type_dispositif,
      id_etat: idEtat(etats),
      id_service_instructeur: row.id_service_instructeur,
      pluriannuel: row.exercice_fin > row.exercice,
    },
    demandeur: { id_siret: row.id_siret, nom: row.nom_association, commune: row.commune },
    instructions: instructions.map((one) => instructionView(one, actor)),
    montant_demande: sumEuros(instructions.map((one) => one.montant_demande)),
    montant_accorde: granted.length > 0 ? sumEuros(granted) : null,
    createdBy: { id: row.created_by, type: row.created_by_type, nom: row.nom_createur },
    sharedWith: row.shared_with,
    isACompleter: isACompleter({ etats, exercice_fin: row.exercice_fin, statut: row.statut }, currentYear),
    isPast: isPast(row, currentYear),
    modifie_le: row.modifie_le.toISOString(),
    version: row.version,
    rights: rightsOn(actor, row),
  };
}

export const dossierItem = ({ dossier, colonnes }: ListedDossier, viewer: Viewer): DossierItem => ({
  ...dossierHead(dossier, viewer),
  colonnes,
});

/** A service sees its own, unless it began the dossier; everybody else sees them all. */
export function instructionsSeen(row: DossierRow, actor: Actor): InstructionRow[] {
  const mine = row.instructions.filter((one) => isMine(one, actor));
  const isCreator =
    row.created_by_type === 'rds' && actor.services.some((one) => one.id_service === row.created_by_service);
  return mine.length > 0 && !isCreator ? mine : row.instructions;
}

const isMine = (one: InstructionRow, actor: Actor): boolean =>
  actor.role.startsWith('rds.') &&
  actor.services.some((service) => service.id_service === one.id_service_instructeur);

const instructionView = (one: InstructionRow, actor: Actor): DossierHead['instructions'][number] => ({
  id_service_instructeur: one.id_service_instructeur,
  service: { nom: one.nom_service, code: one.code_service },
  etat: one.etat,
  lib_etat: etatsInstruction[one.etat],
  transmis_le: one.transmis_le,
  motif: one.motif,
  montant_demande: one.montant_demande,
  montant_accorde: one.montant_accorde,
  moves: movesFor(actor, one),
});

/** The kind's key begins with its own code. */
const codeSubvention = (row: DossierRow): string | null =>
  row.genre === 'subvention' ? (row.cle_unicite.split(':')[1] ?? null) : null;
