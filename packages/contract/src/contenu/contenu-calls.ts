// What the calls of every kind of content say the same way: questions, links, templates of documents.
import { z } from 'zod';
import { changementsDe } from '../kernel/formulaire.ts';

export const administration = ['lca.admin'];
export const params = { id: z.uuid() };
export const bodyOf = (formulaire: string) => z.strictObject({ changes: changementsDe(formulaire) });
export const retire = z.object({ retire: z.literal(true) });
export const inconnu = 'contenu.introuvable';
