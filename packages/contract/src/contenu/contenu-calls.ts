// What the calls of every kind of content say the same way: questions, links, templates of documents.
import { z } from 'zod';

export const administration = ['lca.admin'];
export const params = { id: z.uuid() };
export const retire = z.object({ retire: z.literal(true) });
export const inconnu = 'contenu.introuvable';
