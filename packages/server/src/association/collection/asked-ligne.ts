// The query of a new row may give values that its body does not (§7 POST association/{type}).
import type { AddQuery } from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { Fields } from '@asso/domain/kernel/fields';
import { ok, type Result } from '@asso/domain/kernel/result';

/**
 * Joins the values of the query to those of the body. A name that the collection lacks is refused; a year that is no
 * number is kept as written, so that its field refuses it.
 */
export function askedLigne<V extends object>(type: CollectionType, query: AddQuery, body: V): Result<V> {
  const { id_siret, annee, membre_haa, id_asso_membre, id_asso_parent } = query;
  const fields: Fields = collections[type].fields;
  const said = Object.entries({
    id_siret,
    annee: annee !== undefined && /^\d{1,9}$/.test(annee) ? Number(annee) : annee,
    membre_haa: membre_haa === undefined ? undefined : membre_haa === 'true',
  }).filter(([, value]) => value !== undefined);
  const names = said.map(([name]) => name).filter((name) => !Object.hasOwn(fields, name));
  const isUnion = type === 'affiliations';
  if (!isUnion && id_asso_membre !== undefined) names.push('id_asso_membre');
  if (!isUnion && id_asso_parent !== undefined) names.push('id_asso_parent');
  const [first, ...others] = names.map((champ) => ({
    code: 'kernel.champ-inconnu',
    field: champ,
    params: { champ },
  }));
  if (first) return { ok: false, problems: [first, ...others] };
  return ok({ ...Object.fromEntries(said), ...body });
}
