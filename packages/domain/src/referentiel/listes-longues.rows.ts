// These nomenclatures of registers and territories are long, so they are searched rather than listed (§3
// Referentiel, §9).
import { departements } from './data/departements.ts';
import { federationsSportives } from './data/federations-sportives.ts';
import { formesJuridiques } from './data/formes-juridiques.ts';
import { objetsSociaux } from './data/objets-sociaux.ts';
import { objetsSociauxFamilles } from './data/objets-sociaux-familles.ts';
import type { Option } from './data/option.ts';
import { pays } from './data/pays.ts';
import { regions } from './data/regions.ts';
import { tranchesEffectif } from './data/tranches-effectif.ts';
import { typesVoie } from './data/types-voie.ts';

export const listesLongues = {
  departements,
  'federations-sportives': federationsSportives,
  'formes-juridiques': formesJuridiques,
  'objets-sociaux': objetsSociaux,
  'objets-sociaux-familles': objetsSociauxFamilles,
  pays,
  regions,
  'tranches-effectif': tranchesEffectif,
  'types-voie': typesVoie,
} as const satisfies Record<string, readonly Option[]>;
