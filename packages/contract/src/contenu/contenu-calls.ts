// What the calls of every kind of content say the same way: questions, links, templates of documents.
import { z } from 'zod';
import { changesSchema } from '../kernel/common.schemas.ts';

export const administration = ['lca.admin'];
export const params = { id: z.uuid() };
export const body = z.strictObject({ changes: changesSchema });
export const whole = z.record(z.string().max(60), z.unknown());
export const retire = z.object({ retire: z.literal(true) });
export const inconnu = 'contenu.introuvable';
