import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type {
  AssociationTrouvee,
  RechercheQuery,
  RechercheReply,
} from '@asso/contract/association/recherche.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Db } from '../../platform/db/database.ts';
import { openAssociation } from '../association-access.ts';
import { listLignes } from '../collection/ligne.sql.ts';
import { etablissementView, ligneView } from '../collection/ligne-views.ts';
import { listEtablissements } from '../fiche/etablissement.sql.ts';

type Asked = { actor: Actor; query: RechercheQuery; reply: RechercheReply };

/**
 * Adds what is asked for beside the associations: their establishments, which are public, and their people, for those
 * who may read them.
 */
export async function withParties(db: Db, { actor, query, reply }: Asked): Promise<RechercheReply> {
  const parts = partsOf(query);
  const [etablissements, people] = await Promise.all([
    parts.has('etablissements') ? etablissementsOf(db, reply.items) : undefined,
    parts.has('representants_legaux') ? representantsOf(db, actor, reply.items) : undefined,
  ]);
  const items = reply.items.map((item) => ({
    ...item,
    ...(etablissements ? { etablissements: etablissements.get(item.id) ?? [] } : {}),
    ...(people?.has(item.id) ? { representants_legaux: people.get(item.id) } : {}),
  }));
  return { ...reply, items };
}

/**
 * Lists the parts of an association that the query wants in the reply; « endpoint=structure » adds the establishments.
 */
function partsOf({ endpoint, include, exclude, representants_legaux }: RechercheQuery): Set<string> {
  const parts = new Set<string>(include);
  if (endpoint === 'structure') parts.add('etablissements');
  if (representants_legaux) parts.add('representants_legaux');
  for (const part of exclude ?? []) parts.delete(part);
  return parts;
}

async function etablissementsOf(db: Db, items: readonly AssociationTrouvee[]) {
  const rows = await listEtablissements(
    db,
    items.map(({ id }) => id),
    null,
  );
  const found = new Map<string, EtablissementView[]>();
  for (const row of rows) {
    found.set(row.id_association, [...(found.get(row.id_association) ?? []), etablissementView(row)]);
  }
  return found;
}

async function representantsOf(db: Db, actor: Actor, items: readonly AssociationTrouvee[]) {
  const type = 'representants_legaux';
  const found = new Map<string, RechercheReply['items'][number]['representants_legaux']>();
  for (const { id } of items) {
    const opened = await openAssociation(db, { actor, id_asso: id });
    if (!opened.ok) continue;
    const rows = await listLignes(db, { type, idAssociation: id }, opened.value.perimetre);
    found.set(
      id,
      rows.map((row) => ligneView(type, row)),
    );
  }
  return found;
}
