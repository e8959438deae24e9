import type { Actor } from '@asso/domain/compte/actor';
import type { ServiceFait } from '@asso/domain/dossier/faits-service.rows';
import type { Result } from '@asso/domain/kernel/result';
import { toServiceLecteur, writeServiceFait } from '../../dossier/fait-du-service.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierAtBureau, instructionIntrouvable, lockAtBureau } from './bureau-access.ts';
import { deleteEtiquettePosee, insertEtiquettePosee, lockEtiquette } from './etiquette.sql.ts';

export type APoser = { actor: Actor; id: string; service: string; etiquette: string };

/** Puts an étiquette of the service on a dossier; one that is there already stays, and the history tells it once. */
export const putEtiquette = (platform: Platform, trx: Tx, asked: APoser): Promise<Result<DossierAtBureau>> =>
  change({ platform, trx }, asked, {
    action: 'bureau.etiquete',
    write: (row) => insertEtiquettePosee(trx, row),
  });

export const takeOffEtiquette = (
  platform: Platform,
  trx: Tx,
  asked: APoser,
): Promise<Result<DossierAtBureau>> =>
  change({ platform, trx }, asked, {
    action: 'bureau.detiquete',
    write: (row) => deleteEtiquettePosee(trx, row),
  });

type Change = {
  action: ServiceFait;
  write: (row: { id_dossier: string; id_service: string; id_etiquette: string }) => Promise<boolean>;
};

async function change(
  { platform, trx }: { platform: Platform; trx: Tx },
  { actor, id, service, etiquette }: APoser,
  { action, write }: Change,
): Promise<Result<DossierAtBureau>> {
  const found = await lockAtBureau(trx, { actor, id, service }, 'etiqueter');
  if (!found.ok) return found;
  const row = await lockEtiquette(trx, { id: etiquette, id_service: service });
  if (!row) return instructionIntrouvable;
  const { dossier, instruction } = found.value;
  if (!(await write({ id_dossier: dossier.id, id_service: service, id_etiquette: row.id }))) return found;
  await writeServiceFait(trx, {
    id_dossier: dossier.id,
    service: toServiceLecteur(instruction),
    by: actor,
    at: platform.clock.now(),
    action,
    why: row.nom,
  });
  return found;
}
