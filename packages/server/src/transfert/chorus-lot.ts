import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { nomsNatures } from '@asso/domain/paiement/paiement.words';
import { type ColonneChorus, colonnesChorus, typesChorus } from '@asso/domain/transfert/chorus.rows';
import { isEngagement, tiersIdentifiant } from '@asso/domain/transfert/chorus.rules';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import type { SheetCell } from '../platform/sheet/sheet.ts';
import { holdChorus } from './chorus.sql.ts';
import { type LigneChorus, lignesChorus, sumLignesChorus } from './chorus-lignes.ts';
import { createLot } from './create-lot.ts';
import {
  deleteLignes,
  insertEngagements,
  insertLignes,
  type LotRow,
  lockLot,
  saveDefait,
} from './lot.sql.ts';

type Asked = { actor: Actor; id_service: string; exercice: number | null; lignes: readonly string[] };

/**
 * Makes a file for Chorus of the lines that were chosen, frozen as they are now: each line leaves once. A line that is
 * not ready any more stops it, since what was confirmed is not what would leave.
 */
export async function createLotChorus(
  platform: Platform,
  trx: Tx,
  { actor, lignes, ...which }: Asked,
): Promise<Result<string>> {
  const { id_service } = which;
  await holdChorus(trx, id_service);
  const { pretes } = await lignesChorus(trx, which);
  if (pretes.length === 0) return refused({ code: 'transfert.rien-a-envoyer' });
  const asked = new Set(lignes);
  const chosen = pretes.filter(({ cle }) => asked.has(cle));
  if (chosen.length !== asked.size) return refused({ code: 'transfert.lignes-changees' });
  const { engagements, paiements } = sumLignesChorus(chosen);
  const { id, numero } = await createLot(platform, trx, {
    actor,
    systeme: 'chorus',
    id_service,
    criteres: { exercice: which.exercice, paiements },
    nombre: chosen.length,
    montant: engagements.montant,
  });
  await insertLignes(
    trx,
    id,
    chosen.map((ligne) => ({ cle: ligne.cle, cellules: cellulesOf(ligne, numero) })),
  );
  await insertEngagements(
    trx,
    chosen
      .filter(({ type }) => isEngagement(type))
      .map(({ id_dossier, exercice, montant }) => ({
        id_lot: id,
        id_dossier,
        id_service,
        annee: exercice,
        montant,
      })),
  );
  return ok(id);
}

/** Undoes a lot that nobody took: its lines are ready again, and its number stays, said undone. */
export async function undoLotChorus(
  platform: Platform,
  trx: Tx,
  { actor, lot }: { actor: Actor; lot: LotRow },
): Promise<Result<null>> {
  if (lot.id_service !== null) await holdChorus(trx, lot.id_service);
  const held = await lockLot(trx, lot.id);
  if (!held || !isDefaisable(held)) return refused({ code: 'transfert.lot-parti' });
  await deleteLignes(trx, lot.id);
  await saveDefait(trx, lot.id);
  await writeHistory(trx, {
    objet: 'lot-transfert',
    id_objet: lot.id,
    by: actor,
    at: platform.clock.now(),
    action: 'chorus.defaire',
    from: lot.numero,
    details: { nombre: lot.nombre, montant: lot.montant },
  });
  return ok(null);
}

/** Tells whether nobody has the file of this lot yet: it was neither downloaded nor sent. */
export const isDefaisable = ({ envoi, telecharge_le }: Pick<LotRow, 'envoi' | 'telecharge_le'>): boolean =>
  envoi === 'telechargement' && telecharge_le === null;

function cellulesOf(
  { type, id_fo, id_dossier: _, association, nature, ...ligne }: LigneChorus,
  lot: string,
): SheetCell[] {
  const cells: Record<ColonneChorus, SheetCell> = {
    ...ligne,
    ...tiersIdentifiant(ligne.siret ?? ''),
    lot,
    type: typesChorus[type],
    numero: id_fo,
    tiers: association,
    nature: nature && (nomsNatures[nature as keyof typeof nomsNatures] ?? nature),
  };
  return (Object.keys(colonnesChorus) as ColonneChorus[]).map((nom) => cells[nom]);
}
