// A cell of the queue changes a dossier for the service of the reader that studies it; the server says who may.
import type { ServiceDuBureau } from '@asso/contract/instruction/bureau.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import type { Bureau } from '../../bureau/use-bureau.ts';
import type { LigneFile } from '../ligne-file.ts';

/** What a line of the list says in one of its columns. */
type Lu = string | number | null | undefined;

export type Place = { id_fo: string; service: ServiceDuBureau; moi: string };

/** Null for a dossier that none of the reader's services studies now: its cells are only read. */
export function placeDuDossier({ id_fo, instructions }: LigneFile, { services, moi }: Bureau): Place | null {
  const studied = instructions.filter(({ etat }) => isAtStudy(etat));
  const service = services.find(({ id }) => studied.some((one) => one.id_service_instructeur === id));
  return service ? { id_fo, service, moi } : null;
}

/**
 * The line names who has the dossier. It is undefined when the name says nothing sure: two colleagues bear it, or the
 * colleague of that name left the service.
 */
export function affecteOf(nom: Lu, { collegues }: ServiceDuBureau): string | null | undefined {
  if (!nom) return null;
  const found = collegues.filter((one) => one.nom === nom);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The labels of a line are joined by commas, and a label may hold one. */
export const porte = (etiquettes: Lu, nom: string): boolean =>
  `, ${etiquettes ?? ''}, `.includes(`, ${nom}, `);
