import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Session, withSession } from '../../platform/db/session.sql.ts';
import { rebuildVocabulary } from '../recherche/recherche.sql.ts';
import { openConnues } from './connues.ts';
import type { ImportContext } from './en-import.ts';
import { importFichier } from './import-fichier.ts';
import { hasAssociations, lockImport } from './import-registre.sql.ts';
import type { Bilan } from './rapport.ts';
import { type FichierReconnu, recognise } from './read-fichier.ts';
import { type FichierRefuse, isRefus } from './refus.ts';
import { listSources } from './sources.ts';
import { closeImport, openSuivis, type SuiviImport } from './suivi-import.sql.ts';

export type ImportRegistre = Omit<ImportContext, 'session' | 'connues'> & {
  pool: pg.Pool;
  /**
   * The paths of the files (CSV, .gz or .zip), the RNA before Sirene and legal units before establishments: each line
   * is joined to what is known.
   */
  fichiers: readonly string[];
  /** Reads from the first line, whatever an interrupted import left. */
  recommencer?: boolean;
  /**
   * Called for a file that cannot be read, and the others are read; without it, one such file stops the whole import.
   */
  onRefus?: (refus: FichierRefuse) => void;
};

/**
 * Reads the public registers. Rows are written together with the position in the file, so that the same call
 * continues from there after a cut. Null when another import is running.
 */
export const importRegistre = (given: ImportRegistre): Promise<Bilan[] | null> =>
  withSession(given.pool, settings, async (session) => {
    if (!(await takeLock(session))) return null;
    const connues = openConnues(!(await hasAssociations(session.db)));
    return importAll({ ...given, session, connues });
  });

const settings = {
  // When a failing machine loses a commit, it loses the position with it, so those lines are read again.
  synchronous_commit: 'off',
  // When the process is killed, its batch stops and the lock is released, instead of at the end of the batch.
  client_connection_check_interval: '1s',
  // Words enter the search indexes by thousands of rows at once: sorted together, they touch each page once.
  gin_pending_list_limit: '32MB',
  work_mem: '64MB',
  // Words are counted once, at the end (migration 0080).
  'portail.vocabulaire': 'fin',
};

async function importAll(en: ImportContext & ImportRegistre): Promise<Bilan[]> {
  const { clock, session } = en;
  // All files are recognised before the first is read: a wrong file is reported at once, not after an hour.
  const fichiers = await readable(en);
  const suivis = await openSuivis(
    session.db,
    fichiers.map(({ source: { nom, taille, empreinte } }) => ({ nom, taille, empreinte })),
    { at: clock.now(), recommencer: en.recommencer ?? false },
  );
  const read: SuiviImport[] = [];
  for (const [rang, fichier] of fichiers.entries()) {
    const suivi = suivis[rang];
    if (suivi?.etat === 'termine') read.push(suivi);
    else if (suivi) read.push(...(await orRefused(en, () => importFichier(en, fichier, suivi))));
  }
  if (read.some(({ ajoutee, modifiee }) => ajoutee + modifiee > 0)) await rebuildVocabulary(session.db);
  for (const id of new Set(read.map(({ id_import }) => id_import)))
    await closeImport(session.db, id, clock.now());
  return read.map(bilanOf);
}

/** Lists the files whose first line tells what they are, in the order given. */
async function readable(en: ImportRegistre): Promise<FichierReconnu[]> {
  const sources = await Promise.all(en.fichiers.map((one) => orRefused(en, () => listSources(one))));
  const fichiers = await Promise.all(sources.flat(2).map((one) => orRefused(en, () => recognise(one))));
  return fichiers.flat();
}

/**
 * Returns the result in a list, or an empty list after reporting a file that is at fault; any other failure stops the
 * import.
 */
async function orRefused<T>({ onRefus }: ImportRegistre, work: () => Promise<T>): Promise<T[]> {
  try {
    return [await work()];
  } catch (error) {
    if (onRefus === undefined || !isRefus(error)) throw error;
    onRefus(error);
    return [];
  }
}

/**
 * Takes the lock of imports in several tries: the connection of an import that was killed may take a moment to close.
 */
async function takeLock({ db }: Session): Promise<boolean> {
  for (let attempt = 1; !(await lockImport(db)); attempt++) {
    if (attempt === 4) return false;
    await wait(700);
  }
  return true;
}

const bilanOf = ({
  nom,
  lignes,
  ajoutee,
  modifiee,
  inchangee,
  hors_champ,
  rejetee,
  fermee,
}: SuiviImport): Bilan => ({
  fichier: nom,
  lignes,
  ajoutee,
  modifiee,
  inchangee,
  'hors-champ': hors_champ,
  rejetee,
  fermee,
});
