// When a procedure lacks something, this gives the address where to add it.
import { isRubrique } from '@asso/domain/association/rubriques.rows';
import { depotHref, rubriqueDeCollection, rubriqueHref } from './fiche/fiche-href.ts';

const collections: ReadonlyMap<string, (typeof rubriqueDeCollection)[keyof typeof rubriqueDeCollection]> =
  new Map(Object.entries(rubriqueDeCollection));

/** Leads to the missing field, to its collection, or to the deposit of a document; `pour` is the procedure's id. */
export function lienDuManque(id: string, field: string, pour: string): string {
  const [start = '', ...path] = field.split('.');
  const champ = path.join('.');
  if (start === 'documents') return depotHref(id, { type: champ });
  const collection = collections.get(field);
  if (collection) return rubriqueHref(id, collection);
  if (!isRubrique(start)) return rubriqueHref(id);
  // INSEE gives this number, so the link leads to asking for one.
  if (field === 'identite.id_siret') return `/associations/${id}/demande-siret`;
  return `${rubriqueHref(id, start)}?${new URLSearchParams({ mode: 'edit', champ, pour })}`;
}
