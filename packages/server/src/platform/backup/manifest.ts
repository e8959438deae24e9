import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const inSchema = { schema: z.string(), name: z.string() };

/**
 * Describes what a backup holds, so that it can be verified. It is written last: an interrupted backup has no
 * manifest.
 */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  portail: z.string(),
  /** The backups of 0.1.0 do not say their commit. */
  commit: z.string().nullable().optional(),
  postgresql: z.string(),
  faite_le: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  /** The version of the job library's schema; it is null when no server ever ran on this database. */
  travaux: z.number().nullable(),
  tables: z.array(
    z.strictObject({
      ...inSchema,
      columns: z.array(z.string()),
      lignes: z.number(),
      octets: z.number(),
      sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ ...inSchema, value: z.string(), is_called: z.boolean() })),
  fichiers: z.strictObject({ nombre: z.number(), octets: z.number(), sha256 }),
  /** The files that a row names although the storage no longer had them. */
  absents: z.array(sha256),
  /** The public keys for which every table and file is sealed (encrypted); a backup in clear has no such list. */
  chiffree_pour: z.array(z.string()).optional(),
});

export type Manifest = z.output<typeof manifestSchema>;
/** Returns the ending of the names of this backup's files, which tells whether they are sealed. */
export const backupSuffix = ({ chiffree_pour }: Manifest): '' | '.age' => (chiffree_pour ? '.age' : '');
export type TableEntry = Manifest['tables'][number];

const nameIn = (folder: string) => join(folder, 'manifeste.json');
export const tableFile = (
  folder: string,
  { schema, name }: { schema: string; name: string },
  suffix = '',
): string => join(folder, 'base', `${schema}.${name}.tsv.gz${suffix}`);
/**
 * Gives the path of the list of files, each line of which is the SHA-256 of a file and its size, then the SHA-256 of
 * what was written if it is sealed.
 */
export const filesList = (folder: string): string => join(folder, 'fichiers.txt');
export const fileIn = (folder: string, hash: string, suffix = ''): string =>
  join(folder, 'fichiers', hash.slice(0, 2), `${hash}${suffix}`);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = `${nameIn(folder)}.part`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, nameIn(folder));
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(nameIn(folder), 'utf8').catch((cause: Error) => {
    throw new StartupError(
      `${folder} n’est pas une sauvegarde entière : il y manque manifeste.json, écrit en dernier.`,
      { cause },
    );
  });
  const read = manifestSchema.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new StartupError(
    `Le manifeste de ${folder} ne peut pas être lu : il est abîmé, ou vient d’une version plus récente du portail.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
