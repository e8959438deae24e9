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
import { typesVoie } from './data/types-voie.ts';

export const listesLongues = {
  departements,
  'federations-sportives': federationsSportives,
  'formes-juridiques': formesJuridiques,
  'objets-sociaux': objetsSociaux,
  'objets-sociaux-familles': objetsSociauxFamilles,
  pays,
  regions,
  // The Sirene register gives the staff as one of these bands.
  'tranches-effectif': [
    { value: 'NN', label: 'Non employeuse ou non référencé', source: 'official' },
    { value: '00', label: '0 salarié', source: 'official' },
    { value: '01', label: '1 ou 2 salariés', source: 'official' },
    { value: '02', label: '3 à 5 salariés', source: 'official' },
    { value: '03', label: '6 à 9 salariés', source: 'official' },
    { value: '11', label: '10 à 19 salariés', source: 'official' },
    { value: '12', label: '20 à 49 salariés', source: 'official' },
    { value: '21', label: '50 à 99 salariés', source: 'official' },
    { value: '22', label: '100 à 199 salariés', source: 'official' },
    { value: '31', label: '200 à 249 salariés', source: 'official' },
    { value: '32', label: '250 à 499 salariés', source: 'official' },
    { value: '41', label: '500 à 999 salariés', source: 'official' },
    { value: '42', label: '1 000 à 1 999 salariés', source: 'official' },
    { value: '51', label: '2 000 à 4 999 salariés', source: 'official' },
    { value: '52', label: '5 000 à 9 999 salariés', source: 'official' },
    { value: '53', label: '10 000 salariés et plus', source: 'official' },
  ],
  'types-voie': typesVoie,
} as const satisfies Record<string, readonly Option[]>;
