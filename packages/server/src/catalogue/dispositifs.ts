import type { DispositifView } from '@asso/contract/catalogue/dispositif.schemas';
import { dispositifs } from '@asso/domain/referentiel/data/dispositifs';
import type { Dispositif, SousDispositif } from '@asso/domain/referentiel/data/option';
import { sousDispositifs } from '@asso/domain/referentiel/data/sous-dispositifs';
import type { CampagneRow } from '../subvention/subvention.sql.ts';

/** The schemes of the field, then those only campaigns know; each with the sub-schemes of its campaigns. */
export function dispositifViews(campagnes: readonly CampagneRow[]): DispositifView[] {
  const connus: readonly Dispositif[] = dispositifs;
  const autres = campagnes
    .filter(({ id_type_dispositif: code }) => !connus.some(({ value }) => value === code))
    .map((one) => ({ value: one.id_type_dispositif, label: one.lib_type_dispositif, estSportif: undefined }));
  const all = [...connus, ...autres].filter(
    ({ value }, index, list) => list.findIndex((one) => one.value === value) === index,
  );
  return all.map(({ value, label, estSportif }) => ({
    code: value,
    label,
    isSportif: estSportif === true,
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
  const published = types.map(({ code, label, date_debut, date_fin }) => ({
    code,
    label,
    date_debut,
    date_fin,
  }));
  const connus: readonly SousDispositif[] = sousDispositifs;
  const others = connus
    .filter(({ parent, label }) => parent === dispositif && !published.some((one) => one.label === label))
    .map(({ value, label }) => ({ code: value, label, date_debut: null, date_fin: null }));
  return [...published, ...others];
}
