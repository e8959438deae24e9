import type { DemandeEnvoyee } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { changesBetween } from '@asso/domain/kernel/changes';
import { type Result, refused } from '@asso/domain/kernel/result';
import { transmitDemarche } from '../demarche/open-and-move.ts';
import { saveDemarche } from '../demarche/save-demarche.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';
import { RefusedError } from '../platform/http/refused-error.ts';
import type { Platform } from '../platform/platform.ts';
import { createDemande } from './create-demande.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';
import { demarcheSiret } from './demarche-siret.ts';

type Sending = { actor: Actor; envoyee: DemandeEnvoyee | undefined; at: Date };

/**
 * Begins, fills and sends a request in one transaction, as a person would in several calls; a refusal is thrown, so
 * that nothing is kept.
 */
export async function sendDemande(
  platform: Platform,
  tx: Tx,
  { actor, envoyee, at }: Sending,
): Promise<Result<DemandeSiretRow>> {
  if (!envoyee) return refused({ code: 'demande-siret.une-seule' });
  const { identite, ...content } = envoyee;
  const created = await createDemande(tx, { actor, id_asso: identite.id_rna, at });
  if (!created.ok) return created;
  const { corps } = created.value;
  const { lib_objet_social1, id_famille1 } = corps.activites ?? {};
  const wanted = {
    ...corps,
    ...content,
    // The association may be named by any of its identifiers; the request keeps its RNA number.
    identite: { ...corps.identite, ...identite, id_rna: corps.identite?.id_rna },
    // The save below would write these words by itself; they are set here so that they do not count as a change.
    activites: { ...content.activites, lib_objet_social1, id_famille1 },
  };
  const saved = await saveDemarche(demarcheSiret, tx, {
    one: created.value,
    actor,
    at,
    changes: changesBetween(corps, wanted),
  });
  if (!saved.ok) throw new RefusedError(...saved.problems);
  const sent = await transmitDemarche({ platform, kind: demarcheSiret }, tx, { one: saved.value, actor, at });
  if (!sent.ok) throw new RefusedError(...sent.problems);
  return sent;
}

/** Returns the refusal that rolled the transaction back; any other error is thrown again. */
export function toRefusal(error: unknown): Refused {
  if (error instanceof RefusedError) return { ok: false, problems: error.problems };
  throw error;
}
