// A cell of the queue changes a dossier in the name of the reader's service that studies it; the server checks the
// rights.
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import type { Bureau } from '../../bureau/use-bureau.ts';
import type { LigneFile } from '../ligne-file.ts';

/** The value of one column in a line of the list. */
type Lu = string | number | null | undefined;

export type FileDossierPlace = { id_fo: string; service: BureauService; moi: string };

/**
 * Returns the service for which the reader may change the line; null when none of their services studies the dossier,
 * whose cells are then only read.
 */
export function dossierPlace(
  { id_fo, instructions }: LigneFile,
  { services, moi }: Bureau,
): FileDossierPlace | null {
  const studied = instructions.filter(({ etat }) => isAtStudy(etat));
  const service = services.find(({ id }) => studied.some((one) => one.id_service_instructeur === id));
  return service ? { id_fo, service, moi } : null;
}

/**
 * Returns the id of the assigned person, whose line only gives the name. Undefined when the name is not enough: two
 * colleagues have it, or the person left the service.
 */
export function findAffecte(nom: Lu, { collegues }: BureauService): string | null | undefined {
  if (!nom) return null;
  const found = collegues.filter((one) => one.nom === nom);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Tells whether a line has this label; the labels are joined by commas, and a label may hold one. */
export const hasEtiquette = (etiquettes: Lu, nom: string): boolean =>
  `, ${etiquettes ?? ''}, `.includes(`, ${nom}, `);
