import { cents } from '@asso/domain/kernel/money';
import { ecartsOf, type MotifEcart } from '@asso/domain/transfert/chorus.rules';
import type { Db } from '../platform/db/database.ts';
import { type LigneChorus, listLignesChorus } from './chorus.sql.ts';

type Which = { id_service: string; exercice: number | null };
type Triees = { pretes: LigneChorus[]; ecartees: (LigneChorus & { motifs: MotifEcart[] })[] };

/** Gives the lines that may leave, and those left aside with the reasons. */
export async function lignesChorus(db: Db, which: Which): Promise<Triees> {
  const looked = (await listLignesChorus(db, which)).map((ligne) => ({ ...ligne, motifs: ecartsOf(ligne) }));
  return {
    pretes: looked.filter(({ motifs }) => motifs.length === 0),
    ecartees: looked.filter(({ motifs }) => motifs.length > 0),
  };
}

export const montantOf = (lignes: readonly LigneChorus[]): number =>
  lignes.reduce((sum, { montant }) => sum + cents(montant), 0) / 100;
