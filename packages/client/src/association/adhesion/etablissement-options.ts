import type { EtablissementView } from '@asso/contract/association/association.schemas';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice } from '@asso/domain/kernel/fields';
import { nomEtablissement } from './association-trouvee.ts';

/** Returns the establishments that a row may name: the active ones, and the closed one that it already names. */
export const etablissementOptions = (
  etablissements: readonly EtablissementView[],
  present?: string | null,
): Choice[] =>
  etablissements
    .filter(({ actif, id_siret }) => actif || id_siret === present)
    .map((one) => ({
      value: one.id_siret,
      label: `${nomEtablissement(one)} · ${formatSiret(one.id_siret)}`,
    }));

/** Returns the name of the establishment; null for the whole association, or when there is only one establishment. */
export function lieuNom(
  etablissements: readonly EtablissementView[],
  siret: string | null | undefined,
): string | null {
  const found = etablissements.find(({ id_siret }) => id_siret === siret);
  return found && etablissements.length > 1 ? nomEtablissement(found) : null;
}
