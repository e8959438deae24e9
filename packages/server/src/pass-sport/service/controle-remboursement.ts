import type { Problem } from '@asso/domain/kernel/result';
import { attestationProblem, ribProblem } from '@asso/domain/pass-sport/structure.rules';
import type { AssociationRow } from '../../association/association.sql.ts';
import { findAssociation } from '../../association/association.sql.ts';
import type { RibRow } from '../../association/collection/rib.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DossierPspRow } from '../dossier-psp.sql.ts';
import { type ExerciceRow, findExercice } from '../exercice.sql.ts';
import { loadStructure, ribVu, type StructureRead } from '../load-structure.ts';
import type { InscriptionServiceRow } from './service-psp.sql.ts';

/** What the three checks of an establishment (eligibility, proofs, account) find today. */
export type Controle = {
  association: AssociationRow;
  exercice: ExerciceRow;
  structure: StructureRead;
  rib: RibRow | null;
  ribProblem: Problem | null;
};

export async function checkRemboursement(db: Db, dossier: DossierPspRow, now: Date): Promise<Controle> {
  const { id_association, id_siret, id_rib, exercice_id } = dossier;
  const [association, exercice, rib] = await Promise.all([
    findAssociation(db, { kind: 'uuid', value: id_association }),
    findExercice(db, exercice_id),
    ribVu(db, { id_rib, id_association }),
  ]);
  if (!association || !exercice) throw new Error('a dossier without its association or its exercise');
  const structure = await loadStructure(db, { row: association, exercice, now });
  return {
    association,
    exercice,
    structure,
    rib: rib?.row ?? null,
    ribProblem: ribProblem(rib?.vu ?? null, id_siret),
  };
}

type Controlee = Pick<InscriptionServiceRow, 'siren_federation' | 'statut'>;

/** Lists what must be mended before this inscription is paid, in the order to mend it. */
export function listBlocages({ structure, ribProblem: rib }: Controle, one: Controlee): Problem[] {
  const { eligibilite, regles, justificatifs, hasArrete } = structure;
  const problems: (Problem | null)[] = [one.statut ? null : { code: 'psp-service.code-retire' }, rib];
  if (!eligibilite.eligible) problems.push({ code: 'pass-sport.non-eligible' });
  else if (one.siren_federation === null) {
    if (!hasArrete) problems.push({ code: 'pass-sport.arrete-absent' });
  } else {
    const justificatif = justificatifs.find(({ siren }) => siren === one.siren_federation);
    if (!justificatif) problems.push({ code: 'pass-sport.federation-non-declaree' });
    else if (regles.attestation) problems.push(attestationProblem(justificatif));
  }
  return problems.filter((problem) => problem !== null);
}
