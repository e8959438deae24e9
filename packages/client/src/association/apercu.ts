// The overview of an association's file: one line a rubric, what is known in a few words, who says it, what is missing.
import type { DocumentView } from '@asso/contract/document/document.schemas';
import type { Fiche, Rubrique } from '@asso/domain/association/fiche.fields';
import { rubriqueFields } from '@asso/domain/association/fiche.fields';
import type { Representant } from '@asso/domain/association/representant.fields';
import type { Rib } from '@asso/domain/association/rib.fields';
import { count, maskIban } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields } from '@asso/domain/kernel/fields';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { showValue } from '../ui/show-value.ts';
import { sourceText } from './champs-rubrique.ts';
import { personnesLine } from './personne.ts';
import { documentsHref, rubriqueHref, titreRubrique } from './rubriques.ts';
import type { FicheLue } from './use-fiche.ts';

export type LigneApercu = {
  titre: string;
  href: string;
  resume: string;
  source: string;
  /** Null: nothing is missing. */
  manque: string | null;
};

type Known = {
  lue: FicheLue;
  people: { items: readonly (Representant & { complet: boolean })[] };
  ribs: { items: readonly (Rib & { manques: readonly unknown[] })[] };
  documents: { items: readonly Pick<DocumentView, 'type'>[] };
};

export type GroupeApercu = { titre: string; lignes: LigneApercu[] };

export function lignesApercu(id: string, { lue, people, ribs, documents }: Known): GroupeApercu[] {
  const section = (rubrique: Rubrique): LigneApercu => ({
    titre: titreRubrique[rubrique],
    href: rubriqueHref(id, rubrique),
    resume: resumeOf[rubrique](lue.fiche),
    source: sourcesLine(lue, rubrique),
    manque: manqueText(lue.sections[rubrique].manques.length),
  });
  return [
    { titre: 'Qui vous êtes', lignes: [section('identite'), section('coordonnees'), section('activites')] },
    {
      titre: 'Les personnes',
      lignes: [
        {
          titre: titreRubrique.representants,
          href: rubriqueHref(id, 'representants'),
          resume: personnesLine(people.items),
          source: people.items.length > 0 ? declared : '',
          manque: people.items.some(({ complet }) => complet)
            ? null
            : people.items.length > 0
              ? 'À compléter'
              : 'À saisir',
        },
      ],
    },
    {
      titre: 'L’argent et les documents',
      lignes: [
        {
          titre: titreRubrique.ribs,
          href: rubriqueHref(id, 'ribs'),
          resume: ribs.items.flatMap(({ iban }) => (iban ? [maskIban(iban)] : [])).join(', '),
          source: ribs.items.length > 0 ? declared : '',
          manque: ribs.items.some(({ manques }) => manques.length === 0)
            ? null
            : ribs.items.length > 0
              ? 'À compléter'
              : 'À saisir',
        },
        {
          titre: 'Documents',
          href: documentsHref(id),
          resume: count(documents.items.length, 'document', 'documents'),
          source: '',
          manque: documents.items.length > 0 ? null : 'À déposer',
        },
      ],
    },
  ];
}

const declared = 'Déclaré par l’association';

const manqueText = (n: number): string | null => (n === 0 ? null : count(n, 'manque', 'manquent'));

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

function labelOf(rubrique: Rubrique, name: string, value: unknown): string | null {
  const fields: Fields = rubriqueFields[rubrique];
  const row = fields[name];
  return row?.kind === 'choice' ? showValue(row, value) : null;
}

const resumeOf: Record<Rubrique, (fiche: Fiche) => string> = {
  identite: ({ identite: { nom, id_rna, regime } }) =>
    line(nom, id_rna, labelOf('identite', 'regime', regime)),
  coordonnees: ({ coordonnees: { adresse_siege, telephone, courriel } }) =>
    line(adresseLine(adresse_siege), telephone, courriel),
  activites: ({ activites: { domaine, lib_objet_social1, champ_action_territorial } }) =>
    line(
      labelOf('activites', 'domaine', domaine),
      lib_objet_social1,
      labelOf('activites', 'champ_action_territorial', champ_action_territorial),
    ),
};

/** Each source once. */
const sourcesLine = ({ sections }: FicheLue, rubrique: Rubrique): string =>
  [...new Set(Object.values(sections[rubrique].sources).map(sourceText))].join(' · ');
