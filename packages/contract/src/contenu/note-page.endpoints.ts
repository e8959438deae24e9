// Everybody reads the notes of the pages; the administrators of the portal write them (§7 Generic).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  noteBodySchema,
  noteListSchema,
  noteMasqueeBodySchema,
  notePageSchema,
  noteQuerySchema,
} from './note-page.schemas.ts';

const administration = ['lca.admin'];
const params = { id: z.uuid() };

export const notePageEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/lca/notesOnPage',
    summary: 'Les notes affichées en ce moment ; toutes, pour un administrateur.',
    access: 'public',
    query: noteQuerySchema,
    replica: true,
    reply: noteListSchema,
  }),
  readNote: endpoint({
    method: 'GET',
    path: '/lca/notesOnPage/{id}',
    summary: 'Une note affichée en ce moment ; n’importe laquelle, pour un administrateur.',
    access: 'public',
    params,
    reply: notePageSchema,
  }),
  createNote: endpoint({
    method: 'POST',
    path: '/lca/notesOnPage',
    summary: 'Écrire une note.',
    access: administration,
    body: noteBodySchema,
    reply: notePageSchema,
    status: 201,
    idempotent: true,
    problems: ['contenu.note-page-inconnue', 'contenu.note-fin-avant-debut'],
  }),
  updateNote: endpoint({
    method: 'PATCH',
    path: '/lca/notesOnPage/{id}',
    summary: 'Changer une note : elle reparaît à qui l’avait masquée.',
    access: administration,
    params,
    body: noteBodySchema.partial(),
    reply: notePageSchema,
    ifMatch: 'exige',
    problems: ['contenu.note-page-inconnue', 'contenu.note-fin-avant-debut', 'kernel.conflit'],
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/lca/notesOnPage/{id}',
    summary: 'Retirer une note.',
    access: administration,
    params,
    reply: z.object({ retiree: z.literal(true) }),
  }),
  hideNote: endpoint({
    method: 'POST',
    path: '/lca/notesOnPage/{id}/masquer',
    summary: 'Ne plus voir une note, dans cette version.',
    access: 'connecte',
    params,
    body: noteMasqueeBodySchema,
    reply: z.object({ masquee: z.literal(true) }),
  }),
} as const satisfies EndpointTable;
