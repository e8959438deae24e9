// The dates of a person's dossiers go to their own calendar: once in a file, or for as long as they wish by a private
// address that any calendar program reads without a session.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const abonnementSchema = z.object({
  /** Null as long as the person has no private address. */
  cree_le: z.iso.datetime().nullable(),
  /** The instant at which a calendar program last read the address. */
  lu_le: z.iso.datetime().nullable(),
});

export const agendaEndpoints = {
  downloadAgenda: endpoint({
    method: 'GET',
    path: '/lca/agenda/fichier',
    summary: 'Ses dates à venir, dans un fichier iCalendar, avec des rappels.',
    access: ['lca.association'],
    reply: 'fichier',
  }),
  readAbonnement: endpoint({
    method: 'GET',
    path: '/lca/agenda/abonnement',
    summary: 'Si une adresse privée donne ses dates à son agenda.',
    access: ['lca.association'],
    reply: abonnementSchema,
  }),
  openAbonnement: endpoint({
    method: 'POST',
    path: '/lca/agenda/abonnement',
    summary: 'Créer l’adresse privée, ou en changer : l’ancienne ne répond plus.',
    access: ['lca.association'],
    /** The address is shown this once: only its hash is kept. */
    reply: abonnementSchema.extend({ adresse: z.string() }),
    status: 201,
  }),
  closeAbonnement: endpoint({
    method: 'DELETE',
    path: '/lca/agenda/abonnement',
    summary: 'Supprimer l’adresse privée.',
    access: ['lca.association'],
    reply: abonnementSchema,
  }),
  followAgenda: endpoint({
    method: 'GET',
    path: '/agenda/{jeton}',
    summary: 'Les dates à venir de la personne à qui est cette adresse privée.',
    access: 'public',
    params: { jeton: z.string().max(60) },
    reply: 'fichier',
  }),
} as const satisfies EndpointTable;
