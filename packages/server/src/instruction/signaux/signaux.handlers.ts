import type { SignauxView, signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { dayOf, formatDate, paris } from '@asso/domain/identifiants/dates-affichees';
import { isAvisOuvert } from '@asso/domain/instruction/avis.states';
import { ressemblance, ressemblanceMin } from '@asso/domain/instruction/empreinte.rules';
import { type FaitsDuSignal, isSignal, signauxOf } from '@asso/domain/instruction/signaux.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { budgetOf } from '@asso/domain/subvention/projet.rules';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Handlers, notFound, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAvisDossier } from '../avis/avis.sql.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';
import { type AuBureau, lockAtBureau, readAtBureau } from '../bureau/bureau-access.ts';
import { findEmpreinte, listCorps, listProches } from './empreinte.sql.ts';
import { ecarte, findFaits, listEcartes, reprend } from './signaux.sql.ts';

export function signauxHandlers(platform: Platform): Handlers<typeof signauxEndpoints> {
  const { db, clock } = platform;
  return {
    readSignaux: async ({ actor, params }) => {
      const found = await readAtBureau(db, { actor, ...params });
      if (!found.ok) return found;
      return { ok: true, value: await signauxView(platform, found.value, params.service) };
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
        if (motif === null) await reprend(trx, signal);
        else await ecarte(trx, { ...signal, motif: motif.trim(), par: actor.id, le: clock.now() });
        return locked;
      });
      if (!found.ok) return found;
      return { ok: true, value: await signauxView(platform, found.value, params.service) };
    },
  };
}

async function signauxView(
  { db, clock }: Platform,
  { dossier, instruction }: AuBureau,
  id_service: string,
): Promise<SignauxView> {
  if (dossier.genre !== 'subvention') return { signaux: [] };
  const { id: id_dossier, id_association, exercice } = dossier;
  const place = { id_dossier, id_service };
  const [faits, corps, proches, ecartes, avis] = await Promise.all([
    findFaits(db, { ...place, id_association, exercice }, dayOf(clock.now(), paris)),
    listCorps(db, id_dossier),
    prochesOf(db, { ...place, id_association }),
    listEcartes(db, place),
    avisOf(db, place, instruction.etat),
  ]);
  const { crf, ...others } = faits;
  const dits = signauxOf({
    ...others,
    ...proches,
    ...avis,
    crfEnRetard: crf,
    partPublique: partPublique(corps as Projet[]),
  });
  return {
    signaux: dits.map((dit) => {
      const one = ecartes.find(({ code }) => code === dit.code);
      return { ...dit, ecarte: one ? { motif: one.motif, par: one.par, le: one.le.toISOString() } : null };
    }),
  };
}

/** Gives the opinions that stand against a grant: those that are not favourable, and those still awaited. */
async function avisOf(
  db: Platform['db'],
  place: InstructionPlace,
  instruction: EtatInstruction,
): Promise<Pick<FaitsDuSignal, 'avisContraires' | 'avisAttendus'>> {
  const avis = await listAvisDossier(db, place);
  return {
    avisContraires: avis.flatMap(({ service_consulte: service, etat, sens }) =>
      etat === 'rendu' && sens !== null && sens !== 'favorable' ? [{ service, sens }] : [],
    ),
    avisAttendus: avis.flatMap(({ service_consulte: service, etat, avant_le }) =>
      isAvisOuvert({ etat, instruction }) ? [{ service, avant: formatDate(avant_le) }] : [],
    ),
  };
}

type Cherche = { id_dossier: string; id_service: string; id_association: string };

async function prochesOf(
  db: Platform['db'],
  { id_dossier, id_service, id_association }: Cherche,
): Promise<Pick<FaitsDuSignal, 'textes' | 'budgets'>> {
  const own = await findEmpreinte(db, id_dossier);
  if (!own) return { textes: [], budgets: [] };
  const found = await listProches(db, own, { service: id_service, id_association });
  const shown = ({ id_fo, nom }: (typeof found)[number]) => ({ id_fo, nom });
  return {
    textes: found.filter(({ minima }) => ressemblance(own.minima, minima) >= ressemblanceMin).map(shown),
    budgets: found.filter(({ isMemeBudget }) => isMemeBudget).map(shown),
  };
}

/**
 * Gives the part of public money in all that the budgets receive; null when they receive nothing. Account 74 holds what
 * is asked here and all other public money.
 */
function partPublique(corps: readonly Projet[]): number | null {
  const totals = corps.flatMap((projet) =>
    (projet.budgets ?? []).map((budget) => budgetTotals(budgetOf(projet, budget, '74-1'))),
  );
  const produits = totals.reduce((sum, { produitsCents }) => sum + produitsCents, 0);
  const publics = totals.reduce((sum, { comptesCents }) => sum + (comptesCents['74'] ?? 0), 0);
  return produits === 0 ? null : publics / produits;
}
