// The rubriques of an association's file that have a page, in order.
import { collections } from '@asso/domain/association/collection/collections.rows';
import { ficheFields } from '@asso/domain/association/fiche.fields';
import type { Rubrique } from '@asso/domain/association/rubriques.rows';

export type RubriquePage =
  | Rubrique
  | 'agrement'
  | 'etablissements'
  | 'representants'
  | 'moyens-humains'
  | 'ribs'
  | 'comptes-annuels'
  | 'budgets'
  | 'agrements'
  | 'affiliations'
  | 'adherents'
  | 'composition';

export const titreRubrique: Record<RubriquePage, string> = {
  identite: ficheFields.identite.label,
  coordonnees: ficheFields.coordonnees.label,
  activites: ficheFields.activites.label,
  specificites: ficheFields.specificites.label,
  agrement: ficheFields.agrement.label,
  representants: collections.representants_legaux.titre,
  ribs: collections.ribs.titre,
  etablissements: 'Établissements',
  'moyens-humains': collections.rhs.titre,
  'comptes-annuels': collections.comptes.titre,
  budgets: collections.budgets.titre,
  agrements: collections.agrements.titre,
  affiliations: collections.affiliations.titre,
  adherents: collections.adherents_personnes_morales.titre,
  composition: collections.compositions.titre,
};

/** Returns a title as written within a sentence, without its capital unless it names programmes. */
export const titreInSentence = (rubrique: RubriquePage): string =>
  rubrique === 'specificites' ? titreRubrique[rubrique] : titreRubrique[rubrique].toLowerCase();
