// A call about keys or webhooks names their owner: an association, by any of its identifiers, or a service.
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';

export const gestionnaires = ['lca.association', 'lca.admin', 'rds.*'] as const;

export const proprietaireQuerySchema = roleQuerySchema.extend({
  id_asso: z.string().min(1).max(64).optional(),
  id_service: z.string().min(1).max(64).optional(),
});

export const proprietaireProblems = ['partenaire.proprietaire-absent', 'partenaire.introuvable'] as const;
