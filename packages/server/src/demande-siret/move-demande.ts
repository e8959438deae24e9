import type { Actor } from '@asso/domain/compte/actor';
import { siretAttribue, siretAttribueProblems } from '@asso/domain/demande-siret/demande-siret.rules';
import {
  type ActionSiret,
  type CoteSiret,
  type DecisionSiret,
  type EtatSiret,
  etatSiretMontre,
  findMoveSiret,
  versSiret,
} from '@asso/domain/demande-siret/demande-siret.states';
import { transmissionSiretProblems } from '@asso/domain/demande-siret/demande-siret.steps';
import { demandeTransmise } from '@asso/domain/demande-siret/envoi.rules';
import { formatSiren, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { type Refus, writeSiret } from '../association/recherche/siret-attribue.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { type DemandeSiretRow, findDemande, touchDemande } from './demande-siret.sql.ts';
import { loadDemande } from './load-demande.ts';
import { tellDemande } from './tell-demande.ts';

type Move = { row: DemandeSiretRow; actor: Actor; at: Date };

/**
 * It sends a locked request: content, state, history, inbox and mail are written together. A second sender finds
 * it sent, so nothing goes twice.
 */
export async function transmitDemande(
  platform: Platform,
  tx: Tx,
  { attestation, ...move }: Move & { attestation?: boolean },
): Promise<Result<DemandeSiretRow>> {
  const { row, actor, at } = move;
  const to = versSiret({ from: row.code_etat, action: 'transmit', by: 'demandeur' });
  if (!to) return impossible(row);
  const corps = attestation === undefined ? row.corps : { ...row.corps, attestation };
  const { complete } = await loadDemande(tx, { ...row, corps }, actor);
  const [first, ...others] = transmissionSiretProblems(complete);
  if (first) return refused(first, ...others);
  const sent = { corps, corps_transmis: demandeTransmise(corps), transmis_le: at, motif: null };
  const moved = await write(tx, { ...move, action: 'transmit', to }, sent);
  await tellDemande(platform, tx, { demande: moved, action: 'transmit', actor });
  platform.checkpoint('transmission.avant-commit');
  return ok(moved);
}

type Decision = Move & { action: DecisionSiret; motif?: string; id_siret?: string };

/** The SIRET service decides; granting writes the number to the association in the same transaction. */
export async function decideDemande(
  platform: Platform,
  tx: Tx,
  { motif, id_siret, ...decision }: Decision,
): Promise<Result<DemandeSiretRow>> {
  const { row, action, at } = decision;
  const move = { from: row.code_etat, action, by: 'service' satisfies CoteSiret } as const;
  const to = versSiret(move);
  if (!to) return impossible(row);
  const needsMotif = findMoveSiret(move)?.reason === true;
  if (needsMotif && isBlank(motif))
    return refused({ code: 'demande-siret.motif-obligatoire', field: 'motif' });
  const granted = action === 'grant' ? await grant(tx, { row, id_siret, at }) : ok(undefined);
  if (!granted.ok) return granted;
  const why = needsMotif ? (motif?.trim() ?? null) : null;
  const moved = await write(
    tx,
    { ...decision, to, why },
    { ...(granted.value ?? {}), ...givenBack(row, to), motif: why },
  );
  await tellDemande(platform, tx, { demande: moved, action, actor: decision.actor });
  platform.checkpoint('transmission.avant-commit');
  return ok(moved);
}

/** A request given back to its author loses its attestation: they certify again what they change. */
const givenBack = ({ corps }: DemandeSiretRow, to: EtatSiret) =>
  to === 'ECS' ? { corps: { ...corps, attestation: false }, corps_transmis: null, transmis_le: null } : {};

type Grant = { row: DemandeSiretRow; id_siret?: string; at: Date };

async function grant(tx: Tx, { row, id_siret, at }: Grant): Promise<Result<{ id_siret: string }>> {
  const [wrong] = siretAttribueProblems(id_siret);
  if (wrong) return refused(wrong);
  const number = siretAttribue(id_siret);
  const { id_association, corps_transmis } = row;
  const adresse = corps_transmis?.coordonnees?.adresse_siege ?? {};
  const refus = await writeSiret(tx, { id_association, id_siret: number, adresse, at });
  return refus ? refused({ ...said(refus), field: 'id_siret' }) : ok({ id_siret: number });
}

function said(refus: Refus): Problem {
  switch (refus.raison) {
    case 'pris':
      return { code: 'demande-siret.siret-pris' };
    case 'deja-siret':
      return { code: 'demande-siret.deja-immatriculee', params: { siret: formatSiret(refus.siret) } };
    case 'autre-siren':
      return { code: 'demande-siret.autre-siren', params: { siren: formatSiren(refus.siren) } };
  }
}

/** Somebody else moved the request first: the refusal names its present state. */
const impossible = ({ code_etat }: DemandeSiretRow): Result<never> =>
  refused({ code: 'demande-siret.mouvement-impossible', params: { etat: etatSiretMontre(code_etat) } });

type Written = Move & { action: ActionSiret; to: EtatSiret; why?: string | null };

async function write(
  tx: Tx,
  { row, actor, at, action, to, why }: Written,
  changed: Parameters<typeof touchDemande>[2],
): Promise<DemandeSiretRow> {
  await touchDemande(tx, { id: row.id, by: actor.id, at }, { ...changed, code_etat: to });
  await writeHistory(tx, {
    objet: 'demande-siret',
    id_objet: row.id,
    by: actor,
    at,
    action: `siret.${action}`,
    from: row.code_etat,
    to,
    why: why ?? null,
    ...(changed.id_siret ? { details: { id_siret: changed.id_siret } } : {}),
  });
  const moved = await findDemande(tx, row.id);
  if (!moved) throw new Error('a request that is held went away');
  return moved;
}
