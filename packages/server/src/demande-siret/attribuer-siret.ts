import { siretAttribue, siretAttribueProblems } from '@asso/domain/demande-siret/demande-siret.rules';
import { formatSiren, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { type SiretRefus, writeSiret } from '../association/recherche/siret-attribue.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';

/** Writes the granted number to the association, in the transaction of the decision. */
export async function assignSiret(
  tx: Tx,
  { id_association, corps_transmis }: DemandeSiretRow,
  { id_siret, at }: { id_siret: string | undefined; at: Date },
): Promise<Result<{ id_siret: string }>> {
  const [wrong] = siretAttribueProblems(id_siret);
  if (wrong) return refused(wrong);
  const number = siretAttribue(id_siret);
  const adresse = corps_transmis?.coordonnees?.adresse_siege ?? {};
  const refus = await writeSiret(tx, { id_association, id_siret: number, adresse, at });
  return refus ? refused({ ...said(refus), field: 'id_siret' }) : ok({ id_siret: number });
}

function said(refus: SiretRefus): Problem {
  switch (refus.raison) {
    case 'pris':
      return { code: 'demande-siret.siret-pris' };
    case 'deja-siret':
      return { code: 'demande-siret.deja-immatriculee', params: { siret: formatSiret(refus.siret) } };
    case 'autre-siren':
      return { code: 'demande-siret.autre-siren', params: { siren: formatSiren(refus.siren) } };
  }
}
