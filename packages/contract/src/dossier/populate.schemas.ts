// `populate` adds parts to a dossier or to each row of a list, and `fields` limits the fields returned (§7, C072,
// C100; decisions, Paths and calls).
import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { z } from 'zod';
import { listSchema } from '../kernel/common.schemas.ts';
import { type DossierItem, dossierItemSchema } from './dossier.schemas.ts';

export const ajoutsDossier = [
  'projets',
  'crfs',
  'documents',
  'messages',
  'notifications',
  'subvention',
  'association',
  'service',
] as const;
export type AjoutDossier = (typeof ajoutsDossier)[number];

export const populateDossier = listSchema(z.enum(ajoutsDossier));

/**
 * Each kind of dossier defines these parts: they are absent when they were not asked for, or when the person sees
 * only the head.
 */
export const ajoutsQuelconques = Object.fromEntries(
  ajoutsDossier.map((name) => [
    name,
    z
      .unknown()
      .meta({ type: ['object', 'array'] })
      .optional(),
  ]),
) as Record<AjoutDossier, z.ZodOptional<z.ZodUnknown>>;

const { description, demandeur, createdBy, instructions } = dossierItemSchema.shape;
const groups = { description, demandeur, createdBy, instructions: instructions.element };

/**
 * The columns of a list are those of its filters, and three that have no filter: the mark (`note`), the amount proposed,
 * and the service through which the reader sees the dossier (`place`), whose instruction the line tells of.
 */
export type ColonneListe = NomFiltre | 'note' | 'propose' | 'place';
export const colonnesListe: readonly ColonneListe[] = [
  ...(Object.keys(filtresDossiers) as NomFiltre[]),
  'note',
  'propose',
  'place',
];

/** `fields` may name these fields, for example « id_fo », « description.titre » or « colonnes.affectes ». */
export const champsDossier = [
  ...Object.keys(dossierItemSchema.shape),
  ...Object.entries(groups).flatMap(([name, { shape }]) =>
    Object.keys(shape).map((field) => `${name}.${field}`),
  ),
  ...colonnesListe.map((name) => `colonnes.${name}`),
];

/** What is left of a dossier when only these fields are asked for. */
export type ChampsRead<T, P extends string> = T extends readonly (infer E)[]
  ? readonly ChampsRead<E, P>[]
  : { [K in Debut<P> & keyof T]: K extends P ? T[K] : ChampsRead<T[K], Suite<P, K & string>> };
type Debut<P extends string> = P extends `${infer K}.${string}` ? K : P;
type Suite<P extends string, K extends string> = P extends `${K}.${infer R}` ? R : never;

/** With `fields`, the other fields are left out; without it all of them are present, as the exported type says. */
const partial = z.object({
  ...dossierItemSchema.partial().shape,
  description: description.partial().optional(),
  demandeur: demandeur.partial().optional(),
  createdBy: createdBy.partial().optional(),
  instructions: z.array(instructions.element.partial()).optional(),
  ...ajoutsQuelconques,
});
export const dossierListedSchema = partial as unknown as z.ZodType<
  DossierItem & Partial<Record<AjoutDossier, unknown>>
>;
