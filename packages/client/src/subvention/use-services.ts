import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Choice } from '@asso/domain/kernel/fields';
import { optionsOf } from '../demarche/demandeur/options-dossier.ts';
import { useRead } from '../platform/use-read.ts';

/** Money can be asked of the dossier's own services and of the others that its campaign names. */
export function useServices(dossier: DossierSubventionView): readonly Choice[] {
  const { instructeurs } = dossier.campagne;
  const own = optionsOf(dossier).service;
  const others = instructeurs.filter(({ id_service }) => !own.some(({ value }) => value === id_service));
  const code = dossier.description.code_subvention;
  const read = useRead(
    subventionEndpoints.readSubvention,
    others.length > 0 && code !== null ? { params: { code } } : null,
  );
  const named = read.state === 'lu' ? read.value.services : [];
  return [
    ...own,
    ...others.flatMap(({ id_service }) => {
      const service = named.find(({ id }) => id === id_service);
      return service ? [{ value: id_service, label: service.nom }] : [];
    }),
  ];
}
