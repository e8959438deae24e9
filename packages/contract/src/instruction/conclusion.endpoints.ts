// A service concludes the study of a dossier in one act, which it may take back before it leaves (§4 Dossier
// instruction states; decisions, Instruction).
import { issues } from '@asso/domain/instruction/conclusion.rules';
import { z } from 'zod';
import { decisionSchema } from '../dossier/decision.schemas.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access, place, surLeDossier } from './instruction-calls.ts';

export const conclusionEndpoints = {
  conclureDossier: endpoint({
    method: 'POST',
    path: `${surLeDossier}/conclusion/{action}`,
    summary:
      'Conclut : l’étude commence si besoin, et la décision part à la fin du délai de reprise du service.',
    access,
    params: { ...place, action: z.enum(issues) },
    query: roleQuerySchema,
    body: decisionSchema.omit({ points: true }),
    /** `part_le` is null when the decision left at once. */
    reply: z.object({ part_le: z.string().nullable() }),
    problems: [
      'dossier.inaccessible',
      'dossier.service-introuvable',
      'dossier.mouvement-impossible',
      'dossier.complements-attendus',
      'dossier.motif-obligatoire',
      'dossier.montant-accorde',
      'dossier.montant-accorde-nul',
      'dossier.plus-que-demande',
      'instruction.enveloppe-depassee',
      'instruction.decision-en-attente',
      'agrement.decision-incomplete',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  reprendreDecision: endpoint({
    method: 'DELETE',
    path: `${surLeDossier}/conclusion`,
    summary: 'Reprend une décision qui n’est pas encore partie : rien n’en est dit à l’association.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: ['dossier.inaccessible', 'instruction.rien-a-reprendre'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
