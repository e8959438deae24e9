// The RNA groups its social objects (objets sociaux) in these families (§3 id_famille1), whose codes end with 000.
import type { Option } from './option.ts';

const rows: readonly (readonly [string, string])[] = [
  ['001000', 'activités politiques'],
  ['002000', 'clubs, cercles de réflexion'],
  ['003000', 'défense de droits fondamentaux, activités civiques'],
  ['004000', 'justice'],
  ['005000', 'information communication'],
  ['006000', "culture, pratiques d'activités artistiques, culturelles"],
  ['007000', 'clubs de loisirs, relations'],
  ['009000', 'action socio-culturelle'],
  ['010000', 'préservation du patrimoine'],
  ['011000', 'Sports, activités de plein air'],
  ['013000', 'chasse pêche'],
  [
    '014000',
    "amicales, groupements affinitaires, groupements d'entraide (hors défense de droits fondamentaux",
  ],
  ['015000', 'éducation formation'],
  ['016000', 'recherche'],
  ['017000', 'santé'],
  ['018000', 'services et établissements médico-sociaux'],
  ['019000', 'interventions sociales'],
  ['020000', 'associations caritatives, humanitaires, aide au développement, développement du bénévolat'],
  ['021000', 'services familiaux, services aux personnes âgées'],
  ['022000', "conduite d'activités économiques"],
  ['023000', "représentation, promotion et défense d'intérêts économiques"],
  ['024000', 'Environnement, cadre de vie'],
  ['030000', "aide à l'emploi, développement local, promotion de solidarités économiques, vie locale"],
  ['032000', 'logement'],
  ['034000', 'Tourisme'],
  ['036000', 'sécurité, protection civile'],
  ['038000', 'armée (dont préparation militaire, médailles)'],
  ['040000', 'activités religieuses, spirituelles ou philosophiques'],
  ['050000', 'domaines divers, domaines de nomenclature SITADELE à reclasser'],
];

export const objetsSociauxFamilles: readonly Option[] = rows.map(([value, label]) => ({
  value,
  label,
  source: 'official',
}));
