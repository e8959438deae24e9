import type { Actor } from '@asso/domain/compte/actor';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import type { Systeme } from '@asso/domain/transfert/lot.words';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { askEnvoi, systemeUrl } from './envoyer-lot.job.ts';
import { type Criteres, insertLot, takeNumero } from './lot.sql.ts';

type Lot = {
  actor: Actor;
  systeme: Systeme;
  id_service: string | null;
  criteres: Criteres;
  nombre: number;
  montant: number;
};
export type LotCree = { id: string; numero: string };

/**
 * Creates a lot with its number and a line in the history; it will be sent when an address of its system is
 * configured, else downloaded.
 */
export async function createLot(platform: Platform, trx: Tx, { actor, ...lot }: Lot): Promise<LotCree> {
  const at = platform.clock.now();
  const numero = await takeNumero(trx, lot.systeme, localYear(at));
  const isRelie = systemeUrl(platform, lot.systeme) !== undefined;
  const envoi = isRelie ? ('a-envoyer' as const) : ('telechargement' as const);
  const id = await insertLot(trx, { ...lot, numero, envoi, by: actor.id, at });
  const { systeme, id_service, criteres, nombre, montant } = lot;
  await writeHistory(trx, {
    objet: 'lot-transfert',
    id_objet: id,
    by: actor,
    at,
    action: `${systeme}.lot`,
    to: numero,
    details: { id_service, ...criteres, nombre, montant },
  });
  if (isRelie) await askEnvoi(platform, trx, id);
  return { id, numero };
}
