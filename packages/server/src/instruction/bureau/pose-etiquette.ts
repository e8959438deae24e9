import type { Actor } from '@asso/domain/compte/actor';
import type { FaitDuService } from '@asso/domain/dossier/faits-service.rows';
import type { Result } from '@asso/domain/kernel/result';
import { serviceLecteurOf, writeFaitDuService } from '../../dossier/fait-du-service.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AuBureau, introuvable, lockAtBureau } from './bureau-access.ts';
import { lockEtiquette, poseEtiquette, retireEtiquette } from './etiquette.sql.ts';

export type APoser = { actor: Actor; id: string; service: string; etiquette: string };

/** Puts an étiquette of the service on a dossier; one that is there already stays, and the history tells it once. */
export const poser = (platform: Platform, trx: Tx, asked: APoser): Promise<Result<AuBureau>> =>
  change({ platform, trx }, asked, {
    action: 'bureau.etiquete',
    write: (row) => poseEtiquette(trx, row),
  });

export const retirer = (platform: Platform, trx: Tx, asked: APoser): Promise<Result<AuBureau>> =>
  change({ platform, trx }, asked, {
    action: 'bureau.detiquete',
    write: (row) => retireEtiquette(trx, row),
  });

type Change = {
  action: FaitDuService;
  write: (row: { id_dossier: string; id_service: string; id_etiquette: string }) => Promise<boolean>;
};

async function change(
  { platform, trx }: { platform: Platform; trx: Tx },
  { actor, id, service, etiquette }: APoser,
  { action, write }: Change,
): Promise<Result<AuBureau>> {
  const found = await lockAtBureau(trx, { actor, id, service }, 'etiqueter');
  if (!found.ok) return found;
  const row = await lockEtiquette(trx, { id: etiquette, id_service: service });
  if (!row) return introuvable;
  const { dossier, instruction } = found.value;
  if (!(await write({ id_dossier: dossier.id, id_service: service, id_etiquette: row.id }))) return found;
  await writeFaitDuService(trx, {
    id_dossier: dossier.id,
    service: serviceLecteurOf(instruction),
    by: actor,
    at: platform.clock.now(),
    action,
    why: row.nom,
  });
  return found;
}
