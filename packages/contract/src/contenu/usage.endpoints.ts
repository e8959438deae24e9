// The calls by which people say how a procedure went, and which give the published figures, without any name.
import {
  commentaireMax,
  type DemarcheJugee,
  demarchesJugees,
  type NoteDemarche,
  notesDemarche,
} from '@asso/domain/contenu/satisfaction.rules';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const demarche = z.enum(Object.keys(demarchesJugees) as [DemarcheJugee, ...DemarcheJugee[]]);
const note = z.enum(Object.keys(notesDemarche) as [NoteDemarche, ...NoteDemarche[]]);

const usageSchema = z.object({
  demarche,
  /** The number sent in the last twelve months; null for a procedure whose sendings are not counted. */
  envoyees: z.int().nullable(),
  /**
   * The median delay of the answers given in the last twelve months, in days of the calendar from the first sending;
   * null when too few dossiers were answered.
   */
  delai_jours: z.int().nullable(),
  /** The year of these answers, where the delay is told by year as services read it; null for the twelve months. */
  delai_annee: z.int().nullable(),
  reponses: z.int(),
  /** The satisfied answers, as a percentage; null when too few people answered. */
  satisfaction: z.int().nullable(),
});
export type Usage = z.infer<typeof usageSchema>;

export const usageEndpoints = {
  sayAvis: endpoint({
    method: 'POST',
    path: '/lca/satisfaction',
    summary: 'Dire comment s’est passée une démarche. Ni le compte ni l’heure ne sont gardés.',
    access: 'public',
    body: z.strictObject({ demarche, note, commentaire: z.string().trim().max(commentaireMax).nullish() }),
    reply: z.object({ garde: z.literal(true) }),
    problems: ['kernel.trop-de-requetes'],
    status: 201,
  }),
  readUsages: endpoint({
    method: 'GET',
    path: '/lca/statistiques',
    summary: 'Les démarches des douze derniers mois : combien, en combien de temps, et ce qu’on en dit.',
    access: 'public',
    replica: true,
    reply: z.object({ depuis: z.iso.date(), items: z.array(usageSchema) }),
  }),
  listCommentaires: endpoint({
    method: 'GET',
    path: '/lca/satisfaction',
    summary: 'Les cent derniers commentaires laissés après une démarche.',
    access: ['lca.admin'],
    reply: z.object({
      items: z.array(z.object({ id: z.uuid(), demarche, note, commentaire: z.string(), jour: z.iso.date() })),
    }),
  }),
} as const satisfies EndpointTable;
