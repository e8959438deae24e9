// Each collection of an association's file has the same four calls (§7 Association sub-collections).
import { collectionsProblems } from '@asso/domain/association/collection/collections.problems';
import {
  type CollectionType,
  collections,
  type FieldsOf,
} from '@asso/domain/association/collection/collections.rows';
import { doubleProblem } from '@asso/domain/association/collection/ligne.rules';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { changeBodySchema } from '../kernel/formulaire.ts';
import { associationQuerySchema, lecteurs, redacteurs } from './association.endpoints.ts';
import { deletedSchema, ligneSchema, listOfLignes } from './association.schemas.ts';

const ligneQuerySchema = associationQuerySchema.extend({ id: z.string().max(64) });
const one = z.string().max(64).optional();

/**
 * The query of a new row may give these values instead of the body; a name that the collection does not have is
 * refused.
 */
const addQuerySchema = associationQuerySchema.extend({
  id_siret: one,
  annee: one,
  membre_haa: z.enum(['true', 'false']).optional(),
  /** For an affiliation, the association that is affiliated (this one) and the one that it is affiliated to. */
  id_asso_membre: one,
  id_asso_parent: one,
});
export type AddQuery = z.output<typeof addQuerySchema>;

/**
 * The query of a change names a row by its identifier, or by what distinguishes it in its collection: its year, its
 * number or its union.
 */
const saveQuerySchema = associationQuerySchema.extend({
  id: one,
  uuid: one,
  id_siret: one,
  annee: one,
  numero: one,
  id_correspondance_parent: one,
});
export type LigneNommee = Omit<z.output<typeof saveQuerySchema>, 'id_asso' | 'role'>;
const removeQuerySchema = associationQuerySchema.extend({ id: one, uuid: one });

const problems = [
  'association.introuvable',
  'association.element-disparu',
  'association.ligne-a-preciser',
  'association.id-manquant',
] as const;
const writeProblems = [
  ...problems,
  'association.etablissement-inconnu',
  'association.union-inconnue',
] as const;

const fallback = <C extends keyof typeof collectionsProblems>(code: C) => ({
  code,
  ...collectionsProblems[code],
});

type Verb = 'list' | 'add' | 'save' | 'remove';
/** The one-line summary of each call of a collection, in French, for the readable documentation. */
type Summaries = Readonly<Record<Verb, string>>;

function ligneCalls<T extends CollectionType>(type: T, summary: Summaries, own: readonly string[] = []) {
  const double = doubleProblem(type);
  const refusals = [...writeProblems, ...(double ? [double.code] : []), ...own];
  const fields: FieldsOf<T> = collections[type].fields;
  const path: string = `/dac/association/${type}`;
  const ligne = ligneSchema(fields);
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: summary.list,
      access: lecteurs,
      query: associationQuerySchema,
      reply: listOfLignes(ligne),
      problems,
      fallback: fallback('association.donnees-illisibles'),
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: summary.add,
      access: redacteurs,
      query: addQuerySchema,
      body: draftSchema(fields),
      reply: ligne,
      problems: refusals,
      fallback: fallback('association.donnee-non-creee'),
      idempotent: true,
      status: 201,
    }),
    save: endpoint({
      method: 'PATCH',
      path,
      summary: summary.save,
      access: redacteurs,
      query: saveQuerySchema,
      body: changeBodySchema(type),
      reply: ligne,
      problems: refusals,
      fallback: fallback('association.donnee-non-enregistree'),
      ifMatch: 'exige',
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      summary: summary.remove,
      access: redacteurs,
      query: removeQuerySchema,
      reply: deletedSchema,
      problems: [...problems, ...own],
      fallback: fallback('association.donnee-non-supprimee'),
      idempotent: true,
    }),
  };
}

export const collectionCalls = {
  representants_legaux: ligneCalls('representants_legaux', {
    list: 'Les personnes qui peuvent signer pour l’association.',
    add: 'Ajouter une personne, même incomplète.',
    save: 'Enregistrer ce qui a changé d’une personne.',
    remove: 'Retirer une personne : elle reste dans les dossiers transmis.',
  }),
  ribs: ligneCalls('ribs', {
    list: 'Les RIB de l’association.',
    add: 'Ajouter un RIB, même à moitié saisi.',
    save: 'Enregistrer ce qui a changé d’un RIB.',
    remove: 'Retirer un RIB : il reste dans les dossiers transmis.',
  }),
  rhs: ligneCalls('rhs', {
    list: 'Les moyens humains de l’association, année par année.',
    add: 'Ajouter les moyens humains d’une année.',
    save: 'Enregistrer ce qui a changé des moyens humains d’une année.',
    remove: 'Retirer les moyens humains d’une année.',
  }),
  comptes: ligneCalls('comptes', {
    list: 'Les comptes annuels de l’association, année par année.',
    add: 'Ajouter les comptes d’une année.',
    save: 'Enregistrer ce qui a changé des comptes d’une année.',
    remove: 'Retirer les comptes d’une année.',
  }),
  budgets: ligneCalls('budgets', {
    list: 'Les budgets prévisionnels de l’association, année par année.',
    add: 'Ajouter le budget d’une année.',
    save: 'Enregistrer ce qui a changé du budget d’une année.',
    remove: 'Retirer le budget d’une année.',
  }),
  agrements: ligneCalls(
    'agrements',
    {
      list: 'Les agréments de l’association.',
      add: 'Ajouter un agrément déjà attribué.',
      save: 'Enregistrer ce qui a changé d’un agrément.',
      remove: 'Retirer un agrément.',
    },
    ['association.agrement-instruit'],
  ),
  affiliations: ligneCalls(
    'affiliations',
    {
      list: 'Les unions et fédérations auxquelles l’association est affiliée.',
      add: 'Ajouter une affiliation.',
      save: 'Enregistrer ce qui a changé d’une affiliation.',
      remove: 'Retirer une affiliation.',
    },
    ['association.federation-liee'],
  ),
  adherents_personnes_morales: ligneCalls('adherents_personnes_morales', {
    list: 'Les personnes morales qui adhèrent à l’association.',
    add: 'Ajouter une personne morale.',
    save: 'Enregistrer ce qui a changé d’une personne morale.',
    remove: 'Retirer une personne morale.',
  }),
  compositions: ligneCalls('compositions', {
    list: 'Les associations membres du réseau.',
    add: 'Ajouter une association membre.',
    save: 'Enregistrer ce qui a changé d’une association membre.',
    remove: 'Retirer une association membre.',
  }),
};

export const representantEndpoints = {
  saveRepresentantFonctionSiret: endpoint({
    method: 'PATCH',
    path: '/dac/association/representantFonctionSiret',
    summary: 'Changer la fonction, l’établissement ou le droit de valider le CEC d’une personne.',
    access: redacteurs,
    query: ligneQuerySchema,
    body: z
      .array(
        z.strictObject({
          key: z.enum(['valideur_cec', 'id_siret', 'fonction']),
          value: z.union([z.string().max(64), z.boolean(), z.null()]),
        }),
      )
      .min(1)
      .max(3),
    reply: ligneSchema(collections.representants_legaux.fields),
    problems: writeProblems,
    ifMatch: 'exige',
  }),
};

type Calls = typeof collectionCalls;
/** The calls of all collections by name: `list_ribs`, `add_ribs` and so on. */
type CollectionsEndpoints = {
  [K in `${Verb}_${CollectionType}`]: K extends `${infer V extends Verb}_${infer T extends CollectionType}`
    ? Calls[T][V]
    : never;
};

// TypeScript cannot check these names, which the loop makes by joining a verb and a collection.
export const collectionsEndpoints = Object.fromEntries(
  Object.entries(collectionCalls).flatMap(([type, calls]) =>
    Object.entries(calls).map(([verb, call]) => [`${verb}_${type}`, call]),
  ),
) as CollectionsEndpoints;
