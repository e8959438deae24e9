import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { champMotifProposition } from '@asso/domain/dossier/proposition.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import {
  accordeIci,
  depassees,
  depasseesParProposition,
  manqueMotifProposition,
  nomEnveloppe,
  proposeIci,
  resteAvant,
} from '@asso/domain/instruction/enveloppe.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, refused } from '@asso/domain/kernel/result';
import type { AccordCheck } from '../../dossier/decision/accord-checks.ts';
import { writeFaitDuService } from '../../dossier/fait-du-service.ts';
import type { PropositionCheck } from '../../subvention/proposition/proposition-checks.ts';
import { type EnveloppeRow, lockEnveloppes } from './enveloppe.sql.ts';

/**
 * Checks a grant against what is left in its envelopes: it may exceed one, with a reason that the history keeps for the
 * service.
 */
export const checkEnveloppes: AccordCheck = async (trx, accord) => {
  const { dossier, id_service, montants, actor, at, motif_enveloppe } = accord;
  const enveloppes = await lockEnveloppes(trx, { id_dossiers: [dossier.id], id_service });
  const over = depassees(enveloppes, montants);
  const [first] = over;
  if (!first) return ok({ keep: async () => undefined });
  if (isBlank(motif_enveloppe)) {
    const params = {
      enveloppe: nomEnveloppe(first),
      reste: formatEuros(resteAvant(first)),
      accorde: formatEuros(accordeIci(first, montants)),
    };
    return refused({ code: 'instruction.enveloppe-depassee', field: 'motif_enveloppe', params });
  }
  const service = dossier.instructions.find((one) => one.id_service_instructeur === id_service);
  return ok({
    keep: () =>
      writeFaitDuService(trx, {
        id_dossier: dossier.id,
        service: { id: id_service, nom: service?.nom_service },
        by: actor,
        at,
        action: 'bureau.depasse',
        why: [...over.map(nomEnveloppe), motif_enveloppe?.trim()].join('\n'),
      }),
  });
};

/** Checks a proposal against its envelopes: it may exceed one too, with a reason. */
export const checkProposition: PropositionCheck = async (trx, weighed) => {
  const { id_dossier, id_service, avant, apres, motif, motifAvant } = weighed;
  const enveloppes = await lockEnveloppes(trx, { id_dossiers: [id_dossier], id_service });
  const over = depasseesParProposition(enveloppes, apres);
  const [first] = over;
  if (!first || !manqueMotifProposition({ enveloppes, avant, apres, motif, motifAvant })) {
    return ok(over.map(nomEnveloppe));
  }
  const params = {
    enveloppe: nomEnveloppe(first),
    reste: formatEuros(resteAvant(first)),
    propose: formatEuros(proposeIci(first, apres)),
  };
  return refused({ code: 'instruction.proposition-depassee', field: champMotifProposition, params });
};

export const enveloppeView = (
  actor: Actor,
  { propose_ici: _, code_territoire, ...row }: EnveloppeRow,
): EnveloppeView => ({
  ...row,
  rights: { edit: isResponsableOf(actor, { id: row.id_service, code_territoire }) },
});
