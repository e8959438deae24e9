// The services of a dossier, by name: those that may be asked for money, and those that its projects ask.
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Choice } from '@asso/domain/kernel/fields';
import { listDossierOptions } from '../demarche/demandeur/options-dossier.ts';
import { useRead } from '../platform/use-read.ts';

/** Returns the services that may be asked for money: those of the dossier, and the others that its campaign names. */
export function useServices(dossier: DossierSubventionView): readonly Choice[] {
  const { instructeurs } = dossier.campagne;
  const own = listDossierOptions(dossier).service;
  const others = instructeurs.filter(({ id_service }) => !own.some(({ value }) => value === id_service));
  const code = dossier.description.code_subvention;
  const read = useRead(
    subventionEndpoints.readSubvention,
    others.length > 0 && code !== null
      ? { params: { code }, query: { exercice: dossier.campagne_exercice } }
      : null,
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

/**
 * Returns the names of the services that will study the dossier: those that have it, and those that the projects of a
 * draft ask beside them, which have it once it is transmitted.
 */
export function useServicesDemandes(dossier: DossierSubventionView): string {
  const asked = new Set([
    ...dossier.instructions.map((one) => one.id_service_instructeur),
    ...dossier.projets.flatMap(({ corps }) =>
      (corps.financements ?? []).map(({ id_service_instructeur }) => id_service_instructeur),
    ),
  ]);
  return useServices(dossier)
    .filter(({ value }) => asked.has(value))
    .map(({ label }) => label)
    .join(', ');
}
