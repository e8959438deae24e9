// Each part of an association's file that has several rows is a collection: its fields, who writes it, how a row is
// named (§7 Association sub-collections).
import { maskIban } from '../../identifiants/nombres-affiches.ts';
import { isBlank } from '../../kernel/asks.ts';
import { readAt } from '../../kernel/changes.ts';
import type { Fields, Stage } from '../../kernel/fields.ts';
import { type Listes, labelIn } from '../../kernel/listes.ts';
import type { Problem } from '../../kernel/result.ts';
import { problems } from '../../kernel/walk-problems.ts';
import { readListeCourte } from '../../referentiel/listes-courtes.rows.ts';
import type { AssociationAction } from '../association.rights.ts';
import { type Adherent, adherentFields } from './adherent.fields.ts';
import { type Affiliation, affiliationFields } from './affiliation.fields.ts';
import { affiliationProblems, withLicencies } from './affiliation.rules.ts';
import { type AgrementObtenu, agrementObtenuFields } from './agrement-obtenu.fields.ts';
import { agrementProblems, frozenAgrement } from './agrement-obtenu.rules.ts';
import type { Avance } from './annee.rules.ts';
import { type BudgetAnnuel, budgetAnnuelFields } from './budget-annuel.fields.ts';
import { budgetAnnuelProblems } from './budget-annuel.rules.ts';
import { type Composition, compositionFields } from './composition.fields.ts';
import { type CompteAnnuel, compteAnnuelFields } from './compte-annuel.fields.ts';
import { compteAnnuelProblems, withResultat } from './compte-annuel.rules.ts';
import { rhProblems } from './effectifs.rules.ts';
import { type Representant, representantFields } from './representant.fields.ts';
import { withRepresentation } from './representant.rules.ts';
import { type Rh, rhFields } from './rh.fields.ts';
import { type Rib, ribFields } from './rib.fields.ts';
import { isSameRib } from './rib.rules.ts';

export type Collection = {
  /** The title in the file, such as « Représentants légaux ». */
  titre: string;
  fields: Fields;
  /** The right needed to add, change or remove a row. */
  right: AssociationAction;
  /** The fields without which a row is not kept. */
  indispensables: readonly string[];
  /** Names a row in the history; it never gives a whole account number. */
  nom: (ligne: never, listes: Listes) => string | null;
  /** A row of counts or dates is kept only if all its values are right: a half-typed number is refused. */
  isExacte?: true;
  /** Given when the collection has one row a year: up to the present year (0) or the next (1). */
  avance?: Avance;
  /** Finds values of a row that contradict each other; `jour` is today in Paris, when it is known. */
  regles?: (ligne: never, at: LigneAt) => Problem[];
  /** Computes what the portal adds to a row at each save. */
  complete?: (ligne: never) => object;
  /** Gives the reason why a row is read only, whatever the person's rights. */
  fige?: (ligne: never) => Problem | null;
  /** Tells which two rows are duplicates, and the problem to report. */
  double?: { isSame: (one: never, other: never) => boolean; problem: Problem };
};

type OfYear = { annee?: unknown; id_siret?: string | null };

const sameYear = {
  isSame: (one: OfYear, other: OfYear) =>
    !isBlank(one.annee) && one.annee === other.annee && (one.id_siret ?? '') === (other.id_siret ?? ''),
  problem: { code: 'association.annee-en-double', field: 'annee' },
};

/** Tells whether both rows fill this field, with the same value. */
const shares = (one: object, other: object, name: string): boolean =>
  !isBlank(readAt(one, name)) && readAt(one, name) === readAt(other, name);

const nomAnnee = ({ annee }: { annee?: unknown }): string | null => (isBlank(annee) ? null : String(annee));

/** The keys are the `type` of the address `/association/{type}`. */
export const collections = {
  representants_legaux: {
    titre: 'Représentants légaux',
    fields: representantFields,
    right: 'editRepresentants',
    indispensables: ['nom'],
    nom: ({ prenom, nom }: Representant) => [prenom, nom].filter(Boolean).join(' ') || null,
    complete: withRepresentation,
  },
  ribs: {
    titre: 'RIB',
    fields: ribFields,
    right: 'editRib',
    indispensables: ['iban'],
    nom: ({ iban }: Rib) => (iban ? maskIban(iban) : null),
    double: { isSame: isSameRib, problem: { code: 'association.rib-en-double', field: 'iban' } },
  },
  rhs: {
    titre: 'Moyens humains',
    fields: rhFields,
    right: 'editEtablissement',
    indispensables: ['annee'],
    nom: nomAnnee,
    isExacte: true,
    avance: 0,
    regles: (rh: Rh) => rhProblems(rh),
    double: sameYear,
  },
  comptes: {
    titre: 'Comptes annuels',
    fields: compteAnnuelFields,
    right: 'editEtablissement',
    indispensables: ['annee'],
    nom: nomAnnee,
    isExacte: true,
    avance: 0,
    regles: (compte: CompteAnnuel) => compteAnnuelProblems(compte),
    complete: withResultat,
    double: sameYear,
  },
  budgets: {
    titre: 'Budgets',
    fields: budgetAnnuelFields,
    right: 'edit',
    indispensables: ['annee'],
    nom: nomAnnee,
    isExacte: true,
    avance: 1,
    regles: (budget: BudgetAnnuel, { stage }: LigneAt) => budgetAnnuelProblems(budget, stage),
    double: sameYear,
  },
  agrements: {
    titre: 'Agréments',
    fields: agrementObtenuFields,
    right: 'edit',
    indispensables: ['type'],
    nom: ({ type, numero }: AgrementObtenu, listes: Listes) =>
      [labelIn(readListeCourte('agrements-types', listes), type), numero].filter(Boolean).join(' ') || null,
    isExacte: true,
    regles: (agrement: AgrementObtenu, { jour }: LigneAt) => agrementProblems(agrement, jour),
    fige: frozenAgrement,
    double: {
      isSame: (one: AgrementObtenu, other: AgrementObtenu) =>
        shares(one, other, 'type') && shares(one, other, 'numero'),
      problem: { code: 'association.agrement-en-double', field: 'numero' },
    },
  },
  affiliations: {
    titre: 'Affiliations',
    fields: affiliationFields,
    right: 'edit',
    indispensables: ['nom'],
    nom: ({ nom }: Affiliation) => nom ?? null,
    isExacte: true,
    regles: (affiliation: Affiliation) => affiliationProblems(affiliation),
    complete: withLicencies,
    double: {
      isSame: (one: Affiliation, other: Affiliation) => shares(one, other, 'id_siren'),
      problem: { code: 'association.affiliation-en-double', field: 'id_siren' },
    },
  },
  adherents_personnes_morales: {
    titre: 'Adhérents personnes morales',
    fields: adherentFields,
    right: 'edit',
    indispensables: ['nom'],
    nom: ({ nom }: Adherent) => nom ?? null,
    isExacte: true,
    double: {
      isSame: (one: Adherent, other: Adherent) => shares(one, other, 'id_siret'),
      problem: { code: 'association.membre-en-double', field: 'id_siret' },
    },
  },
  compositions: {
    titre: 'Composition du réseau',
    fields: compositionFields,
    right: 'edit',
    indispensables: ['nom'],
    nom: ({ nom }: Composition) => nom ?? null,
    isExacte: true,
    double: {
      isSame: (one: Composition, other: Composition) => shares(one, other, 'id_rna'),
      problem: { code: 'association.membre-en-double', field: 'id_rna' },
    },
  },
} as const satisfies Record<string, Collection>;

export type CollectionType = keyof typeof collections;
export type FieldsOf<T extends CollectionType> = (typeof collections)[T]['fields'];

/**
 * Returns one collection under the type that all collections share: the table itself types each one by its own fields,
 * so that code for any collection could not use it.
 */
export const collectionRow = (type: CollectionType): Collection => collections[type];

export type LigneAt = { stage: Stage; jour?: string };

/**
 * Returns what is missing or wrong in a row; at `transmission`, an empty result means that a dossier may name it
 * [R5.50].
 */
export function ligneProblems(type: CollectionType, ligne: unknown, stage: Stage): Problem[] {
  const { fields, regles } = collectionRow(type);
  return [...problems(fields, ligne, { stage }), ...(regles?.(ligne as never, { stage }) ?? [])];
}

export const isLigneComplete = (type: CollectionType, ligne: unknown): boolean =>
  ligneProblems(type, ligne, 'transmission').length === 0;

/**
 * Finds why a row is not added: without a name or an account, for instance, it is empty, even though other fields may
 * be completed later.
 */
export function vacantProblems(type: CollectionType, ligne: unknown): Problem[] {
  const { fields, indispensables } = collectionRow(type);
  return indispensables
    .filter((name) => isBlank(readAt(ligne, name)))
    .map((name) => ({
      code: 'kernel.a-renseigner',
      field: name,
      params: { label: fields[name]?.label ?? name },
    }));
}

/** Lists by label what an incomplete row lacks, such as « Prénom, Téléphone ». */
export const listManquesLigne = (type: CollectionType, ligne: unknown): string => {
  const { fields } = collectionRow(type);
  const names = ligneProblems(type, ligne, 'transmission').map(({ field = '' }) => {
    const [name = ''] = field.split('.');
    return fields[name]?.label ?? field;
  });
  return [...new Set(names)].join(', ');
};
