import type { DispositifView } from '@asso/contract/catalogue/dispositif.schemas';
import { dispositifs } from '@asso/domain/referentiel/data/dispositifs';
import type { Dispositif, SousDispositif } from '@asso/domain/referentiel/data/option';
import {
  listSousDispositifs,
  type Reglages,
  sousDispositifConnu,
  toReglages,
} from '@asso/domain/referentiel/sous-dispositif-connu.rules';
import type { CampagneRow } from '../subvention/subvention.sql.ts';

/**
 * Lists the dispositifs of the portal's own list, then those that only campaigns name, each with its sous-dispositifs.
 */
export function dispositifViews(campagnes: readonly CampagneRow[]): DispositifView[] {
  const connus: readonly Dispositif[] = dispositifs;
  const autres = campagnes
    .filter(({ id_type_dispositif: code }) => !connus.some(({ value }) => value === code))
    .map((one) => ({ value: one.id_type_dispositif, label: one.lib_type_dispositif, isSportif: undefined }));
  const all = [...connus, ...autres].filter(
    ({ value }, index, list) => list.findIndex((one) => one.value === value) === index,
  );
  return all.map(({ value, label, isSportif }) => ({
    code: value,
    label,
    isSportif: isSportif === true,
    sous_dispositifs: sousDe(value, campagnes),
    subventions: campagnes
      .filter(({ id_type_dispositif }) => id_type_dispositif === value)
      .map(({ code, contenu }) => ({ code, titre: contenu.titre })),
  }));
}

function sousDe(dispositif: string, campagnes: readonly CampagneRow[]): DispositifView['sous_dispositifs'] {
  const types = campagnes
    .filter(({ id_type_dispositif }) => id_type_dispositif === dispositif)
    .flatMap(({ contenu }) => contenu.sous_dispositifs);
  const published = types.map((type) => ({
    ...connuOf(sousDispositifConnu(dispositif, type)),
    code: type.code,
    label: type.label,
    date_debut: type.date_debut,
    date_fin: type.date_fin,
  }));
  const others = listSousDispositifs(dispositif)
    .filter((one) => !types.some((type) => sousDispositifConnu(dispositif, type) === one))
    .map((one) => ({
      ...connuOf(one),
      code: one.value,
      label: one.label,
      date_debut: null,
      date_fin: null,
    }));
  return [...published, ...others];
}

/** Gives the settings of a known sous-dispositif; one that only campaigns name has none. */
const connuOf = (connu: SousDispositif | undefined): { isParticulier: boolean; reglages: Reglages } => ({
  isParticulier: connu?.isSpecial === true,
  reglages: toReglages(connu),
});
