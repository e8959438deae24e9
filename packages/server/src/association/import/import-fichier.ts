import { inTransaction } from '../../platform/db/transaction.ts';
import type { ImportContext } from './en-import.ts';
import { Filtre } from './filtre.ts';
import { countSirens, eachSiren } from './import-registre.sql.ts';
import { type FichierReconnu, readLots } from './read-fichier.ts';
import { type SuiviImport, saveSuivi } from './suivi-import.sql.ts';
import { prepare, writeLot } from './write-lot.ts';

/** Reads a file from where the last import left it; the next batch is read while one is written. */
export async function importFichier(
  en: ImportContext,
  fichier: FichierReconnu,
  suivi: SuiviImport,
): Promise<SuiviImport> {
  const at = suivi.octet > 0 ? suivi : fichier.debut;
  const isKnown = await knownSirens(en, fichier);
  let written: Promise<SuiviImport> = Promise.resolve({
    ...suivi,
    etat: 'en_cours',
    debut: suivi.debut ?? en.clock.now(),
  });
  for await (const lot of readLots(fichier, at, isKnown)) {
    const prepared = prepare(lot, en.connues);
    const before = await written;
    en.signal?.throwIfAborted();
    written = writeLot(en, prepared, before);
    // The promise is awaited one batch later: until then its failure must not count as unhandled.
    written.catch(() => undefined);
  }
  const last = await written;
  const done: SuiviImport = { ...last, etat: 'termine', lu: last.taille };
  await inTransaction(en.session.db, (tx) => saveSuivi(tx, done));
  return done;
}

/** Gives a test on SIRENs, by which the establishments of companies are skipped before their lines are read. */
async function knownSirens(
  { session: { db } }: ImportContext,
  { forme }: FichierReconnu,
): Promise<(siren: string) => boolean> {
  if (forme.kind !== 'etablissements') return () => true;
  const filtre = new Filtre(await countSirens(db));
  await eachSiren(db, (siren) => filtre.add(siren));
  return (siren) => filtre.has(siren);
}
