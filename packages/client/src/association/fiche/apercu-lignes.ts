// The overview of an association's file has a line for each rubrique, with what is known of it in a few words.

import { agrementFields } from '@asso/domain/association/agrement.fields';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { rubriqueFields } from '@asso/domain/association/fiche.fields';
import type { Rubrique } from '@asso/domain/association/rubriques.rows';
import { count, formatByPairs, maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { now } from '../../platform/clock.ts';
import { showValue } from '../../ui/show-value.ts';
import type { CollectionLigne } from '../collection/use-collection.ts';
import { personnesLine } from '../personne.ts';
import { declareText, sourceText } from './champs-rubrique.ts';
import { collectionRubrique } from './fiche-href.ts';
import {
  manqueAgrements,
  manqueAnnee,
  manqueTca,
  resumeAgrements,
  resumeBudgets,
  resumeComptes,
  resumeNoms,
  resumeRhs,
} from './resume-rubriques.ts';
import type { RubriquePage } from './rubriques.ts';
import type { FicheEntiere } from './use-fiche.ts';

/** The groups of the page, in order. */
export const groupesApercu = {
  qui: 'Qui vous êtes',
  personnes: 'Les personnes',
  argent: 'L’argent',
  reseau: 'Reconnaissances et réseau',
} as const;

export type RubriqueApercu = {
  rubrique: RubriquePage;
  /** Absent when the rubric is not a collection. */
  collection?: CollectionType;
  groupe: keyof typeof groupesApercu;
  /** A summary in a few words; empty when nothing is known. */
  resume: (fiche: FicheEntiere) => string;
  /** Returns who declares the values and since when; empty when nobody does. */
  source: (fiche: FicheEntiere) => string;
  /** Returns « 1 manque » or « 2026 à saisir », or null when nothing is missing. */
  manque: (fiche: FicheEntiere, annee: number) => string | null;
};

type MotsCollection<T extends CollectionType> = {
  resume: (items: readonly CollectionLigne<T>[]) => string;
  /**
   * What is missing in the collection. Without this function, the incomplete rows are counted, and « À saisir » is said
   * when there is none and `isAttendue` is true.
   */
  manque?: (items: readonly CollectionLigne<T>[], annee: number, fiche: FicheEntiere) => string | null;
  /** Who gave the rows; without this function, the association declared them all. */
  source?: (items: readonly CollectionLigne<T>[], ecrit_le: string | undefined) => string;
  isAttendue?: boolean;
};

/** Returns the line of the overview for a collection. */
const collection = <T extends CollectionType>(
  type: T,
  groupe: RubriqueApercu['groupe'],
  { resume, manque, source = declares, isAttendue = false }: MotsCollection<T>,
): RubriqueApercu => {
  const itemsOf = ({ lignes }: FicheEntiere) => lignes[type] as unknown as readonly CollectionLigne<T>[];
  return {
    rubrique: collectionRubrique[type],
    collection: type,
    groupe,
    resume: (fiche) => resume(itemsOf(fiche)),
    source: (fiche) => source(itemsOf(fiche), fiche.ecrits_le[type]),
    manque: (fiche, annee) => {
      const items = itemsOf(fiche);
      if (manque) return manque(items, annee, fiche);
      if (items.length === 0) return isAttendue ? 'À saisir' : null;
      const incompletes = items.filter(({ complet }) => !complet).length;
      if (incompletes === 0) return null;
      return incompletes === items.length ? 'À compléter' : `${incompletes}\u00a0à compléter`;
    },
  };
};

const declares = (items: readonly object[], ecrit_le: string | undefined): string =>
  items.length > 0 ? declareText(ecrit_le) : '';

const procedureAgrement = 'Procédure d’agrément';

/** Names the procedure for the agréments that services granted in the portal. */
function sourceAgrements(
  items: readonly CollectionLigne<'agrements'>[],
  ecrit_le: string | undefined,
): string {
  const declared = items.filter(({ origine_instructeur }) => origine_instructeur !== true);
  const granted = declared.length < items.length ? [procedureAgrement] : [];
  return [...granted, declares(declared, ecrit_le)].filter(Boolean).join(' · ');
}

/** Returns the line of the overview for a section of the file. */
const section = (
  rubrique: Rubrique,
  groupe: RubriqueApercu['groupe'],
  resume: (fiche: FicheEntiere) => string,
): RubriqueApercu => ({
  rubrique,
  groupe,
  resume,
  source: (fiche) => sourcesLine(fiche, rubrique),
  manque: ({ manques }) => {
    const own = manques.filter(({ field }) => field?.startsWith(`${rubrique}.`)).length;
    return own === 0 ? null : count(own, 'manque', 'manques');
  },
});

export const rubriquesApercu: readonly RubriqueApercu[] = [
  section('identite', 'qui', (fiche) =>
    line(fiche.identite.nom, fiche.identite.id_rna, labelAt(fiche, 'identite', 'regime')),
  ),
  section('coordonnees', 'qui', ({ coordonnees: { adresse_siege, telephone, courriel } }) =>
    line(adresseLine(adresse_siege), formatByPairs(telephone ?? ''), courriel),
  ),
  section('activites', 'qui', (fiche) =>
    line(
      labelAt(fiche, 'activites', 'domaine'),
      fiche.activites.lib_objet_social1,
      labelAt(fiche, 'activites', 'champ_action_territorial'),
    ),
  ),
  {
    rubrique: 'etablissements',
    groupe: 'qui',
    resume: ({ etablissements }) => {
      const actifs = etablissements.filter(({ actif }) => actif).length;
      return actifs === 0 ? '' : count(actifs, 'établissement actif', 'établissements actifs');
    },
    source: ({ etablissements: [siege] }) => {
      if (!siege) return '';
      return genreLocal(siege.id_siret) ? declareText(undefined) : 'Sirene';
    },
    manque: () => null,
  },
  collection('representants_legaux', 'personnes', { resume: personnesLine, isAttendue: true }),
  collection(
    'rhs',
    'personnes',
    // People are counted on 31 December, so the year expected is the one before.
    { resume: resumeRhs, manque: (items, annee) => manqueAnnee(items, annee - 1) },
  ),
  collection('ribs', 'argent', {
    resume: (items) => items.flatMap(({ iban }) => (iban ? [maskIban(iban)] : [])).join(', '),
    isAttendue: true,
  }),
  collection('comptes', 'argent', {
    resume: resumeComptes,
    manque: (items, annee) => manqueAnnee(items, annee - 1),
  }),
  collection('budgets', 'argent', { resume: resumeBudgets, manque: manqueAnnee }),
  collection('agrements', 'reseau', {
    resume: resumeAgrements,
    source: sourceAgrements,
    manque: (items, _annee, { agrement }) => manqueAgrements(items, sentDate(now()), agrement),
  }),
  collection('affiliations', 'reseau', { resume: resumeNoms }),
  collection('adherents_personnes_morales', 'reseau', { resume: resumeNoms }),
  collection('compositions', 'reseau', { resume: resumeNoms }),
  {
    rubrique: 'agrement',
    groupe: 'reseau',
    resume: ({ agrement }) =>
      line(agrement?.tca_type_agrement, showValue(agrementFields.tca_etat, agrement?.tca_etat)),
    source: ({ agrement }) => (agrement ? procedureAgrement : ''),
    manque: ({ agrement }) => manqueTca(agrement, sentDate(now())),
  },
  section('specificites', 'reseau', ({ specificites: { passsport, vaeb, guidasso } }) =>
    line(
      passsport?.est_volontaire && 'Pass’Sport',
      vaeb?.est_vaeb && 'VAEB',
      guidasso?.est_guidasso && 'Guid’Asso',
    ),
  ),
];

const line = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

function labelAt(fiche: FicheEntiere, rubrique: Rubrique, name: string): string | null {
  const fields: Fields = rubriqueFields[rubrique];
  const row = fields[name];
  return row?.kind === 'choice' ? showValue(row, readAt(fiche[rubrique], name)) : null;
}

/** Names each source once, with its date. */
function sourcesLine({ sources, ecrits_le }: FicheEntiere, rubrique: Rubrique): string {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`${rubrique}.`));
  const said = own.map(([, one]) =>
    one.source === 'association' ? declareText(ecrits_le[rubrique]) : sourceText(one),
  );
  return [...new Set(said)].join(' · ');
}
