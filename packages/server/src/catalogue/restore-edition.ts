import type { Actor } from '@asso/domain/compte/actor';
import { cloturesDeplacees, type PeriodeEdition } from '@asso/domain/subvention/edition.rules';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import {
  deleteEdition,
  type EditionKey,
  findEdition,
  listCloturesOf,
  writeInstructeurs,
  writePeriodes,
} from '../subvention/edition.sql.ts';
import { findLastContenu } from '../subvention/subvention.sql.ts';
import { moveClotures } from './change-cloture.ts';

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
  const moved = await listCloturesOf(trx, id_version);
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
