import { sayDepassement } from '@asso/domain/dossier/proposition.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isMontant } from '@asso/domain/kernel/money';
import { ok, refused } from '@asso/domain/kernel/result';
import type { Accorde, Grant } from '../dossier/dossier-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import { grantFinancement, listProjets } from './dossier-subvention.sql.ts';

/**
 * Writes the amounts that a service grants; returns their total in euros. Refuses them unless there is one for each
 * project and year asked of this service, no other, and more than zero in all.
 */
export async function grantMontants(
  trx: Tx,
  { dossier, id_service, montants, plus_que_demande }: Grant,
): Promise<Accorde> {
  const projets = await listProjets(trx, dossier.id);
  const lines = projets
    .flatMap((one) => one.financements)
    .filter((one) => one.id_service_instructeur === id_service);
  const isGiven = lines.every((line) => montants.some((one) => isSameLine(one, line)));
  const isKnown = montants.every((one) => lines.some((line) => isSameLine(one, line)));
  const areAmounts = montants.every((one) => isMontant(one.montant_accorde));
  if (!isGiven || !isKnown || montants.length !== lines.length || !areAmounts) {
    return refused({ code: 'dossier.montant-accorde', field: 'montants' });
  }
  const totalCents = montants.reduce((sum, one) => sum + Math.round(one.montant_accorde * 100), 0);
  if (totalCents === 0) return refused({ code: 'dossier.montant-accorde-nul', field: 'montants' });
  if (plus_que_demande !== true) {
    const [params] = montants.flatMap((one) =>
      surplusOf(
        one,
        lines.find((line) => isSameLine(one, line)),
      ),
    );
    if (params) return refused({ code: 'dossier.plus-que-demande', field: 'montants', params });
  }
  for (const one of montants) await grantFinancement(trx, { ...one, id_service_instructeur: id_service });
  return ok({ total: totalCents / 100 });
}

/**
 * Says by how much the amount granted is above the amount asked, which may be right but has to be confirmed; an empty
 * list when it is not above.
 */
function surplusOf(
  { montant_accorde }: { montant_accorde: number },
  line: { montant_demande: number | null } | undefined,
): Record<string, string>[] {
  const depassement = sayDepassement(montant_accorde, line?.montant_demande ?? null);
  return depassement === null ? [] : [{ montant: formatEuros(montant_accorde), depassement }];
}

const isSameLine = (
  one: { id_projet: string; annee: number },
  other: { id_projet: string; annee: number },
): boolean => one.id_projet === other.id_projet && one.annee === other.annee;
