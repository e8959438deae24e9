import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { affecteAPersonne, assignedToMe } from '@asso/domain/dossier/file-service.rules';
import { useRead } from '../../platform/use-read.ts';
import type { ValeursConnues } from '../file/instruction-filters.ts';

export type Bureau = { moi: string; services: readonly BureauService[] };

const vide: Bureau = { moi: '', services: [] };

/** Reads the services of the signed-in person, with their people and labels; gives none until the answer is read. */
export function useBureau(): Bureau {
  const read = useRead(bureauEndpoints.readBureau, {});
  return read.state === 'lu' ? read.value : vide;
}

/**
 * Returns the choices of the filters that come from the reader's services and not from the lines of the queue; none for
 * a reader in no service.
 */
export function bureauValeurs({ moi, services }: Bureau): ValeursConnues {
  if (services.length === 0) return {};
  const collegues = new Map(services.flatMap((one) => one.collegues.map(({ id, nom }) => [id, nom])));
  collegues.delete(moi);
  const many = services.length > 1;
  return {
    affectes: [
      { value: assignedToMe, label: 'Moi' },
      { value: affecteAPersonne, label: 'Personne' },
      ...[...collegues].map(([value, label]) => ({ value, label })),
    ],
    etiquettes: services.flatMap(({ nom, etiquettes }) =>
      etiquettes.map((one) => ({ value: one.id, label: many ? `${one.nom} (${nom})` : one.nom })),
    ),
  };
}
