// Adding an association takes three pages; the choices are in the address, so that Back and reload find them again.
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';

export type EtapeAdhesion = 'choix-association' | 'choix-etablissement' | 'certificat-honneur';

export type ChoixAdhesion = {
  /** The words or the number searched for. */
  q?: string | null;
  /** A number of the chosen association: RNA, SIREN or the portal's own. */
  asso?: string | null;
  siret?: string | null;
};

export function adhesionHref(etape: EtapeAdhesion, choix: ChoixAdhesion = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(choix)) if (value) search.set(name, value);
  return `/ajout-association/${etape}${search.size > 0 ? `?${search}` : ''}`;
}

/** Returns the address of the form that adds an association by hand, with the searched name already filled in. */
export const saisieHref = (q: string): string => {
  const { kind } = recogniseIdentifiant(q);
  const nom = kind === 'texte' && q ? `&nom=${encodeURIComponent(q)}` : '';
  return `/ajout-association/choix-association?saisie=1${nom}`;
};

/** Returns the number by which the register finds the association again. */
export const bestNumero = ({ id_rna, id_siren, id_correspondance }: AssociationTrouvee): string =>
  id_rna ?? id_siren ?? id_correspondance;

/**
 * Returns the page after the choice of an association. No choice of establishment is needed when a SIRET was searched
 * for, or when there is only one.
 */
export function nextHref(association: AssociationTrouvee, q: string): string {
  const asso = bestNumero(association);
  const term = recogniseIdentifiant(q);
  const active = (association.etablissements ?? []).filter(({ actif }) => actif);
  const named = active.find(({ id_siret }) => term.kind === 'siret' && id_siret === term.value);
  if (named) return adhesionHref('certificat-honneur', { q, asso, siret: named.id_siret });
  if (active.length > 1) return adhesionHref('choix-etablissement', { q, asso });
  return adhesionHref('certificat-honneur', { q, asso, siret: active[0]?.id_siret });
}

/** Returns the association found by an exact number, if it is the only one and may be added. */
export function onlyMatch(items: readonly AssociationTrouvee[], q: string): AssociationTrouvee | null {
  const [first, ...others] = items;
  const isNumber = recogniseIdentifiant(q).kind !== 'texte';
  return first && others.length === 0 && isNumber && first.etat === 'active' ? first : null;
}
