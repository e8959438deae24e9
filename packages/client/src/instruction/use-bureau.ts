import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { ServiceDuBureau } from '@asso/contract/instruction/bureau.schemas';
import { affecteAMoi, affecteAPersonne } from '@asso/domain/dossier/file-service.rules';
import { useRead } from '../platform/use-read.ts';
import type { ValeursConnues } from './instruction-filters.ts';

export type Bureau = { moi: string; services: readonly ServiceDuBureau[] };

const vide: Bureau = { moi: '', services: [] };

/** The services of the person who looks, with their people and their labels; empty until they are read. */
export function useBureau(): Bureau {
  const read = useRead(bureauEndpoints.readBureau, {});
  return read.state === 'lu' ? read.value : vide;
}

/** What the queue can be filtered by that its lines do not tell; who is of no service has none of it. */
export function valeursDuBureau({ moi, services }: Bureau): ValeursConnues {
  if (services.length === 0) return {};
  const collegues = new Map(services.flatMap((one) => one.collegues.map(({ id, nom }) => [id, nom])));
  collegues.delete(moi);
  const many = services.length > 1;
  return {
    affectes: [
      { value: affecteAMoi, label: 'Moi' },
      { value: affecteAPersonne, label: 'Personne' },
      ...[...collegues].map(([value, label]) => ({ value, label })),
    ],
    etiquettes: services.flatMap(({ nom, etiquettes }) =>
      etiquettes.map((one) => ({ value: one.id, label: many ? `${one.nom} (${nom})` : one.nom })),
    ),
  };
}
