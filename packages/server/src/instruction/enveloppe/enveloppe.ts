import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import type { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { champMotifProposition } from '@asso/domain/dossier/proposition.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import {
  type CompteEnveloppe,
  computeCompteEnveloppe,
  listExceededBy,
  manqueMotifProposition,
  nomEnveloppe,
  sumCampagneAccorde,
  toMontantsAnnuels,
} from '@asso/domain/instruction/enveloppe.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, refused } from '@asso/domain/kernel/result';
import type { Accord, AccordCheck } from '../../dossier/decision/accord-checks.ts';
import { writeServiceFait } from '../../dossier/fait-du-service.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PropositionCheck } from '../../subvention/proposition/proposition-checks.ts';
import type { AnneeAccordeeService } from './engage.sql.ts';
import { type EnveloppeRow, lockEnveloppes, pairesEnveloppes } from './enveloppe.sql.ts';

type AccordMade = NonNullable<Accord['ensemble']>[number];

/** Gives the account of each envelope for these grants, each of which takes only from those of its own dossier. */
export async function countAccords(
  db: Db,
  enveloppes: readonly EnveloppeRow[],
  accords: readonly AccordMade[],
): Promise<{ enveloppe: EnveloppeRow; compte: CompteEnveloppe }[]> {
  if (enveloppes.length === 0) return [];
  const paires = await pairesEnveloppes(db, {
    ids: accords.map(({ id_dossier }) => id_dossier),
    enveloppes: enveloppes.map(({ id }) => id),
  });
  return enveloppes.map((enveloppe) => {
    const own = new Set(
      paires.filter((one) => one.id_enveloppe === enveloppe.id).map((one) => one.id_dossier),
    );
    const montants = accords.filter(({ id_dossier }) => own.has(id_dossier)).flatMap((one) => one.montants);
    return { enveloppe, compte: computeCompteEnveloppe(enveloppe, montants) };
  });
}

/**
 * Checks a grant against what is left in its envelopes: it may exceed one, with a reason that the history keeps for the
 * service.
 */
export const checkEnveloppes: AccordCheck = async (trx, accord) => {
  const { dossier, id_service, montants, actor, at, motif_enveloppe, ensemble = [], isPesee } = accord;
  const id_dossiers = [dossier.id];
  const ici = [dossier.id, ...ensemble.map(({ id_dossier }) => id_dossier)];
  const enveloppes = await lockEnveloppes(trx, { id_dossiers, id_service, ici });
  const comptes = await countAccords(trx, enveloppes, [{ id_dossier: dossier.id, montants }, ...ensemble]);
  const over = comptes.filter(({ compte }) => compte.isDepassee);
  const [first] = over;
  if (!first || (isPesee && isBlank(motif_enveloppe))) return ok({ keep: async () => undefined });
  if (isBlank(motif_enveloppe)) {
    const { reste, ici: accorde } = first.compte;
    const params = {
      enveloppe: nomEnveloppe(first.enveloppe),
      reste: formatEuros(reste),
      accorde: formatEuros(accorde),
    };
    return refused({ code: 'instruction.enveloppe-depassee', field: 'motif_enveloppe', params });
  }
  const service = dossier.instructions.find((one) => one.id_service_instructeur === id_service);
  return ok({
    keep: () =>
      writeServiceFait(trx, {
        id_dossier: dossier.id,
        service: { id: id_service, nom: service?.nom_service },
        by: actor,
        at,
        action: 'bureau.depasse',
        why: [...over.map(({ enveloppe }) => nomEnveloppe(enveloppe)), motif_enveloppe?.trim()].join('\n'),
      }),
  });
};

/** Checks a proposal against its envelopes: it may exceed one too, with a reason. */
export const checkProposition: PropositionCheck = async (trx, weighed) => {
  const { id_dossier, id_service, avant, apres, motif, motifAvant } = weighed;
  const enveloppes = await lockEnveloppes(trx, { id_dossiers: [id_dossier], id_service });
  const over = listExceededBy(enveloppes, apres);
  const [first] = over;
  if (!first || !manqueMotifProposition({ enveloppes, avant, apres, motif, motifAvant })) {
    return ok(over.map(nomEnveloppe));
  }
  const { reste, ici } = computeCompteEnveloppe(first, toMontantsAnnuels(apres));
  const params = { enveloppe: nomEnveloppe(first), reste: formatEuros(reste), propose: formatEuros(ici) };
  return refused({ code: 'instruction.proposition-depassee', field: champMotifProposition, params });
};

export const enveloppeView = (
  actor: Actor,
  { propose_ici: _, accorde_ici: __, code_territoire, ...row }: EnveloppeRow,
): EnveloppeView => ({
  ...row,
  rights: { edit: isResponsableOf(actor, { id: row.id_service, code_territoire }) },
});

type AccordesDesCampagnes = ReplyOf<typeof enveloppeEndpoints.listEnveloppes>['accordes'];

/** Gives what each campaign that has an envelope grants, and which of its later years no envelope holds. */
export function campagneAccordes(
  enveloppes: readonly EnveloppeRow[],
  annees: readonly AnneeAccordeeService[],
): AccordesDesCampagnes {
  const campagnes = new Map(enveloppes.map((one) => [cleCampagne(one), one]));
  return [...campagnes].map(([cle, { id_service, code_subvention, campagne_exercice }]) => {
    const own = annees.filter((one) => cleCampagne(one) === cle);
    const { accorde, engages } = sumCampagneAccorde(campagne_exercice, own);
    const held = enveloppes.filter((one) => cleCampagne(one) === cle).map(({ exercice }) => exercice);
    const hors_enveloppe = engages.filter(({ annee }) => !held.includes(annee));
    return { id_service, code_subvention, campagne_exercice, accorde, engages, hors_enveloppe };
  });
}

type Campagne = Pick<EnveloppeRow, 'id_service' | 'code_subvention' | 'campagne_exercice'>;

const cleCampagne = ({ id_service, code_subvention, campagne_exercice }: Campagne): string =>
  [id_service, code_subvention, campagne_exercice].join(' ');
