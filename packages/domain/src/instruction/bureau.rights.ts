// A service does these things on a dossier for itself, depending on the state of its instruction (§4 Dossier
// instruction states, §6).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import { type InstructionRef, isInChargeOf } from '../dossier/dossier.rights.ts';
import type { EtatInstruction } from '../dossier/instruction.states.ts';
import { answersForService } from '../service/responsable.rules.ts';

export const actionsBureau = ['lire', 'affecter', 'etiqueter', 'noter', 'demanderAvis'] as const;
export type ActionBureau = (typeof actionsBureau)[number];

const kept = ['lire', 'etiqueter'] as const;
const followed = [...kept, 'affecter'] as const;
const studied = [...followed, 'noter', 'demanderAvis'] as const;

/**
 * Nothing is possible before the dossier is sent. Scores and opinions belong to its study; étiquettes also sort closed
 * dossiers.
 */
const actionsParEtat: Record<EtatInstruction, readonly ActionBureau[]> = {
  A: [],
  B: [],
  C: followed,
  D: studied,
  '2': studied,
  '6': followed,
  '7': followed,
  '8': followed,
  '9': followed,
  '10': kept,
  '11': kept,
  '12': kept,
};

export type BureauRights = Record<ActionBureau, boolean>;

/** Returns the rights of a person who acts for this service, on its own instruction; nobody else has any. */
export function bureauRights(actor: Actor, instruction: InstructionRef): BureauRights {
  const isMine = isInChargeOf(actor, instruction);
  const allowed = new Set<ActionBureau>(isMine ? actionsParEtat[instruction.etat] : []);
  return {
    lire: allowed.has('lire'),
    affecter: allowed.has('affecter'),
    etiqueter: allowed.has('etiqueter'),
    noter: allowed.has('noter'),
    demanderAvis: allowed.has('demanderAvis'),
  };
}

export type ServiceRef = { id: string; code_territoire: string | null };

/** Tells whether the person belongs to the service, or administers its territory. */
export const isServiceMember = (actor: Actor, { id, code_territoire }: ServiceRef): boolean =>
  isInChargeOf(actor, { id_service_instructeur: id, etat: 'D', code_territoire });

/**
 * Tells whether the person decides what commits the service, such as its envelopes: the service's own account, its
 * manager (responsable) and its administrators do.
 */
export function isResponsableOf(actor: Actor, service: ServiceRef): boolean {
  if (!isServiceMember(actor, service)) return false;
  if (actor.role === 'rds.admin') return isInTerritoire(actor.territoire, service.code_territoire);
  const own = actor.services.find((one) => one.id_service === service.id);
  return own !== undefined && answersForService(own);
}

/** Tells whether the person says the absences of this one: their own, or those of anybody for who answers for the service. */
export const maySayAbsence = (actor: Actor, service: ServiceRef, personne: string): boolean =>
  isServiceMember(actor, service) && (personne === actor.id || isResponsableOf(actor, service));
