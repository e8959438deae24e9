import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { isMontantPropose } from '@asso/domain/dossier/proposition.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { call } from '../../../platform/call/call.ts';
import { sayActeRefused } from './resultat.ts';

type Place = { id_fo: string; service: string };
/** `connu` is the amount as it is now, when a colleague changed it meanwhile. */
export type Garde = { ok: true } | { ok: false; refusal: string; connu?: number | null };

/**
 * Saves the amount proposed for a dossier of one project and one year. `pagesSeenBy` is the amount that the person saw: when
 * another one is there, it is not overwritten and the person is told, unless they chose to replace whatever is there.
 */
export async function saveMontantPropose(
  { id_fo, service }: Place,
  de: number | null | 'quelconque',
  a: unknown,
): Promise<Garde> {
  if (!isMontantPropose(a)) return refused(dossierProblems['dossier.montant-propose'].message);
  const params = { id: id_fo, service };
  const read = await call(propositionEndpoints.readProposition, { params });
  if (!read.ok) return refused(sayActeRefused(read.problem));
  const { montants, version, rights } = read.value;
  const [[cle, present] = [], ...others] = Object.entries(montants);
  if (!rights.propose) return refused('Ce dossier ne le permet plus.');
  if (cle === undefined || present === undefined) return refused('Ce dossier ne demande pas de montant.');
  if (others.length > 0) return refused('Plusieurs montants : proposez-les dans le dossier.');
  if (present === a) return { ok: true };
  if (de !== 'quelconque' && present !== de) return conflict(present);
  const saved = await call(propositionEndpoints.saveProposition, {
    params,
    body: { changes: { [cle]: { from: present, to: a } } },
    ifMatch: version,
  });
  return saved.ok ? { ok: true } : refusalOf(saved.problem, cle);
}

const refused = (refusal: string): Garde => ({ ok: false, refusal });

function conflict(connu: number | null): Garde {
  const refusal =
    connu === null
      ? 'Un collègue vient d’effacer le montant. Entrée garde le vôtre, Échap le sien.'
      : `Un collègue vient de proposer ${formatEuros(connu)}. Entrée garde le vôtre, Échap le sien.`;
  return { ok: false, refusal, connu };
}

function refusalOf(problem: ProblemReply, cle: string): Garde {
  const { conflicts, code } = problem;
  const theirs = conflicts?.[cle];
  if (typeof theirs === 'number' || (conflicts && theirs === null)) return conflict(theirs);
  if (code === 'dossier.motif-proposition' || code === 'instruction.proposition-depassee')
    return refused('Plus que l’enveloppe : proposez-le dans le dossier, avec sa raison.');
  return refused(sayActeRefused(problem));
}
