// Administrators change some referential lists; the others follow the portal, for the reason given (§3 Referentiel,
// ST17; screens, Référentiels).
import type { TypeReferentiel } from './referentiels.rules.ts';

type Ouverte = {
  isOuverte: true;
  /** The values that the portal's rules read, and which therefore keep their place. */
  fixes?: readonly string[];
  /** The properties of a value besides its label. */
  plus?: readonly ('parent' | 'feminin' | 'masculin')[];
};
type Fixe = { isOuverte: false; pourquoi: string };
type RegleReferentiel = Ouverte | Fixe;

const ouverte = (more: Omit<Ouverte, 'isOuverte'> = {}): Ouverte => ({ isOuverte: true, ...more });
const fixe = (pourquoi: string): Fixe => ({ isOuverte: false, pourquoi });

const nomenclature = fixe(
  'Cette nomenclature officielle change avec le portail, quand son auteur la publie.',
);
const territoire = fixe(
  'Les échéances, le droit local et les cartes se lisent sur ces codes\u00a0: ils changent avec le portail.',
);
const calcul = fixe('Des règles du portail se décident sur ces codes\u00a0: ils changent avec lui.');
const copie = fixe(
  'Chaque campagne garde la copie de cette liste\u00a0: elle se choisit dans ses champs personnalisés.',
);
const formulaire = fixe('Le formulaire officiel donne ces valeurs\u00a0: elles changent avec lui.');

export const reglesReferentiels: Readonly<Record<TypeReferentiel, RegleReferentiel>> = {
  'agrements-types': ouverte({
    fixes: ['JEP', 'SPORT', 'SC', 'EN', 'ENV', 'SANTE', 'CONSO', 'FAM', 'SECU', 'TCA', 'HAA', 'VAEB', 'ESUS'],
  }),
  'champs-action-territorial': ouverte(),
  'federations-sportives': ouverte(),
  fonctions: ouverte({ fixes: ['AUT'], plus: ['feminin', 'masculin'] }),
  'forme-distrib-alimentaire': ouverte(),
  genres: ouverte(),
  'motifs-assistance-primaires': ouverte(),
  'motifs-assistance-secondaires': ouverte({ plus: ['parent'] }),
  'nature-appr-denrees': ouverte(),
  'niveaux-agrements': ouverte(),
  'outils-trace-denrees': ouverte({ fixes: ['AUT'] }),
  'statuts-beneficiaires': ouverte(),
  'tranches-age': ouverte(),
  'types-structures-sportives': ouverte(),

  'categories-agricoles': formulaire,
  'cec-domaines': formulaire,
  'cer-engagements': formulaire,
  civilites: formulaire,
  'demande-cases': formulaire,
  departements: territoire,
  dispositifs: calcul,
  'documents-attendus': fixe(
    'Les pièces attendues s’écrivent dans chaque campagne, d’après la bibliothèque des services.',
  ),
  domaines: calcul,
  'formes-juridiques': nomenclature,
  'guidasso-missions': nomenclature,
  'indices-repetition': nomenclature,
  'modalites-aide': copie,
  'modalites-dispositifs': copie,
  'natures-aide': copie,
  'niveaux-formation': copie,
  'objectifs-operationnels': copie,
  'objets-sociaux': nomenclature,
  'objets-sociaux-familles': nomenclature,
  pays: nomenclature,
  'permanences-activite': formulaire,
  regimes: calcul,
  regions: territoire,
  'sous-dispositifs': fixe('Les sous-dispositifs d’une subvention s’écrivent dans sa campagne.'),
  'tranches-effectif': nomenclature,
  'types-documents': fixe(
    'Où se range une pièce et combien de temps elle se garde en dépendent. Les pièces attendues, elles, s’écrivent dans chaque campagne.',
  ),
  'types-employeur': formulaire,
  'types-services': calcul,
  'types-territoires': copie,
  'types-validite': copie,
  'types-voie': nomenclature,
};
