// The parts that the calls of questions, links and document templates share.
import { z } from 'zod';

export const administration = ['lca.admin'];
export const params = { id: z.uuid() };
export const removedReply = z.object({ retire: z.literal(true) });
export const inconnu = 'contenu.introuvable';
