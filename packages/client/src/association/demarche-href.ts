// Where what a procedure finds missing is put right.
import { rubriquesApercu } from './apercu-lignes.ts';
import { depotHref, isFicheRubrique, rubriqueHref } from './rubriques.ts';

/** Its field in its section, its collection, or the deposit of a document; `pour` says for which procedure. */
export function lienDuManque(id: string, field: string, pour: string): string {
  const [start = '', ...path] = field.split('.');
  const champ = path.join('.');
  if (start === 'documents') return depotHref(id, { type: champ });
  const collection = rubriquesApercu.find((one) => one.collection === field);
  if (collection) return rubriqueHref(id, collection.rubrique);
  if (!isFicheRubrique(start)) return rubriqueHref(id);
  // INSEE gives this number: it is asked for.
  if (field === 'identite.id_siret') return `/associations/${id}/demande-siret`;
  return `${rubriqueHref(id, start)}?${new URLSearchParams({ mode: 'edit', champ, pour })}`;
}
