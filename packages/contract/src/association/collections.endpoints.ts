// The collections of an association's file: the same four calls for each (§7 Association sub-collections).
import { type CollectionType, collections, type FieldsOf } from '@asso/domain/association/collections.rows';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, lecteurs, redacteurs } from './association.endpoints.ts';
import { changeBodySchema, ligneSchema, listOfLignes, supprimeSchema } from './association.schemas.ts';

const ligneQuerySchema = associationQuerySchema.extend({ id: z.string().max(64) });
const problems = ['association.introuvable', 'association.element-disparu'] as const;
const writeProblems = [...problems, 'association.etablissement-inconnu'] as const;

type Verb = 'list' | 'add' | 'save' | 'remove';
/** A line each for the readable documentation. */
type Summaries = Readonly<Record<Verb, string>>;

function ligneCalls<T extends CollectionType>(type: T, summary: Summaries, own: readonly string[] = []) {
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
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: summary.add,
      access: redacteurs,
      query: associationQuerySchema,
      body: draftSchema(fields),
      reply: ligne,
      problems: [...writeProblems, ...own],
      idempotent: true,
      status: 201,
    }),
    save: endpoint({
      method: 'PATCH',
      path,
      summary: summary.save,
      access: redacteurs,
      query: ligneQuerySchema,
      body: changeBodySchema,
      reply: ligne,
      problems: [...writeProblems, ...own],
      ifMatch: 'exige',
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      summary: summary.remove,
      access: redacteurs,
      query: ligneQuerySchema,
      reply: supprimeSchema,
      problems,
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
  ribs: ligneCalls(
    'ribs',
    {
      list: 'Les RIB de l’association.',
      add: 'Ajouter un RIB, même à moitié saisi.',
      save: 'Enregistrer ce qui a changé d’un RIB.',
      remove: 'Retirer un RIB : il reste dans les dossiers transmis.',
    },
    ['association.rib-en-double'],
  ),
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
/** `list_ribs`, `add_ribs`… */
type CollectionsEndpoints = {
  [K in `${Verb}_${CollectionType}`]: K extends `${infer V extends Verb}_${infer T extends CollectionType}`
    ? Calls[T][V]
    : never;
};

// A name holds its verb and its collection: the pairs below are all of them.
export const collectionsEndpoints = Object.fromEntries(
  Object.entries(collectionCalls).flatMap(([type, calls]) =>
    Object.entries(calls).map(([verb, call]) => [`${verb}_${type}`, call]),
  ),
) as CollectionsEndpoints;
