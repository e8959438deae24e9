import type { SignauxView, signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { isSignal } from '@asso/domain/instruction/signaux.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Handlers, notFound, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierAtBureau, lockAtBureau, readAtBureau } from '../bureau/bureau-access.ts';
import { listProjetCorps } from './empreinte.sql.ts';
import { deleteSignalEcarte, insertSignalEcarte, listBureauDemandes } from './signaux.sql.ts';
import { readSignaux } from './signaux-des-demandes.ts';

export function signauxHandlers(platform: Platform): Handlers<typeof signauxEndpoints> {
  const { db, clock } = platform;
  return {
    readSignaux: async ({ actor, params }) => {
      const found = await readAtBureau(db, { actor, ...params });
      if (!found.ok) return found;
      return { ok: true, value: await signauxView(platform, found.value, params.service) };
    },

    listSignaux: async ({ actor, query }) => {
      const services = actor.services.map(({ id_service }) => id_service);
      const demandes = await listBureauDemandes(db, { ids: query.id_fo ?? [], services });
      const found = await readSignaux(platform, demandes);
      return {
        ok: true,
        value: {
          items: found.map(({ demande, signauxWith }) => ({
            id_fo: demande.id_fo,
            service: demande.id_service,
            contraires: signauxWith(null)
              .filter(({ isContraire, ecarte: seen }) => isContraire && seen === null)
              .map(({ titre }) => titre),
          })),
        },
      };
    },

    saveSignal: async ({ actor, params, body: { motif } }) => {
      if (!isSignal(params.code)) return notFound;
      if (motif !== null && isBlank(motif))
        return refusal({ code: 'instruction.signal-sans-motif', field: 'motif' });
      const found = await inTransaction(db, async (trx) => {
        const locked = await lockAtBureau(trx, { actor, ...params }, 'etiqueter');
        if (!locked.ok) return locked;
        const { id: id_dossier } = locked.value.dossier;
        const signal = { id_dossier, id_service: params.service, code: params.code };
        if (motif === null) await deleteSignalEcarte(trx, signal);
        else
          await insertSignalEcarte(trx, { ...signal, motif: motif.trim(), par: actor.id, le: clock.now() });
        return locked;
      });
      if (!found.ok) return found;
      return { ok: true, value: await signauxView(platform, found.value, params.service) };
    },
  };
}

async function signauxView(
  platform: Platform,
  { dossier, instruction }: DossierAtBureau,
  id_service: string,
): Promise<SignauxView> {
  if (dossier.genre !== 'subvention') return { signaux: [] };
  const { id: id_dossier, id_fo, id_association, exercice } = dossier;
  const demande = { id_dossier, id_service, id_fo, id_association, exercice, etat: instruction.etat };
  const corps = await listProjetCorps(platform.db, id_dossier);
  const [found] = await readSignaux(platform, [demande]);
  return { signaux: found?.signauxWith(partPublique(corps as Projet[])) ?? [] };
}

/**
 * Gives the part of public money in all that the budgets receive; null when they receive nothing. Account 74 holds what
 * is asked here and all other public money.
 */
function partPublique(corps: readonly Projet[]): number | null {
  const totals = corps.flatMap((projet) =>
    (projet.budgets ?? []).map((budget) =>
      budgetTotals(computeBudget(projet, budget, { compte_financeur: '74-1', instructeurs: [] })),
    ),
  );
  const produits = totals.reduce((sum, { produitsCents }) => sum + produitsCents, 0);
  const publics = totals.reduce((sum, { comptesCents }) => sum + (comptesCents['74'] ?? 0), 0);
  return produits === 0 ? null : publics / produits;
}
