// The calls of the agents' desk share the roles that may call them and the way a path names the dossier and its
// service.
import { z } from 'zod';

export const instructeurs = ['rds.user', 'rds.service', 'rds.admin'] as const;
export const place = { id: z.string().min(1).max(60), service: z.uuid() };
export const surLeDossier = '/demande/dossiers/{id}/instructions/{service}';
