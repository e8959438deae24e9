// Returns the address where the thing that a démarche lacks (a manque) can be added.
import { isRubrique } from '@asso/domain/association/rubriques.rows';
import { collectionRubrique, depotHref, rubriqueHref } from './fiche/fiche-href.ts';

const collections: ReadonlyMap<string, (typeof collectionRubrique)[keyof typeof collectionRubrique]> =
  new Map(Object.entries(collectionRubrique));

/**
 * Returns the address of the missing field, of its collection, or of the deposit of the missing document; `pour` is the
 * id of the démarche.
 */
export function manqueLien(id: string, field: string, pour: string): string {
  const [start = '', ...path] = field.split('.');
  const champ = path.join('.');
  if (start === 'documents') return depotHref(id, { type: champ });
  const collection = collections.get(field);
  if (collection) return rubriqueHref(id, collection);
  if (!isRubrique(start)) return rubriqueHref(id);
  // Only INSEE gives a SIRET, so the link leads to the demande de SIRET.
  if (field === 'identite.id_siret') return `/associations/${id}/demande-siret`;
  return `${rubriqueHref(id, start)}?${new URLSearchParams({ mode: 'edit', champ, pour })}`;
}
