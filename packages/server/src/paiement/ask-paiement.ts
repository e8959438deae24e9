import type { Actor } from '@asso/domain/compte/actor';
import { chooseNature } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { type Result, refused } from '@asso/domain/kernel/result';
import { premierEtat } from '@asso/domain/paiement/demande-paiement.states';
import { computePlafond, findPaiementObstacle, montantProblem } from '@asso/domain/paiement/paiement.rules';
import { lockDossier } from '../dossier/dossier.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { advancePaiement } from './advance-paiement.ts';
import { insertPaiement } from './paiement.sql.ts';
import { findResteRetenue, retenu } from './retenue.ts';
import { findInstructionPlace, readSituation, toComptePaiement } from './situation.ts';

type Ask = {
  actor: Actor;
  id: string;
  service: string;
  montant: number;
  /** True for an act on many payments, which leaves those that something holds back (ADR 0588). */
  isEnLot?: boolean;
};

/** Asks for a payment. The dossier is locked, so that two requests at once never ask for more than what is granted. */
export const askPaiement = (
  platform: Platform,
  { actor, id, service, montant, isEnLot = false }: Ask,
): Promise<Result<string>> =>
  inTransaction(platform.db, async (trx) => {
    const place = findInstructionPlace(actor, await lockDossier(trx, id), service);
    if (!place.ok) return place;
    const situation = await readSituation(trx, place.value);
    const { dossier, instruction, emetteur, rib, argent } = situation;
    if (emetteur === null) return refused({ code: 'dossier.non-editable' });
    const { etat } = instruction;
    const problem =
      findPaiementObstacle(emetteur, { ...situation, etat, hasRib: rib !== null }) ??
      montantProblem(montant, computePlafond(emetteur, situation));
    if (problem) return refused(problem);
    const at = platform.clock.now();
    const retenue = isEnLot ? await findResteRetenue(trx, { situation, now: at }) : null;
    if (retenue) return refused(retenu(retenue));
    const nature = chooseNature(montant, argent);
    const vers = premierEtat[emetteur];
    const paiement = await insertPaiement(trx, {
      id_dossier: dossier.id,
      id_service_instructeur: service,
      etat: vers,
      emetteur,
      nature,
      montant,
      id_siret: dossier.id_siret,
      ...(rib ? toComptePaiement(rib) : {}),
      cree_le: at,
      cree_par: actor.id,
      modifie_le: at,
    });
    await advancePaiement(platform, trx, {
      dossier,
      instruction,
      actor,
      at,
      action: emetteur === 'lca' ? 'ask' : 'record',
      paiement: { id: paiement, nature, montant },
      de: null,
      vers,
    });
    return { ok: true, value: paiement };
  });
