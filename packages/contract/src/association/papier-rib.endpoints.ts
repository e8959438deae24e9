// The calls here read a bank account from its paper, a document of the association, and keep it with that paper (§3
// ribs).
import { ribFields } from '@asso/domain/association/collection/rib.fields';
import { naturesPapier } from '@asso/domain/association/rib-lu/nature-papier.rules';
import { accordsTitulaire } from '@asso/domain/association/rib-lu/rib-lu.rules';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';
import { ligneSchema } from './association.schemas.ts';

/** A place on the picture, in parts of its width and height, from the top left corner. */
const placeSchema = z.object({ x: z.number(), y: z.number(), largeur: z.number(), hauteur: z.number() });
const trouveSchema = z.object({ valeur: z.string(), place: placeSchema.nullable() }).nullable();

const ribLuSchema = z.object({
  iban: trouveSchema,
  /** The reasons to compare the IBAN with the paper more carefully; empty when nothing makes it doubtful. */
  doutes: z.array(z.enum(['corrige', 'calcule', 'plusieurs', 'peu-lisible'])),
  bic: trouveSchema,
  banque: trouveSchema,
  domiciliation: trouveSchema,
  titulaire: trouveSchema,
  accord: z.enum(accordsTitulaire).nullable(),
  /** Whether the paper has the words of a RIB, those of an invoice or a quote, or neither. */
  nature: z.enum(naturesPapier),
});

export const papierRibSchema = z.object({
  uuid: z.uuid(),
  nom: z.string(),
  taille: z.int(),
  mime: z.string(),
  etat_analyse: documentSchema.shape.etat_analyse,
  date_chargement: z.iso.datetime(),
  /** What was read; null when the paper could not be read at all. The paper is kept all the same. */
  lu: ribLuSchema.nullable(),
  refus: z.enum(['trop-lourd', 'illisible', 'ferme', 'occupe']).nullable(),
  /** The first page, upright, as a JPEG in a « data: » address. */
  apercu: z.object({ adresse: z.string(), largeur: z.int(), hauteur: z.int() }).nullable(),
  /** The account of the association that has this IBAN already. */
  deja: z.object({ id: z.uuid() }).nullable(),
});
export type PapierRib = z.infer<typeof papierRibSchema>;

const papierQuerySchema = associationQuerySchema.extend({
  /** The id of the document, of the type RIB. */
  uuid: z.string().max(64),
});

const problems = [
  'association.introuvable',
  'association.element-disparu',
  'document.refuse',
  'document.analyse-en-cours',
] as const;

export const papierRibEndpoints = {
  readPapierRib: endpoint({
    method: 'GET',
    path: '/dac/association/ribs/papier',
    summary: 'Lire un RIB déposé (PDF ou photo) : IBAN, BIC, banque, titulaire, et leur place sur le papier.',
    access: redacteurs,
    query: papierQuerySchema,
    reply: papierRibSchema,
    problems,
  }),
  keepPapierRib: endpoint({
    method: 'POST',
    path: '/dac/association/ribs/papier',
    summary:
      'Garder le RIB confirmé, avec ce papier pour pièce ; un RIB déjà connu reçoit seulement son papier.',
    access: redacteurs,
    query: papierQuerySchema,
    body: draftSchema(ribFields),
    reply: ligneSchema(ribFields),
    problems: [...problems, 'association.etablissement-inconnu', 'association.rib-en-double'],
    idempotent: true,
    status: 201,
  }),
} as const satisfies EndpointTable;
