import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import {
  type DecisionPartie,
  empechementModification,
  type IssueModifiee,
  type MontantLigne,
} from '@asso/domain/instruction/modification.rules';
import { courrielModificatif, sayModification } from '@asso/domain/instruction/modification.words';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { followDecision } from '../../crf/follow-decision.ts';
import { dossierConflict } from '../../dossier/conflict-author.ts';
import { checksOfAccords } from '../../dossier/decision/accord-checks.ts';
import { courriersRegistry } from '../../dossier/decision/courriers-registry.ts';
import {
  type DecisionRow,
  lignesAccordees,
  listDecisions,
  writeDecision,
} from '../../dossier/decision/decision.sql.ts';
import { findOwnInstruction } from '../../dossier/decision/move-instruction.ts';
import {
  type DossierRow,
  type InstructionRow,
  lockDossier,
  touchDossier,
  updateInstruction,
} from '../../dossier/dossier.sql.ts';
import { allowed } from '../../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { findDemandeurs } from '../../dossier/equipe.sql.ts';
import { dossierObjet, findReplyAddress, nommeRow } from '../../dossier/tell-dossier.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CorpsDecision } from '../conclusion/conclusion.sql.ts';
import { inTransactionUnlessRefused } from '../unless-refused.ts';
import { countLettres, hasLettre, retouchesModificatives } from './lettre-modificative.ts';
import { restoreAccorde } from './modification.sql.ts';

type AModifier = {
  actor: Actor;
  id: string;
  service: string;
  action: IssueModifiee;
  corps: CorpsDecision;
  ifMatch: number;
};

/**
 * Replaces a decision that has left by an amending act, at once: amounts, letters, history and mail are written in one
 * transaction, and the decision replaced is kept.
 */
export const amendDecision = (
  platform: Platform,
  asked: AModifier,
): Promise<Result<{ version: number }> | Refused> =>
  inTransactionUnlessRefused(platform.db, (trx) => modifierIn(platform, trx, asked));

export const toDecisionPartie = (
  { genre }: Pick<DossierRow, 'genre'>,
  { etat, montant_engage }: InstructionRow,
): DecisionPartie => ({ genre, etat, engage: montant_engage });

async function modifierIn(
  platform: Platform,
  trx: Tx,
  { actor, id, service, action, corps, ifMatch }: AModifier,
): Promise<Result<{ version: number }> | Refused> {
  const found = allowed(actor, await lockDossier(trx, id), 'consult');
  if (!found.ok) return found;
  const dossier = found.value;
  const instruction = findOwnInstruction(actor, dossier, service);
  // Someone who does not act for this service is not told whether the dossier is before it.
  if (!instruction) return refused({ code: 'dossier.service-introuvable' });
  if (dossier.version !== ifMatch) return dossierConflict(trx, dossier);
  const place = { id_dossier: dossier.id, id_service: service };
  const lignes = await lignesAccordees(trx, place);
  const { motif, montants, retouches, courriers: versions = [] } = corps;
  const problem = empechementModification(
    { ...toDecisionPartie(dossier, instruction), lignes },
    {
      action,
      motif,
      montants,
      courriers: await countLettres(trx, versions),
      isLettreOfferte: await hasLettre(trx, service, action),
    },
  );
  if (problem) return refused(problem);
  const at = platform.clock.now();
  const avant = partieOf(await listDecisions(trx, place));
  const asked = { dossier, instruction, action, actor, at, motif, montants, versions };
  const retouchees = await retouchesModificatives(
    trx,
    { versions, retouches },
    { avant, motif: motif ?? '' },
  );
  const lettres = await courriersRegistry.make(trx, { ...asked, retouches: retouchees });
  if (!lettres.ok) return lettres;
  await restoreAccorde(trx, place);
  const made = await make(platform, trx, { ...asked, corps });
  if (!made.ok) return made;
  const apres = { action, montant: made.value.montant };
  const etat = etatApres(instruction.etat, action);
  await updateInstruction(trx, instruction, {
    etat,
    motif: motif ?? null,
    modifie_le: at,
    montant_accorde: apres.montant,
    accorde_le: action === 'refuse' ? null : instruction.accorde_le ? new Date(instruction.accorde_le) : at,
  });
  await writeDecision(trx, { ...place, ...apres, prise_le: at, prise_par: actor.id, motif: motif ?? null });
  await made.value.keep();
  await followDecision(trx, { id_dossier: dossier.id, actor, at });
  const version = await touchDossier(trx, { id: dossier.id, by: actor.id, at }, {});
  await writeHistory(trx, {
    objet: 'dossier',
    id_objet: dossier.id,
    by: actor,
    at,
    action: 'decision.modifiee',
    from: instruction.etat,
    to: etat,
    why: `${sayModification(avant, apres)}.\n${motif?.trim()}`,
    details: {
      cote: 'service',
      service: instruction.nom_service,
      id_service: service,
      ...(apres.montant === null ? {} : { montant: apres.montant }),
    },
  });
  await lettres.value.write();
  await tell(platform, trx, {
    dossier,
    instruction,
    actor,
    avant,
    apres,
    motif,
    lettres: lettres.value.nombre,
  });
  return ok({ version });
}

/** Gives the decision that the amending act replaces: the present one. */
function partieOf(decisions: readonly DecisionRow[]): DecisionRow {
  const last = decisions.at(-1);
  if (!last) throw new Error('a decided instruction whose decision is not in the ledger');
  return last;
}

/** Gives the state after an amending act: a grant whose payment has begun keeps its state. */
const etatApres = (etat: EtatInstruction, action: IssueModifiee): EtatInstruction =>
  action === 'refuse' ? '11' : etat === '7' || etat === '8' ? etat : '6';

type Faite = { montant: number | null; keep: () => Promise<void> };

/**
 * Writes the new decision. What the replaced one took was given back to the envelopes before: the new one is checked as
 * any other.
 */
async function make(
  platform: Platform,
  trx: Tx,
  {
    dossier,
    instruction,
    action,
    actor,
    at,
    corps,
  }: Pick<AModifier, 'action' | 'actor' | 'corps'> & {
    dossier: DossierRow;
    instruction: InstructionRow;
    at: Date;
  },
): Promise<Result<Faite>> {
  if (action === 'refuse') return ok({ montant: null, keep: async () => undefined });
  const { plus_que_demande, motif_enveloppe } = corps;
  const montants: readonly MontantLigne[] = corps.montants ?? [];
  const id_service = instruction.id_service_instructeur;
  const accord = { dossier, id_service, montants, plus_que_demande, actor, at, motif_enveloppe };
  const checked = await checksOfAccords.run(trx, accord);
  if (!checked.ok) return checked;
  const granted = await kindsOfDossiers.of(dossier.genre).accorder(platform, trx, accord);
  return granted.ok ? ok({ montant: granted.value.total ?? null, keep: checked.value.keep }) : granted;
}

type Told = {
  dossier: DossierRow;
  instruction: InstructionRow;
  actor: Actor;
  avant: ReturnType<typeof partieOf>;
  apres: { action: IssueModifiee; montant: number | null };
  motif: string | undefined;
  lettres: number;
};

async function tell(platform: Platform, trx: Tx, told: Told): Promise<void> {
  const { dossier, instruction, actor, avant, apres, motif = '', lettres } = told;
  await notify(platform, trx, {
    kind: 1,
    to: (await findDemandeurs(trx, dossier)).filter((id) => id !== actor.id),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { etat: `décision modifiée, ${sayModification(avant, apres)}` },
    mail: {
      ...courrielModificatif({
        nomme: nommeRow(dossier),
        service: instruction.nom_service,
        avant,
        apres,
        motif: motif.trim(),
        nombreCourriers: lettres,
      }),
      ...(await findReplyAddress(trx, instruction.id_service_instructeur)),
    },
  });
}
