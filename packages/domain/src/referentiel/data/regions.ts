// INSEE's official geographic code of 2026 lists these regions and overseas territories, with code, label, zone.
import type { Zone, ZonedOption } from './option.ts';

const rows: readonly (readonly [string, string, Zone])[] = [
  ['01', 'Guadeloupe', 'drom'],
  ['02', 'Martinique', 'drom'],
  ['03', 'Guyane', 'drom'],
  ['04', 'La Réunion', 'drom'],
  ['06', 'Mayotte', 'drom'],
  ['11', 'Île-de-France', 'metro'],
  ['24', 'Centre-Val de Loire', 'metro'],
  ['27', 'Bourgogne-Franche-Comté', 'metro'],
  ['28', 'Normandie', 'metro'],
  ['32', 'Hauts-de-France', 'metro'],
  ['44', 'Grand Est', 'metro'],
  ['52', 'Pays de la Loire', 'metro'],
  ['53', 'Bretagne', 'metro'],
  ['75', 'Nouvelle-Aquitaine', 'metro'],
  ['76', 'Occitanie', 'metro'],
  ['84', 'Auvergne-Rhône-Alpes', 'metro'],
  ['93', "Provence-Alpes-Côte d'Azur", 'metro'],
  ['94', 'Corse', 'metro'],
  ['975', 'Saint-Pierre-et-Miquelon', 'com'],
  ['977', 'Saint-Barthélemy', 'com'],
  ['978', 'Saint-Martin', 'com'],
  ['984', 'Terres australes et antarctiques françaises', 'com'],
  ['986', 'Wallis et Futuna', 'com'],
  ['987', 'Polynésie française', 'com'],
  ['988', 'Nouvelle-Calédonie', 'com'],
  ['989', 'Île de Clipperton', 'com'],
];

export const regions: readonly ZonedOption[] = rows.map(([value, label, zone]) => ({
  value,
  label,
  zone,
  source: 'official',
}));
