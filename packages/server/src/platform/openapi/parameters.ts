import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { z } from 'zod';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

type Parameter = Record<string, unknown>;

/** Parameters that mean the same in many calls. */
export const commonParameters: Record<string, Parameter> = {
  role: {
    name: 'role',
    in: 'query',
    required: false,
    description: 'Parmi les rôles détenus, celui qui est porté pour cet appel.',
    schema: { type: 'string', maxLength: 40 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description:
      'La version lue (`version`, `ETag`), entre guillemets : `"3"`. Sans elle, 428. Un enregistrement champ par champ (`changes`) compare chaque champ ; les autres appels comparent la version.',
    schema: { type: 'string' },
    example: '"3"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Au hasard, 8 à 200 caractères, la même à chaque essai : l’appel n’a qu’un effet.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  },
};

const common = (name: keyof typeof commonParameters): Parameter => ({
  $ref: `#/components/parameters/${name}`,
});

/**
 * Lists the parameters of a call. Every call of a signed-in person accepts `role`, whether its row reads it or not.
 */
export function listParameters(row: Endpoint, nameOf: (name: string) => string): Parameter[] {
  const shape = row.query instanceof z.ZodObject ? (row.query.shape as Record<string, z.ZodType>) : {};
  const named = Object.entries(shape)
    .filter(([name]) => name !== 'role')
    .map(([name, schema]) => queryParameter(name, schema));
  return [
    ...Object.entries(row.params ?? {}).map(([name, schema]) => ({
      name: nameOf(name),
      in: 'path',
      required: true,
      ...described(name, toJsonSchema(schema, 'output')),
    })),
    ...named,
    ...(row.access === 'public' && !('role' in shape) ? [] : [common('role')]),
    ...(row.ifMatch ? [common('IfMatch')] : []),
    ...(row.idempotent ? [common('IdempotencyKey')] : []),
  ];
}

const queryParameter = (name: string, schema: z.ZodType): Parameter => ({
  name,
  in: 'query',
  required: !schema.safeParse(undefined).success,
  ...described(name, toJsonSchema(schema, 'output')),
});

/** Uses the row's own description, or else what this name means everywhere. */
function described(name: string, schema: JsonSchema): { description?: string; schema: JsonSchema } {
  const { description = meanings[name], ...rest } = schema as { description?: string };
  return { ...(description === undefined ? {} : { description }), schema: rest };
}

const meanings: Readonly<Record<string, string>> = {
  id: 'Son identifiant : le numéro (id_fo) d’un dossier, ou l’identifiant de l’objet.',
  id_fo: 'Le numéro du dossier : 27-000412.',
  _id: 'Son identifiant.',
  crf: 'L’identifiant du compte rendu.',
  service: 'L’identifiant du service.',
  projectId: 'L’identifiant du projet.',
  webhook: 'L’identifiant du webhook.',
  cle: 'L’identifiant de la clé.',
  id_asso: 'L’association : son SIREN, un SIRET, son RNA ou son identifiant.',
  idAsso: 'L’association : son SIREN, un SIRET, son RNA ou son identifiant.',
  id_siret: 'Un SIRET, sans espace ; ou NC suivi d’un RIDET, PF suivi d’un numéro TAHITI.',
  id_demande: 'Le numéro du dossier.',
  uuid: 'Un identifiant UUID.',
  annee: 'Une année.',
  exercice: 'Une année.',
  exercices: 'Des années : répétez le nom pour en donner plusieurs.',
  action: 'Ce qui est décidé.',
  limit: 'Combien de lignes, 50 sans rien dire.',
  cursor: 'La page suivante ou précédente : `next` ou `previous` de la réponse.',
  q: 'Des mots à chercher.',
  searchQuery: 'Des mots à chercher, sans accents ni majuscules.',
  tri: 'L’ordre.',
  fields: 'Les champs voulus, et eux seuls : répétez le nom pour en nommer plusieurs.',
  populate: 'Ce qui est joint à la réponse : répétez le nom pour en joindre plusieurs.',
  code: 'Un code.',
  type: 'Un type.',
  date: 'Un jour : 2027-01-31.',
  format: 'La forme du fichier.',
};
