// Each agent of a service marks a dossier, by the criteria of its campaign's grid.
import { z } from 'zod';
import { rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access, instructionPath, place } from './instruction-calls.ts';

const noteSchema = z.object({
  id_utilisateur: z.string(),
  par: z.string(),
  points: z.record(z.string(), z.number().nullable()),
  commentaire: z.string(),
  /** The mark is out of 20; null while a criterion has no points. */
  note: z.number().nullable(),
  le: z.string(),
});

const grilleSchema = z.object({
  /** Empty when the campaign has no grid. */
  criteres: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      aide: z.string().optional(),
      points: z.int(),
      poids: z.int().optional(),
    }),
  ),
  /** The marks of all colleagues, the latest first. */
  notes: z.array(noteSchema),
  moyenne: z.number().nullable(),
  /** The version of the reader's own mark. */
  version: versionSchema,
  rights: rightsSchema,
});
export type Grille = z.infer<typeof grilleSchema>;

export const noteEndpoints = {
  readGrille: endpoint({
    method: 'GET',
    path: `${instructionPath}/grille`,
    summary: 'La grille de la campagne et les notes de ce service ; lui seul les lit.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: grilleSchema,
    problems: ['dossier.inaccessible'],
  }),
  saveNote: endpoint({
    method: 'PUT',
    path: `${instructionPath}/grille`,
    summary: 'Enregistre les points que cette personne donne au dossier.',
    access,
    params: place,
    query: roleQuerySchema,
    body: z.strictObject({
      points: z
        .record(z.string().max(40), z.unknown())
        .meta({ additionalProperties: { type: ['number', 'null'] } }),
      commentaire: z.string().max(2000).optional(),
    }),
    reply: grilleSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'instruction.sans-bareme',
      'instruction.points',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
