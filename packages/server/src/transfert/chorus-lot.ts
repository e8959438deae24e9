import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { nomsNatures } from '@asso/domain/paiement/paiement.words';
import { type ColonneChorus, colonnesChorus, typesChorus } from '@asso/domain/transfert/chorus.rows';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SheetCell } from '../platform/sheet/sheet.ts';
import { holdChorus, type LigneChorus } from './chorus.sql.ts';
import { lignesChorus, montantOf } from './chorus-lignes.ts';
import { createLot } from './create-lot.ts';
import { insertLignes } from './lot.sql.ts';

type Asked = { actor: Actor; id_service: string; exercice: number | null };

/** Makes a file for Chorus of all the lines that are ready, frozen as they are now: each line leaves once. */
export async function createLotChorus(
  platform: Platform,
  trx: Tx,
  { actor, ...which }: Asked,
): Promise<Result<string>> {
  await holdChorus(trx, which.id_service);
  const { pretes } = await lignesChorus(trx, which);
  if (pretes.length === 0) return refused({ code: 'transfert.rien-a-envoyer' });
  const { id, numero } = await createLot(platform, trx, {
    actor,
    systeme: 'chorus',
    id_service: which.id_service,
    criteres: { exercice: which.exercice },
    nombre: pretes.length,
    montant: montantOf(pretes),
  });
  await insertLignes(
    trx,
    id,
    pretes.map((ligne) => ({ cle: ligne.cle, cellules: cellulesOf(ligne, numero) })),
  );
  return ok(id);
}

function cellulesOf({ type, id_fo, association, nature, ...ligne }: LigneChorus, lot: string): SheetCell[] {
  const cells: Record<ColonneChorus, SheetCell> = {
    ...ligne,
    lot,
    type: typesChorus[type],
    numero: id_fo,
    tiers: association,
    nature: nature && (nomsNatures[nature as keyof typeof nomsNatures] ?? nature),
  };
  return (Object.keys(colonnesChorus) as ColonneChorus[]).map((nom) => cells[nom]);
}
