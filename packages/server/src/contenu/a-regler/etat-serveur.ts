import { statfs } from 'node:fs/promises';
import type { Faits } from '@asso/domain/contenu/a-regler/faits.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { listBrokenIndexes } from '../../platform/db/describe-indexes.sql.ts';
import { indexes } from '../../platform/db/indexes.ts';
import { certificateEnd } from '../../platform/outside/certificate-end.ts';
import type { Platform } from '../../platform/platform.ts';

type DuServeur = Pick<Faits, 'fichiers' | 'antivirus' | 'disque' | 'certificat' | 'index'>;

const keptMs = 15 * 60_000;
const patienceMs = 4000;

/** Reads what this server sees of its own disk, its certificate, its store, its antivirus and the indexes of its base. */
export function etatServeur({ config, storage, scanner, clock, db }: Platform): () => Promise<DuServeur> {
  // The certificate changes a few times a year, so its end is not asked for at each visit.
  let certificat: { at: number; jour: string | null } | undefined;
  const certificatLu = async (): Promise<string | null> => {
    const now = clock.now().getTime();
    if (certificat && now - certificat.at < keptMs) return certificat.jour;
    const end = await certificateEnd(config.publicUrl);
    certificat = { at: now, jour: end && localDay(end) };
    return certificat.jour;
  };
  return async () => {
    const [fichiers, antivirus, disque, fin, index] = await Promise.all([
      answers(storage.check()),
      config.clamavUrl === undefined ? null : answers(scanner.version()),
      statfs(config.dataDir).then(
        ({ bavail, blocks, bsize }) => ({ libre: bavail * bsize, total: blocks * bsize }),
        () => null,
      ),
      certificatLu(),
      listBrokenIndexes(db, indexes),
    ]);
    return {
      fichiers: fichiers ? 'ok' : 'muet',
      antivirus: antivirus === null ? 'aucun' : antivirus ? 'ok' : 'muet',
      disque,
      certificat: fin,
      index,
    };
  };
}

async function answers(asked: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  try {
    return await Promise.race([
      asked.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
