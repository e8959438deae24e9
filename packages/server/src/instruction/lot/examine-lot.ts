import type { Actor } from '@asso/domain/compte/actor';
import { chooseCourriers } from '@asso/domain/courrier/courriers-du-lot.rules';
import { sayManques } from '@asso/domain/dossier/completude/completude.rules';
import { movesFor } from '@asso/domain/dossier/dossier.rights';
import { bureauRights } from '@asso/domain/instruction/bureau.rights';
import {
  findCauseActe,
  type LigneVue,
  listLotProblems,
  type MontantLot,
  type ParametresLot,
} from '@asso/domain/instruction/lot.rules';
import { type ActionLot, isMouvement } from '@asso/domain/instruction/lot.states';
import type { Problem } from '@asso/domain/kernel/result';
import { fillVersions } from '../../courrier/courriers-de-decision.ts';
import { findVersions, type VersionRow } from '../../courrier/modele-courrier.sql.ts';
import { findOwnInstruction } from '../../dossier/decision/move-instruction.ts';
import { type DossierRow, selectDossiers } from '../../dossier/dossier.sql.ts';
import { dossierRightsOn } from '../../dossier/dossier-access.ts';
import type { Db } from '../../platform/db/database.ts';
import { listConclus } from '../conclusion/conclusion.sql.ts';
import type { Examinee, LigneRow } from './lot.sql.ts';

export type LotExamine = {
  actor: Actor;
  id_service: string;
  action: ActionLot;
  parametres: ParametresLot;
  now: Date;
};

type AExaminer = Pick<LigneRow, 'rang' | 'id_dossier' | 'montants' | 'etat'>;

/**
 * Tells what will happen to each line, given the present state of its dossier; a line that the author excluded stays
 * excluded.
 */
export async function examineLignes(
  db: Db,
  lot: LotExamine,
  lignes: readonly AExaminer[],
): Promise<Examinee[]> {
  const dossiers = await readDossiersById(
    db,
    lignes.map(({ id_dossier }) => id_dossier),
  );
  const versions = await findVersions(db, lot.parametres.courriers ?? []);
  const conclus = new Set(await listConclus(db, { ids: [...dossiers.keys()], id_service: lot.id_service }));
  const examined: Examinee[] = [];
  for (const ligne of lignes) {
    const dossier = dossiers.get(ligne.id_dossier);
    const cause = dossier
      ? await causeOf(db, lot, { dossier, ligne, versions, isConclue: conclus.has(dossier.id) })
      : { code: 'lot.autre-service' };
    const etat = ligne.etat === 'retiree' ? 'retiree' : cause === null ? 'prete' : 'exclue';
    const { rang, montants } = ligne;
    examined.push({ rang, montants, etat, cause, version_dossier: dossier?.version ?? 1 });
  }
  return examined;
}

export async function readDossiersById(db: Db, ids: readonly string[]): Promise<Map<string, DossierRow>> {
  if (ids.length === 0) return new Map();
  const rows = (await selectDossiers(db)
    .where('dossier.id', 'in', [...ids])
    .execute()) as DossierRow[];
  return new Map(rows.map((row) => [row.id, row]));
}

type Ligne = {
  dossier: DossierRow;
  ligne: AExaminer;
  versions: readonly VersionRow[];
  isConclue: boolean;
};

async function causeOf(
  db: Db,
  lot: LotExamine,
  { dossier, ligne, versions, isConclue }: Ligne,
): Promise<Problem | null> {
  const { actor, action, parametres, now } = lot;
  const vue = vueOf(lot, dossier, { montants: ligne.montants, isConclue });
  const cause = findCauseActe(action, vue, parametres);
  const instruction = findOwnInstruction(actor, dossier, lot.id_service);
  if (cause !== null || !instruction || !isMouvement(action)) return cause;
  // Without its reason, the whole lot waits for it: no dossier is at fault, and the letters are filled once it is there.
  if (listLotProblems(action, parametres).length > 0) return null;
  const asked = {
    dossier,
    instruction,
    action,
    actor,
    at: now,
    motif: parametres.motif,
    montants: action === 'grant' ? accordes(ligne.montants) : undefined,
  };
  const filled = await fillVersions(
    db,
    asked,
    chooseCourriers(versions, { genre: dossier.genre, montants: ligne.montants }),
  );
  return filled.ok ? null : (filled.problems[0] ?? null);
}

function vueOf(
  { actor, id_service }: LotExamine,
  dossier: DossierRow,
  ligne: Pick<LigneVue, 'montants' | 'isConclue'>,
): LigneVue | null {
  const instruction = findOwnInstruction(actor, dossier, id_service);
  if (!instruction) return null;
  return {
    genre: dossier.genre,
    etat: instruction.etat,
    completude: instruction.completude,
    manque: sayManques(instruction.manques),
    moves: movesFor(actor, instruction, dossier.genre),
    bureau: bureauRights(actor, instruction),
    message: dossierRightsOn(actor, dossier).message,
    ...ligne,
  };
}

/** Gives the amounts in the form a decision takes. */
export const accordes = (montants: readonly MontantLot[]) =>
  montants.map(({ id_projet, annee, montant_accorde }) => ({
    id_projet,
    annee,
    montant_accorde: montant_accorde ?? 0,
  }));
