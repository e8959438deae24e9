// What the calls of the desk share: who may ask, how a path names the dossier and the service that studies it.
import { z } from 'zod';

export const instructeurs = ['rds.user', 'rds.service', 'rds.admin'] as const;
export const place = { id: z.string().min(1).max(60), service: z.uuid() };
export const surLeDossier = '/demande/dossiers/{id}/instructions/{service}';
