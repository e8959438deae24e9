import { readCampagne } from '@asso/domain/subvention/campagne.schema';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';

/** Test support: the made-up campaign, instructed by this service. */
export function aStatistiquesCampagne(id_service: string) {
  const read = readCampagne(aCampagne({ instructeurs: [{ id_service, isReferent: true }] }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
