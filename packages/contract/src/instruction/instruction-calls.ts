// The calls by which agents study a dossier share the roles that may make them and the path that names the dossier and
// its service.
import { z } from 'zod';

export const instructeurs = ['rds.user', 'rds.service', 'rds.admin'] as const;
export const place = { id: z.string().min(1).max(60), service: z.uuid() };
export const instructionPath = '/demande/dossiers/{id}/instructions/{service}';
