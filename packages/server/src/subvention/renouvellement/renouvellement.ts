import type { RenouvellementView } from '@asso/contract/subvention/renouvellement.endpoints';
import type { Fiche } from '@asso/domain/association/fiche.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { idEtat } from '@asso/domain/dossier/dossier.rules';
import type { Problem, Result } from '@asso/domain/kernel/result';
import { ok } from '@asso/domain/kernel/result';
import type { DossierComplet } from '@asso/domain/subvention/dossier-complet.rules';
import { listDocumentsAttendus } from '@asso/domain/subvention/dossier-subvention.rules';
import {
  type Ancien,
  type Renouveau,
  type Repris,
  renewDossier,
  renouveauFrom,
  renouvellementProblems,
} from '@asso/domain/subvention/renouvellement/renouvellement.rules';
import { type Inventaire, listInventaire } from '@asso/domain/subvention/renouvellement/renouvellement.words';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { choixParmi } from '../../dossier/pieces/choix-de-document.ts';
import { joinPiece } from '../../dossier/pieces/pieces.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { insertProjet, pinRenouvellement, syncMontantsInstructions } from '../dossier-subvention.sql.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { syncMontantsProjet } from '../projet/sync-montants.ts';
import type { CampagneRow } from '../subvention.sql.ts';

/** This type holds what a renewal copies, before it is written. */
export type Prepare = {
  ancien: Loaded;
  repris: Repris;
  pieces: { code: string; uuid: string }[];
  inventaire: Inventaire;
};

type Asked = { actor: Actor; key: string };

/** Gives the earlier dossier, if this person may share it: they are its author, or it was given to them. */
export async function findAncien(db: Db, { actor, key }: Asked): Promise<Result<Loaded>> {
  const found = await readAllowed(db, { actor, key, genre: 'subvention' }, 'share');
  if (!found.ok) return found;
  return ok(await loadDossier(db, found.value, actor));
}

export const ancienProblems = (ancien: Loaded, vers: { code: string; exercice: number }): Problem[] =>
  renouvellementProblems(ancienOf(ancien), vers);

export const prepareRenouveau = (
  ancien: Loaded,
  { contenu, campagne_exercice }: CampagneRow,
): Renouveau | null =>
  renouveauFrom(ancienOf(ancien), {
    campagne: contenu,
    exercice: campagne_exercice,
    regime: (ancien.complet.association as Partial<Fiche>).identite?.regime ?? null,
  });

type Vers = {
  version: CampagneRow;
  exercice: number;
  exercice_fin: number;
  sous_dispositif: string;
  now: Date;
};

/** Prepares the renewal in the same way whether it is only previewed or written. */
export function prepareRenouvellement(ancien: Loaded, { version, now, ...vers }: Vers): Prepare {
  const { contenu: campagne } = version;
  const { complet } = ancien;
  const repris = renewDossier(ancienOf(ancien), {
    ...vers,
    campagne,
    service: serviceOf(version),
    personnes: new Set(complet.representants.map(({ id }) => id)),
    ribs: new Set(complet.ribs.map(({ id }) => id)),
  });
  const { id_siret } = ancien.row;
  const apres: DossierComplet = {
    ...complet,
    ...vers,
    campagne,
    tete: { ...complet.tete, ...repris, demandeur: { ...repris.demandeur, id_siret } },
    projets: [],
    pieces: [],
  };
  const { identite } = complet.association as Partial<Fiche>;
  const pour = { siret: id_siret, siege: identite?.id_siret_siege };
  const attendues = listDocumentsAttendus(apres).map((attendu) => ({
    ...attendu,
    uuid: choixParmi(ancien.auChoix.documents, { ...attendu, pour, now }).defaut?.uuid,
  }));
  const anneeOf = (uuid: string) =>
    ancien.auChoix.documents.find((one) => one.id === uuid)?.annee_validite ?? null;
  return {
    ancien,
    repris,
    pieces: attendues.flatMap(({ code, uuid }) => (uuid ? [{ code, uuid }] : [])),
    inventaire: listInventaire(
      repris,
      {
        reprises: attendues.flatMap(({ label, uuid }) => (uuid ? [{ label, annee: anneeOf(uuid) }] : [])),
        aDeposer: attendues.flatMap(({ label, uuid, obligatoire }) => (!uuid && obligatoire ? [label] : [])),
      },
      vers.exercice,
    ),
  };
}

const serviceOf = ({ contenu: { instructeurs } }: CampagneRow): string =>
  (instructeurs.find((one) => one.isReferent) ?? instructeurs[0])?.id_service ?? '';

export const inventaireView = (
  { ancien: { row }, inventaire }: Prepare,
  { sous, exercice, exercice_fin, isPluriannuel }: Renouveau,
): Omit<RenouvellementView, 'problemes'> => ({
  de: { id_fo: row.id_fo, exercice: row.exercice, titre: row.titre, id_siret: row.id_siret },
  vers: {
    id_sous_type_dispositif: sous.code,
    lib_sous_type_dispositif: sous.label,
    exercice,
    exercice_fin,
    pluriannuel: isPluriannuel,
  },
  ...inventaire,
});

type Written = { id: string; actor: Actor; at: Date; version: CampagneRow };

/** Writes the copied projects and pieces, once the new dossier exists; its head was copied when it was created. */
export async function writeRenouvellement(
  trx: Tx,
  { ancien, repris, pieces }: Prepare,
  { id, actor, at, version }: Written,
): Promise<void> {
  await pinRenouvellement(trx, { id_dossier: id, renouvelle: ancien.row.id });
  const documents = new Set(ancien.auChoix.documents.map((one) => one.id));
  const joined = { id_dossier: id, jointe_le: at, jointe_par: actor.id };
  for (const [index, corps] of repris.projets.entries()) {
    const projet = await insertProjet(trx, { id_dossier: id, corps, modifie_le: at, modifie_par: actor.id });
    await syncMontantsProjet(trx, { id: projet, corps, campagne: version.contenu });
    for (const piece of piecesDuProjet(ancien, index, version)) {
      if (!documents.has(piece.uuid)) continue;
      await joinPiece(trx, { ...joined, code: `${projet}.${piece.code}`, id_document: piece.uuid });
    }
  }
  for (const { code, uuid } of pieces) await joinPiece(trx, { ...joined, code, id_document: uuid });
  await syncMontantsInstructions(trx, id);
}

/** Lists the pieces of the earlier dossier's project at this position that the new campaign asks for too. */
function piecesDuProjet({ projets, pieces }: Loaded, index: number, { contenu }: CampagneRow) {
  const prefix = `${projets[index]?.id}.`;
  const asked = new Set((contenu.documents_projet ?? []).map(({ code }) => code));
  return pieces
    .filter(({ code }) => code.startsWith(prefix) && asked.has(code.slice(prefix.length)))
    .map(({ code, uuid }) => ({ code: code.slice(prefix.length), uuid }));
}

const ancienOf = ({ row, complet, projets }: Loaded): Ancien => ({
  code: row.cle_unicite.split(':')[1] ?? '',
  tete: complet.tete,
  projets: projets.map(({ corps }) => corps),
  exercice: row.exercice,
  isPluriannuel: row.exercice_fin > row.exercice,
  sous_dispositif: complet.sous_dispositif,
  isTransmis: idEtat(row.instructions.map(({ etat }) => etat)) === 4,
});
