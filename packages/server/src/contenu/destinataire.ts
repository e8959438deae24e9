import type { Actor } from '@asso/domain/compte/actor';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { hasMembre } from '../association/acces/membre.sql.ts';
import { listDossiers } from '../dossier/liste/dossier-list.sql.ts';
import { askedList } from '../dossier/liste/dossier-list-asked.ts';
import { toListOrder } from '../dossier/liste/dossier-order.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { listServicesOfAddress } from '../service/service.sql.ts';

/**
 * Tells whether this person may write to this address through the portal: only to a service of a dossier they may
 * open, or to a member of one of their associations, so that the portal is no open relay.
 */
export async function isDestinataire(
  db: Db,
  actor: Actor | null,
  { to, now }: { to: string; now: Date },
): Promise<boolean> {
  if (!actor) return false;
  const courriel = normaliseCourriel(to);
  const associations = actor.associations.map(({ id_association }) => id_association);
  if (await hasMembre(db, { courriel, associations })) return true;
  const services = await listServicesOfAddress(db, courriel);
  if (services.length === 0) return false;
  const { rows } = await listDossiers(db, {
    ...askedList(actor, { id_service_instructeur: services, ouvrables: true }, now),
    order: toListOrder(readTri(undefined, false)),
    limit: 1,
    cursor: null,
  });
  return rows.length > 0;
}
