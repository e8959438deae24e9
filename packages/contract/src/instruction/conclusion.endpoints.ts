// A service concludes the study of a dossier in one act, which it may take back before it leaves (§4 Dossier
// instruction states; decisions, Instruction).
import { issues } from '@asso/domain/dossier/decision.rules';
import { issuesModifiees } from '@asso/domain/instruction/modification.rules';
import { z } from 'zod';
import { decisionSchema } from '../dossier/decision.schemas.ts';
import { roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access, instructionPath, place } from './instruction-calls.ts';

export const conclusionEndpoints = {
  conclureDossier: endpoint({
    method: 'POST',
    path: `${instructionPath}/conclusion/{action}`,
    summary:
      'Conclut : l’étude commence si besoin, et la décision part à la fin du délai de reprise du service.',
    access,
    params: { ...place, action: z.enum(issues) },
    query: roleQuerySchema,
    body: decisionSchema.omit({ points: true }).extend({
      /** The signals that stood against the grant and that its author saw: they are set aside in their name. */
      signaux_vus: z.array(z.string().max(40)).max(20).optional(),
    }),
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
      'agrement.tca-non-rempli',
      'courrier.modele-introuvable',
      'courrier.modele-autre-decision',
      'courrier.modele-autre-demarche',
      'courrier.modele-en-double',
      'courrier.champ-vide',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  modifierDecision: endpoint({
    method: 'POST',
    path: `${instructionPath}/modification/{action}`,
    summary:
      'Modifie une décision qui est partie : autre montant ou refus, avec son motif et sa lettre ; l’association est prévenue.',
    access,
    params: { ...place, action: z.enum(issuesModifiees) },
    query: roleQuerySchema,
    body: decisionSchema.omit({ points: true, retire_complements: true, agrement: true }),
    reply: z.object({ version: versionSchema }),
    problems: [
      'dossier.inaccessible',
      'dossier.service-introuvable',
      'dossier.motif-obligatoire',
      'dossier.montant-accorde',
      'dossier.montant-accorde-nul',
      'dossier.plus-que-demande',
      'instruction.enveloppe-depassee',
      'instruction.modification-impossible',
      'instruction.modification-sans-effet',
      'instruction.modification-sans-lettre',
      'instruction.modification-sans-modele',
      'instruction.moins-que-verse',
      'courrier.modele-introuvable',
      'courrier.modele-autre-decision',
      'courrier.modele-autre-demarche',
      'courrier.modele-en-double',
      'courrier.champ-vide',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  readLettreEnAttente: endpoint({
    method: 'GET',
    path: `${instructionPath}/conclusion/courriers/{rang}`,
    summary:
      'Le PDF d’une lettre d’une décision qui n’est pas encore partie, tel que l’association le recevra ; `rang` commence à 1.',
    access,
    params: { ...place, rang: z.coerce.number().int().min(1).max(9) },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: [
      'dossier.inaccessible',
      'dossier.service-introuvable',
      'courrier.introuvable',
      'courrier.champ-vide',
    ],
  }),
  reprendreDecision: endpoint({
    method: 'DELETE',
    path: `${instructionPath}/conclusion`,
    summary: 'Reprend une décision qui n’est pas encore partie : rien n’en est dit à l’association.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: ['dossier.inaccessible', 'instruction.rien-a-reprendre'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
