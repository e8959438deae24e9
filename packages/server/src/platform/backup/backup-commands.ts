import { resolve } from 'node:path';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { systemClock } from '../clock/clock.ts';
import { readConfig } from '../config/config.ts';
import { loadEnvironmentFile } from '../config/environment-file.ts';
import { findDatabase } from '../db/prepare-database.ts';
import { Misused, operatorCommand } from '../operator-command.ts';
import { openStorage } from '../storage/open-storage.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { openSeal, restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const backupUsage = `Utilisation : npm run backup -- --to DOSSIER [--depuis DOSSIER]
  --to      un dossier neuf ou vide ; le portail peut servir pendant ce temps
  --depuis  une sauvegarde d’avant, sur le même disque : ses fichiers sont repris par un lien, sans être recopiés
Avec BACKUP_RECIPIENT (une clé publique d’age), la sauvegarde est chiffrée.`;

const restoreUsage = `Utilisation : npm run restore -- --from DOSSIER [--identite FICHIER] [--ecraser | --verifier]
  --from      la sauvegarde ; elle est vérifiée en entier avant que rien ne soit écrit
  --identite  le fichier de la clé privée d’age, pour une sauvegarde chiffrée
  --ecraser   perdre ce que contient la base visée, si elle n’est pas vide
  --verifier  dire si la sauvegarde est entière, sans rien écrire`;

/** Runs `npm run backup`, and resolves to the exit code of the process. */
export const backupByCommand = (): Promise<number> =>
  operatorCommand(
    { usage: backupUsage, options: { to: { type: 'string' }, depuis: { type: 'string' } } },
    backup,
  );

/** Runs `npm run restore`, and resolves to the exit code of the process. */
export const restoreByCommand = (): Promise<number> =>
  operatorCommand(
    {
      usage: restoreUsage,
      options: {
        from: { type: 'string' },
        identite: { type: 'string' },
        ecraser: { type: 'boolean', default: false },
        verifier: { type: 'boolean', default: false },
      },
    },
    restore,
  );

async function backup(asked: { to?: string; depuis?: string }): Promise<number> {
  if (asked.to === undefined) throw new Misused('Il manque --to.');
  const to = resolve(asked.to);
  loadEnvironmentFile();
  const config = readConfig();
  const database = await findDatabase({ ...config, isBeside: true });
  try {
    const storage = await openStorage(config);
    const since = asked.depuis === undefined ? undefined : resolve(asked.depuis);
    const manifest = await makeBackup({
      url: database.url,
      storage,
      clock: systemClock,
      to,
      since,
      commit: config.settings.commit,
      recipients: config.backupRecipients,
    });
    say(`Sauvegarde faite dans ${to} : ${contentsSaid(manifest)}.`);
    for (const sha256 of manifest.absents) say(`Fichier absent du stockage, qu’une pièce nomme : ${sha256}`);
    return manifest.absents.length > 0 ? 3 : 0;
  } finally {
    await database.stop();
  }
}

type Restored = { from?: string; identite?: string; ecraser: boolean; verifier: boolean };

async function restore(asked: Restored): Promise<number> {
  if (asked.from === undefined) throw new Misused('Il manque --from.');
  const from = resolve(asked.from);
  const identity = asked.identite === undefined ? undefined : resolve(asked.identite);
  loadEnvironmentFile();
  if (asked.verifier) {
    const manifest = await verifyBackup(from);
    if (identity !== undefined) await openSeal(from, manifest, identity);
    say(`Sauvegarde entière : ${contentsSaid(manifest)}.`);
    return 0;
  }
  const config = readConfig();
  const database = await findDatabase(config);
  try {
    const storage = await openStorage(config);
    const manifest = await restoreBackup({
      url: database.url,
      storage,
      from,
      overwrite: asked.ecraser,
      identity,
    });
    say(`Rétabli : ${contentsSaid(manifest)}. Démarrez le portail ; /readyz doit répondre 200.`);
    return 0;
  } finally {
    await database.stop();
  }
}

function contentsSaid({ faite_le, portail, commit, tables, fichiers, chiffree_pour }: Manifest): string {
  const lignes = tables.reduce((sum, table) => sum + table.lignes, 0);
  const n = (count: number) => count.toLocaleString('fr-FR');
  return `${n(tables.length)} tables, ${n(lignes)} lignes, ${n(fichiers.nombre)} fichiers (${formatTaille(fichiers.octets)}), au ${faite_le}, portail ${portail}${commit ? ` (${commit.slice(0, 8)})` : ''}${chiffree_pour ? ', chiffrée' : ''}`;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
