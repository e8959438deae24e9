import type { Actor } from '@asso/domain/compte/actor';
import { chooseCourriers } from '@asso/domain/courrier/courriers-du-lot.rules';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { formatDate, formatHeure, localDay } from '@asso/domain/identifiants/dates-affichees';
import { isMouvement } from '@asso/domain/instruction/lot.states';
import type { Problem } from '@asso/domain/kernel/result';
import { findVersions } from '../../courrier/modele-courrier.sql.ts';
import { lastAuthor } from '../../dossier/conflict-author.ts';
import { decideIn } from '../../dossier/decision/decide.ts';
import { findDossier } from '../../dossier/dossier.sql.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { postMessageIn } from '../../dossier/message/post-message.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { assign } from '../bureau/affecte.ts';
import { putEtiquette } from '../bureau/pose-etiquette.ts';
import { concludeIn } from '../conclusion/conclure.ts';
import { accordes } from './examine-lot.ts';
import { type LigneRow, type LotRow, listLignes, markEchec, markFaite, takeLigne } from './lot.sql.ts';

type Done = { ok: true; courriers: readonly string[] } | { ok: false; problems: readonly Problem[] };

/** The error that rolls back what was written before the refusal. */
class Refusee extends Error {
  readonly rang: number;
  readonly ligne: LigneRow;
  readonly problem: Problem;
  constructor(ligne: LigneRow, problem: Problem) {
    super(problem.code);
    this.rang = ligne.rang;
    this.ligne = ligne;
    this.problem = problem;
  }
}

/**
 * Does the next line with the same function as a single act, and marks it done in the same transaction: wherever the
 * server dies, the line was done once or not at all. Returns false when no line is left.
 */
export async function executeNext(platform: Platform, lot: LotRow, actor: Actor): Promise<boolean> {
  try {
    return await inTransaction(platform.db, async (trx) => {
      const ligne = await takeLigne(trx, lot.id);
      if (!ligne) return false;
      const done = await act(platform, trx, { lot, ligne, actor });
      if (!done.ok) throw new Refusee(ligne, done.problems[0] ?? { code: 'kernel.erreur-interne' });
      const place = { id_lot: lot.id, rang: ligne.rang };
      await markFaite(trx, place, { courriers: done.courriers, faite_le: platform.clock.now() });
      platform.checkpoint('lot.avant-commit');
      return true;
    });
  } catch (error) {
    if (!(error instanceof Refusee)) throw error;
    const cause = await causeOf(platform, error);
    await inTransaction(platform.db, (trx) => markEchec(trx, { id_lot: lot.id, rang: error.rang }, cause));
    return true;
  }
}

type Acting = { lot: LotRow; ligne: LigneRow; actor: Actor };

async function act(platform: Platform, trx: Tx, { lot, ligne, actor }: Acting): Promise<Done> {
  const { action, parametres, id_service: service } = lot;
  const place = { actor, id: ligne.id_dossier, service };
  if (isMouvement(action)) return move(platform, trx, { lot, ligne, actor });
  if (action === 'affecter') {
    return alone(await assign(platform, trx, { ...place, a: parametres.affecte_a ?? null }));
  }
  if (action === 'etiqueter') {
    return alone(await putEtiquette(platform, trx, { ...place, etiquette: parametres.etiquette ?? '' }));
  }
  const body = { message: parametres.message ?? '', id_service_instructeur: service };
  return alone(await postMessageIn(platform, trx, { actor, key: ligne.id_dossier, body }));
}

const alone = (done: { ok: true } | { ok: false; problems: readonly Problem[] }): Done =>
  done.ok ? { ok: true, courriers: [] } : done;

async function move(platform: Platform, trx: Tx, { lot, ligne, actor }: Acting): Promise<Done> {
  const { action, parametres, id_service: service } = lot;
  if (!isMouvement(action)) return { ok: false, problems: [{ code: 'kernel.erreur-interne' }] };
  const genre = (await findDossier(trx, ligne.id_dossier))?.genre ?? 'subvention';
  const versions = chooseCourriers(await findVersions(trx, parametres.courriers ?? []), {
    genre,
    montants: ligne.montants,
  });
  const place = { actor, id: ligne.id_dossier, service, ifMatch: ligne.version_dossier };
  const corps = {
    motif: parametres.motif,
    retire_complements: parametres.retire_complements,
    // The author reviewed each amount before launching the lot.
    plus_que_demande: true,
    motif_enveloppe: parametres.motif_enveloppe,
    montants: action === 'grant' ? accordes(ligne.montants) : undefined,
    courriers: versions.map(({ id }) => id),
  };
  // A decision among many waits as a single one does, and may be taken back meanwhile.
  const done = isIssue(action)
    ? await concludeIn(platform, trx, {
        ...place,
        action,
        corps,
        lot: { id_lot: lot.id, rang: ligne.rang },
        ensemble: action === 'grant' ? await othersToGrant(trx, lot, ligne) : undefined,
      })
    : await decideIn({ platform, kinds: kindsOfDossiers, trx }, { ...corps, ...place, action });
  return done.ok ? { ok: true, courriers: done.value.courriers } : done;
}

/**
 * Gives what the lines left to do will grant: the lot was weighed as a whole, and one line that grants more than was
 * proposed on it may be paid by another that grants less.
 */
const othersToGrant = async (trx: Tx, lot: LotRow, { rang }: LigneRow) =>
  (await listLignes(trx, lot.id))
    .filter((one) => one.etat === 'prete' && one.rang !== rang)
    .map(({ id_dossier, montants }) => ({ id_dossier, montants: accordes(montants) }));

/**
 * Says, for a conflict, who saved the dossier first and when (« Modifié par Sacha Petit à 14h02 »); any other problem
 * is returned unchanged.
 */
async function causeOf({ db, clock }: Platform, { ligne, problem }: Refusee): Promise<Problem> {
  if (problem.code !== 'kernel.conflit') return problem;
  const dossier = await findDossier(db, ligne.id_dossier);
  if (!dossier) return problem;
  const { modifie_le } = dossier;
  const isToday = localDay(modifie_le) === localDay(clock.now());
  const quand = `${isToday ? '' : `le ${formatDate(modifie_le)} `}à ${formatHeure(modifie_le)}`;
  return { code: 'lot.modifie', params: { auteur: (await lastAuthor(db, dossier)) ?? 'le portail', quand } };
}
