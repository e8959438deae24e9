// What follows when the closings of an edition move, and when a version of it is taken back.
import type { Actor } from '@asso/domain/compte/actor';
import {
  type ClotureDeplacee,
  cloturesDeplacees,
  isAvancee,
  type PeriodeEdition,
} from '@asso/domain/subvention/edition.rules';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countUnderWay,
  deleteEdition,
  type EditionKey,
  findEdition,
  insertCloture,
  keepClotures,
  listVersionClotures,
  writeInstructeurs,
  writePeriodes,
} from '../subvention/edition.sql.ts';
import { findLastContenu } from '../subvention/subvention.sql.ts';
import { clotureJob } from './cloture.job.ts';

type Deplacement = {
  edition: EditionKey;
  moved: readonly ClotureDeplacee[];
  actor: Actor;
  at: Date;
  motif?: string | null;
  /** Those who had begun keep a closing that is taken away. */
  isGardee?: boolean;
  /** The version whose publication, or whose being taken back, moves the closings. */
  id_version?: string | null;
};

/** Does what follows from closings that have moved: who keeps the old one, who is told, and what the public reads. */
export async function moveClotures(
  { jobs }: Pick<Platform, 'jobs'>,
  trx: Tx,
  { edition, moved, actor, at, motif = null, isGardee = true, id_version = null }: Deplacement,
): Promise<void> {
  if (moved.length === 0) return;
  const counts = await countUnderWay(trx, edition);
  for (const one of moved) {
    const gardee = isAvancee(one) && isGardee;
    if (isAvancee(one)) {
      await keepClotures(trx, edition, { code: one.code, le: isGardee ? new Date(one.avant) : null });
    }
    const brouillons = counts.get(one.code) ?? 0;
    const said = { ...edition, motif, gardee, brouillons, le: at, par: actor.id, id_version };
    await jobs.enqueue(trx, clotureJob, { id: await insertCloture(trx, one, said) });
  }
}

type TakenBack = { edition: EditionKey; id_version: string; actor: Actor; at: Date };

/**
 * Gives an edition what it said before a version that is taken back. What an act of its own has moved since stays, for
 * it was promised to everybody; those who had begun keep a closing that the version had put off.
 */
export async function restoreEdition(
  platform: Platform,
  trx: Tx,
  { edition, id_version, actor, at }: TakenBack,
): Promise<void> {
  const [present, version] = await Promise.all([findEdition(trx, edition), findLastContenu(trx, edition)]);
  if (!present) return;
  if (!version) {
    await deleteEdition(trx, edition);
    return;
  }
  const moved = await listVersionClotures(trx, id_version);
  const periodes = present.periodes.map((one): PeriodeEdition => {
    const own = version.sous_dispositifs.find(({ code }) => code === one.code);
    const by = moved.find(({ code_type }) => code_type === one.code);
    const isStill = by && Date.parse(one.date_fin) === by.apres.getTime();
    return {
      ...one,
      date_debut: own?.date_debut ?? one.date_debut,
      date_fin: isStill ? by.avant.toISOString() : one.date_fin,
    };
  });
  await writePeriodes(trx, edition, periodes);
  await writeInstructeurs(trx, edition, version);
  await moveClotures(platform, trx, { edition, moved: cloturesDeplacees(present, { periodes }), actor, at });
}
