import { relative } from 'node:path';
import { listMigrations } from '../db/migrate.ts';
import { jobsSchemaVersion } from '../jobs/install-jobs.ts';
import { StartupError } from '../startup-error.ts';
import { damagedFiles } from './backup-files.ts';
import { measureFile } from './hash-stream.ts';
import { backupSuffix, filesList, type Manifest, readManifest, tableFile } from './manifest.ts';

const mostSaid = 5;

/** Reads a whole backup: anything missing or changed stops here, before anything is written anywhere. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  for (const table of manifest.tables) {
    const file = tableFile(folder, table, backupSuffix(manifest));
    const found = await measureFile(file);
    if (found?.sha256 !== table.sha256) damaged.push(relative(folder, file));
  }
  const list = await measureFile(filesList(folder));
  if (list?.sha256 !== manifest.fichiers.sha256) damaged.push('fichiers.txt');
  else
    for await (const file of damagedFiles(folder, backupSuffix(manifest)))
      damaged.push(relative(folder, file));
  if (damaged.length > 0) throw new StartupError(damagedSentence(folder, damaged));
  return manifest;
}

function damagedSentence(folder: string, damaged: readonly string[]): string {
  const said = damaged.slice(0, mostSaid).join(', ');
  const more = damaged.length > mostSaid ? ` et ${damaged.length - mostSaid} autres` : '';
  return `La sauvegarde ${folder} est abîmée : ${said}${more}. Rien n’a été écrit ; prenez-en une autre.`;
}

/**
 * Refuses a backup that this code cannot restore: only the code that made it, or a later one with the same version of
 * the jobs, restores it.
 */
export function assertRestorable(manifest: Manifest): void {
  const ours = new Map(listMigrations().map(({ name, checksum }) => [name, checksum]));
  const unknown = manifest.migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (unknown)
    throw new StartupError(
      `Cette sauvegarde a été faite par une autre version du portail (${manifest.portail}, migration ${unknown.name}) : rétablissez-la avec cette version, puis mettez à jour.`,
    );
  if (manifest.travaux !== null && manifest.travaux !== jobsSchemaVersion)
    throw new StartupError(
      `Les travaux de cette sauvegarde sont à la version ${manifest.travaux}, ce portail à la ${jobsSchemaVersion} : rétablissez-la avec le portail ${manifest.portail} qui l’a faite, puis mettez à jour.`,
    );
}
