// When a procedure lacks something, this gives the address where to add it.
import { rubriquesApercu } from './fiche/apercu-lignes.ts';
import { depotHref, isFicheRubrique, rubriqueHref } from './fiche/rubriques.ts';

/** Leads to the missing field, to its collection, or to the deposit of a document; `pour` is the procedure's id. */
export function lienDuManque(id: string, field: string, pour: string): string {
  const [start = '', ...path] = field.split('.');
  const champ = path.join('.');
  if (start === 'documents') return depotHref(id, { type: champ });
  const collection = rubriquesApercu.find((one) => one.collection === field);
  if (collection) return rubriqueHref(id, collection.rubrique);
  if (!isFicheRubrique(start)) return rubriqueHref(id);
  // INSEE gives this number, so the link leads to asking for one.
  if (field === 'identite.id_siret') return `/associations/${id}/demande-siret`;
  return `${rubriqueHref(id, start)}?${new URLSearchParams({ mode: 'edit', champ, pour })}`;
}
