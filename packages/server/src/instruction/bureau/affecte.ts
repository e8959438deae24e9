import type { Actor } from '@asso/domain/compte/actor';
import { courrielConfie } from '@asso/domain/instruction/bureau.words';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { isPrendreCommencer } from '@asso/domain/service/reprise.rules';
import { moveInstructions } from '../../dossier/decision/move-instruction.ts';
import { toServiceLecteur, writeServiceFait } from '../../dossier/fait-du-service.ts';
import { dossierObjet, nommeRow } from '../../dossier/tell-dossier.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReceptionNommee } from '../absence/effectif.ts';
import { notifyOrReplace, notifyReplacing } from '../absence/tell-reception.ts';
import { findChoix } from '../conclusion/conclusion.sql.ts';
import { findAffectation, listCollegues, saveAffecte } from './affectation.sql.ts';
import { type DossierAtBureau, lockAtBureau } from './bureau-access.ts';

export type AAffecter = {
  actor: Actor;
  id: string;
  service: string;
  /**
   * The person in charge when the dossier was read; when it is absent, the person in charge now is replaced, whoever
   * that is.
   */
  de?: string | null;
  /** Null puts nobody in charge. */
  a: string | null;
  /** Taking the dossier begins its study in the same act, where the service chose so. */
  commence?: boolean;
};

/**
 * Puts one person of the service, or nobody, in charge of a dossier: history, inbox and mail are written in the
 * caller's transaction. Nothing is written when that person is in charge already.
 */
export async function assign(
  platform: Platform,
  trx: Tx,
  asked: AAffecter,
): Promise<Result<DossierAtBureau> | Refused> {
  const given = await give(platform, trx, asked);
  if (!given.ok || asked.commence !== true || asked.a !== asked.actor.id) return given;
  const { dossier, instruction } = given.value;
  if (instruction.etat !== 'D') return given;
  if (!isPrendreCommencer((await findChoix(trx, asked.service)).prendre_commence)) return given;
  const { actor, service: id_service } = asked;
  const start = {
    dossier,
    action: 'start',
    by: 'service',
    actor,
    at: platform.clock.now(),
    id_service,
  } as const;
  const started = await moveInstructions(platform, trx, start);
  if (!started.ok) return started;
  return lockAtBureau(trx, asked, 'lire');
}

async function give(
  platform: Platform,
  trx: Tx,
  { actor, id, service, de, a }: AAffecter,
): Promise<Result<DossierAtBureau> | Refused> {
  const found = await lockAtBureau(trx, { actor, id, service }, 'affecter');
  if (!found.ok) return found;
  const { dossier, instruction } = found.value;
  const place = { id_dossier: dossier.id, id_service: service };
  const { affecte_a } = await findAffectation(trx, place);
  const present = affecte_a?.id ?? null;
  if (present === a) return found;
  if (de !== undefined && present !== de) {
    return { ok: false, problems: [{ code: 'kernel.conflit' }], conflicts: { a: affecte_a?.nom ?? null } };
  }
  const collegue = a === null ? null : (await listCollegues(trx, [service])).find((one) => one.id === a);
  if (collegue === undefined) return refused({ code: 'instruction.collegue-inconnu', field: 'a' });
  const at = platform.clock.now();
  await saveAffecte(trx, place, { a, at });
  await writeServiceFait(trx, {
    id_dossier: dossier.id,
    service: toServiceLecteur(instruction),
    by: actor,
    at,
    action: a === null ? 'bureau.libere' : 'bureau.affecte',
    from: affecte_a?.nom ?? null,
    to: collegue?.nom ?? null,
    why: collegue?.nom ?? affecte_a?.nom ?? null,
  });
  if (a !== null && a !== actor.id) {
    const par = `${actor.prenom} ${actor.nom}`;
    await tellAffecte(platform, trx, { dossier, instruction, a, par, by: actor.id });
  }
  return ok(found.value);
}

type Confie = DossierAtBureau & {
  a: string;
  /** The name of the person or of the rule that did it, and the account of that person. */
  par: string;
  by?: string;
  /** In whose place `a` receives the dossier, when a rule would have given it to somebody who is away. */
  remplace?: ReceptionNommee | null;
};

/** Tells a person that a dossier was put in their charge; while they are away, who receives in their place is told. */
export function tellAffecte(
  platform: Platform,
  trx: Tx,
  { dossier, instruction, a, par, by, remplace }: Confie,
): Promise<void> {
  const notice = {
    variante: 'affecte' as const,
    objet: dossierObjet(dossier),
    params: { auteur: par },
    mail: courrielConfie({
      nomme: nommeRow(dossier),
      association: dossier.nom_association,
      demandeEuros: instruction.montant_demande,
    }),
  };
  if (remplace) return notifyReplacing(platform, trx, { reception: remplace, notice });
  const { id_service_instructeur: id_service } = instruction;
  return notifyOrReplace(platform, trx, { id_service, id: a, ...(by && { par: by }), notice });
}
