// The day of an agent, or of a service: what is late, what came, what is due within eight days.

import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { causesVacance } from '@asso/domain/instruction/absence.rules';
import { nomsSens } from '@asso/domain/instruction/avis.states';
import { codesGenres, codesNouvelles, codesRubriques } from '@asso/domain/instruction/jour.rows';
import { groupesJour, vuesJour } from '@asso/domain/instruction/jour.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const ligneSchema = z.object({
  genre: z.enum(codesGenres),
  groupe: z.enum(groupesJour),
  /** The deadline or, for what came, the instant it came. */
  le: z.string(),
  demande: z.enum(genresDossiers),
  id_fo: z.string(),
  id_siret: z.string(),
  association: z.string(),
  /**
   * The title of the first project. It is null for an agrément, and for an opinion asked without the projects, which
   * the service does not read then.
   */
  projet: z.string().nullable(),
  /** What was granted, or else what is asked, in euros; null where the service reads no amount. */
  montant: z.number().nullable(),
  /** The id of the opinion to give; it is null for the other kinds. */
  id: z.string().nullable(),
  /** The year of the report; it is null for the other kinds. */
  exercice: z.int().nullable(),
  /** The service that asks for an opinion, or that was asked. */
  service: z.string().nullable(),
  /** What an opinion says, once it is given. */
  sens: z.enum(nomsSens).nullable(),
  /** What is new since the reader last looked at the dossier. */
  nouvelles: z.array(z.enum(codesNouvelles)),
  /** The person in charge of the dossier in this service; null when it has nobody. */
  affecte: z.string().nullable(),
  /** The first name of the absent person in whose place the reader receives this line; null for the reader's own. */
  pour: z.string().nullable(),
});
export type LigneJour = z.infer<typeof ligneSchema>;

const personneSchema = z.object({
  /** The id of a person; null counts the dossiers assigned to nobody. */
  id: z.string().nullable(),
  nom: z.string(),
  /** How many dossiers under study, and how many of them are late. */
  nombre: z.int(),
  retards: z.int(),
  /** The first usual answer due among them, late or not. */
  premier: z.string().nullable(),
});

const absentSchema = z.object({
  id: z.string(),
  nom: z.string(),
  /** The last day away. */
  au: z.iso.date(),
  /** The colleague who receives today, and why nobody does when it is null. */
  recoit: z.string().nullable(),
  vacance: z.enum(causesVacance).nullable(),
});

const jourSchema = z.object({
  /** The lines, the first to do first; at most forty of each filter. */
  lignes: z.array(ligneSchema),
  /** All the lines of each filter and of each group are counted, shown or not; one that has none is left out. */
  rubriques: z.array(z.object({ code: z.enum(codesRubriques), nombre: z.int() })),
  groupes: z.array(z.object({ code: z.enum(groupesJour), nombre: z.int() })),
  /** The last instant that the day looks at. */
  jusqu_a: z.string(),
  /** How many dossiers under study are the reader's. */
  charge: z.int(),
  /** Of the reader's dossiers, the next answer due after `jusqu_a`; null in the day of a service. */
  prochaine: z.object({ le: z.string(), projet: z.string().nullable(), association: z.string() }).nullable(),
  /** The dossiers being studied, counted by person. */
  parCollegue: z.array(personneSchema),
  /** The first of the person's own views are counted. */
  vues: z.array(z.object({ id: z.string(), total: z.int(), totalExact: z.boolean() })),
  /** Who is away today in the reader's services, the reader included. */
  absents: z.array(absentSchema),
  /** In whose place the reader receives today. */
  remplaces: z.array(z.object({ nom: z.string(), au: z.iso.date() })),
  /**
   * The absence from which the reader came back within the week, and how many of their dossiers colleagues or the
   * association changed meanwhile; null when there is none.
   */
  retour: z.object({ du: z.iso.date(), au: z.iso.date(), dossiers: z.int() }).nullable(),
  /** True when a campaign of these services is open now. */
  hasCampagne: z.boolean(),
});
export type JourView = z.infer<typeof jourSchema>;

export const jourEndpoints = {
  readJour: endpoint({
    method: 'GET',
    path: '/rds/bureau/jour',
    summary: 'Mon jour : ce qui est en retard, ce qui est arrivé, ce qui est dû dans les huit jours.',
    access,
    query: z.object({ ...roleQuerySchema.shape, voir: z.enum(vuesJour).optional() }),
    replica: true,
    reply: jourSchema,
  }),
} as const satisfies EndpointTable;
