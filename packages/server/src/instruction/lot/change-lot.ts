// A lot that is not launched may be changed: what is decided for all of it, or one of its lines. What would happen to
// the lines is examined again each time.
import type { ParametresLot } from '@asso/domain/instruction/lot.rules';
import { canMoveLot, isMouvement } from '@asso/domain/instruction/lot.states';
import { isMontant } from '@asso/domain/kernel/money';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { lotVersions } from '../../courrier/courriers-de-decision.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { listEtiquettes } from '../bureau/etiquette.sql.ts';
import { examineLignes } from './examine-lot.ts';
import { type LigneRow, type LotRow, listLignes, saveExamens, updateLot } from './lot.sql.ts';
import { type LotAsked, openLockedLot } from './open-lot.ts';
import { readMontantsLot } from './prepare-lot.ts';

type Changing = Pick<Platform, 'db' | 'clock'>;
type Changed = { parametres: ParametresLot; lignes: readonly LigneRow[] };
export type LotChange = LotAsked & { ifMatch: number };

/**
 * Saves what is decided for the whole lot. With `montants_demandes`, the amount asked is granted where none was
 * proposed or typed.
 */
export const saveParametres = (
  changing: Changing,
  change: LotChange,
  { parametres, montants_demandes }: { parametres: ParametresLot; montants_demandes?: boolean },
): Promise<Result<null> | Refused> =>
  changeLot(changing, change, async (trx, lot) => {
    const checked = await checkParametres(trx, lot, parametres);
    if (!checked.ok) return checked;
    const lignes = await listLignes(trx, lot.id);
    if (montants_demandes !== true) return ok({ parametres, lignes });
    const ids = lignes.map(({ id_dossier }) => id_dossier);
    const asked = await readMontantsLot(trx, { ids, id_service: lot.id_service, base: 'demande' });
    return ok({ parametres, lignes: lignes.map((one) => withAsked(one, asked)) });
  });

type Line = { id_projet: string; annee: number };
type LigneChange = {
  rang: number;
  montants?: readonly (Line & { montant_accorde: number | null })[];
  isRetiree?: boolean;
};

/** Saves the amounts of one line, or takes the line out of the lot. */
export const saveLotLigne = (
  changing: Changing,
  change: LotChange,
  { rang, montants = [], isRetiree }: LigneChange,
): Promise<Result<null> | Refused> =>
  changeLot(changing, change, async (trx, lot) => {
    const ligne = (await listLignes(trx, lot.id)).find((one) => one.rang === rang);
    if (!ligne) return refused({ code: 'lot.ligne-inconnue' });
    const isKnown = montants.every((one) => ligne.montants.some((own) => isSame(own, one)));
    const isRead = montants.every(({ montant_accorde: to }) => to === null || isMontant(to));
    if (!isKnown || !isRead) {
      return refused({ code: 'dossier.montant-accorde', field: 'montants' });
    }
    const etat = isRetiree === undefined ? ligne.etat : isRetiree ? 'retiree' : 'prete';
    const next = ligne.montants.map((own) => ({ ...own, ...montants.find((one) => isSame(own, one)) }));
    return ok({ parametres: lot.parametres, lignes: [{ ...ligne, etat, montants: next }] });
  });

async function changeLot(
  { db, clock }: Changing,
  { actor, id, ifMatch }: LotChange,
  work: (trx: Tx, lot: LotRow) => Promise<Result<Changed>>,
): Promise<Result<null> | Refused> {
  return inTransaction(db, async (trx) => {
    const opened = await openLockedLot(trx, { actor, id });
    if (!opened.ok) return opened;
    const lot = opened.value;
    if (!canMoveLot(lot.etat, 'lancer')) return refused({ code: 'lot.deja-lance' });
    if (lot.version !== ifMatch) return lotConflict(lot);
    const worked = await work(trx, lot);
    if (!worked.ok) return worked;
    const { parametres, lignes } = worked.value;
    const { id_service, action } = lot;
    const examen = { actor, id_service, action, parametres, now: clock.now() };
    await saveExamens(trx, id, await examineLignes(trx, examen, lignes));
    await updateLot(trx, id, { parametres });
    return ok(null);
  });
}

export const lotConflict = ({ version }: LotRow): Refused => ({
  ok: false,
  problems: [{ code: 'kernel.conflit' }],
  version,
});

const isSame = (one: Line, other: Line): boolean =>
  one.id_projet === other.id_projet && one.annee === other.annee;

/** Puts the amount asked where none was proposed or typed. */
const withAsked = (
  ligne: LigneRow,
  asked: ReadonlyMap<string, readonly (Line & { montant_accorde: number | null })[]>,
): LigneRow => ({
  ...ligne,
  montants: ligne.montants.map((own) => ({
    ...own,
    montant_accorde:
      own.montant_accorde ??
      asked.get(ligne.id_dossier)?.find((one) => isSame(own, one))?.montant_accorde ??
      null,
  })),
});

/** Refuses a person, an étiquette or a letter template that does not belong to the service of the lot. */
async function checkParametres(
  db: Db,
  { action, id_service }: Pick<LotRow, 'action' | 'id_service'>,
  { affecte_a, etiquette, courriers = [] }: ParametresLot,
): Promise<Result<null>> {
  if (affecte_a) {
    const collegues = await listCollegues(db, [id_service]);
    if (!collegues.some(({ id }) => id === affecte_a))
      return refused({ code: 'instruction.collegue-inconnu', field: 'affecte_a' });
  }
  if (etiquette !== undefined) {
    const etiquettes = await listEtiquettes(db, [id_service]);
    if (!etiquettes.some(({ id }) => id === etiquette))
      return refused({ code: 'instruction.introuvable', field: 'etiquette' });
  }
  if (courriers.length === 0) return ok(null);
  if (!isMouvement(action)) return refused({ code: 'courrier.modele-autre-decision', field: 'courriers' });
  const instruction = { id_service_instructeur: id_service };
  const versions = await lotVersions(db, { versions: courriers, action, instruction });
  return versions.ok ? ok(null) : versions;
}
