import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rebuildVocabulary } from '../recherche.sql.ts';
import { withImportLock } from './import-registre.sql.ts';
import { type LigneRecue, numerosOf, writeAssociations } from './lot-associations.ts';
import { type EtablissementRecu, writeEtablissements } from './lot-etablissements.ts';
import { type Bilan, emptyBilan, type LigneDuRapport } from './rapport.ts';
import { type LigneLue, readFichier } from './read-fichier.ts';

export type ImportRegistre = {
  db: Db;
  clock: Clock;
  /** The RNA before Sirene, legal units before establishments: each line is joined to what is known. */
  fichiers: readonly string[];
  /** Told of each batch once it is written. */
  onLignes?: (fichier: string, lignes: readonly LigneDuRapport[]) => void | Promise<void>;
};

/** Reads the public registers; may be run again, or taken up after a cut, with the same end. Null: one runs already. */
export const importRegistre = (given: ImportRegistre): Promise<Bilan[] | null> =>
  withImportLock(given.db, async () => {
    const bilans: Bilan[] = [];
    for (const fichier of given.fichiers) bilans.push(await importFichier(given, fichier));
    await rebuildVocabulary(given.db);
    return bilans;
  });

const lotLignes = 500;

async function importFichier({ db, clock, onLignes }: ImportRegistre, fichier: string): Promise<Bilan> {
  const bilan = emptyBilan(fichier);
  const lot = new Lot();
  const flush = async () => {
    const lignes = await inTransaction(db, (tx) => writeLot(tx, lot, clock.now()));
    for (const { resultat } of lignes) bilan[resultat] += 1;
    bilan.lignes += lignes.length;
    await onLignes?.(fichier, lignes);
    lot.clear();
  };
  for await (const ligne of readFichier(fichier)) {
    if (lot.size >= lotLignes || lot.names(ligne)) await flush();
    lot.add(ligne);
  }
  await flush();
  return bilan;
}

async function writeLot(tx: Tx, lot: Lot, at: Date): Promise<LigneDuRapport[]> {
  const associations = lot.associations.length > 0 ? await writeAssociations(tx, lot.associations, at) : [];
  const etablissements =
    lot.etablissements.length > 0 ? await writeEtablissements(tx, lot.etablissements, at) : [];
  return [...lot.autres, ...associations, ...etablissements].toSorted((a, b) => a.numero - b.numero);
}

/** Lines written together: no two of them name the same association, or the same establishment. */
class Lot {
  associations: LigneRecue[] = [];
  etablissements: EtablissementRecu[] = [];
  autres: LigneDuRapport[] = [];
  #numeros = new Set<string>();

  get size(): number {
    return this.associations.length + this.etablissements.length + this.autres.length;
  }

  names(ligne: LigneLue): boolean {
    return keysOf(ligne).some((key) => this.#numeros.has(key));
  }

  add(ligne: LigneLue): void {
    for (const key of keysOf(ligne)) this.#numeros.add(key);
    const { numero } = ligne;
    if (ligne.kind === 'association') this.associations.push(ligne);
    else if (ligne.kind === 'etablissement') this.etablissements.push(ligne);
    else if (ligne.kind === 'hors-champ') this.autres.push({ numero, cle: '', resultat: 'hors-champ' });
    else this.autres.push({ numero, cle: '', resultat: 'rejetee', problem: ligne.problem });
  }

  clear(): void {
    this.associations = [];
    this.etablissements = [];
    this.autres = [];
    this.#numeros.clear();
  }
}

/** One seat an association in a batch: the second one would not see what the first wrote. */
function keysOf(ligne: LigneLue): string[] {
  if (ligne.kind === 'association') return numerosOf(ligne.ligne);
  if (ligne.kind !== 'etablissement') return [];
  const siege = ligne.ligne.est_siege ? [`siege ${ligne.ligne.siret.slice(0, 9)}`] : [];
  return [`siret ${ligne.ligne.siret}`, ...siege];
}
