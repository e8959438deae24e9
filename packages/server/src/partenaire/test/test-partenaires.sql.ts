// Test support: reads the stored keys and webhooks, and changes people as the tests of keys need.
import type { Actor } from '@asso/domain/compte/actor';
import { joinService } from '../../compte/test/test-comptes.sql.ts';
import type { Db } from '../../platform/db/database.ts';

export const keptCle = (db: Db, id: string) =>
  db.selectFrom('cle_partenaire').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function keptHistory(db: Db, id_objet: string) {
  const rows = await db
    .selectFrom('historique')
    .select(['action', 'details', 'utilisateur'])
    .where('id_objet', '=', id_objet)
    .orderBy('id')
    .execute();
  return rows as { action: string; utilisateur: string | null; details: { cle?: string } | null }[];
}

export async function endMembership(
  db: Db,
  { id_utilisateur, id_association }: { id_utilisateur: string; id_association: string },
): Promise<void> {
  await db
    .updateTable('membre_association')
    .set({ etat: 'quittee' })
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .execute();
}

export const asResponsable = (agent: Actor): Actor => ({
  ...agent,
  services: agent.services.map((one) => ({ ...one, role: 'responsable' })),
});

export const keepResponsable = (db: Db, id_utilisateur: string, id_service: string) =>
  joinService(db, { id_utilisateur, id_service, role: 'responsable' });

export const keptWebhook = (db: Db, id: string) =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Leaves the deliveries of a webhook as a server that died does: held for a minute, and never ended. */
export async function failWith(db: Db, id_webhook: string, now: Date): Promise<void> {
  await db
    .updateTable('livraison_webhook')
    .set({ prise_jusqu_au: new Date(now.getTime() + 60_000), tentatives: 1, premier_essai_le: now })
    .where('id_webhook', '=', id_webhook)
    .execute();
}

export async function forgetWebhooks(db: Db): Promise<void> {
  await db.deleteFrom('webhook').execute();
}
