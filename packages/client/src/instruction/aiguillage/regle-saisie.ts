// The fields of a rule of assignment, and the rule made from them.
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { listAiguillageProblems, nomRegleMax, type Regle } from '@asso/domain/instruction/aiguillage.rules';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import type { Choice, Fields } from '@asso/domain/kernel/fields';
import { domaines } from '@asso/domain/referentiel/data/domaines';
import { type FieldError, fieldErrors } from '../../ui/fields/field-errors.ts';

export type RegleSaisie = {
  nom?: string | null;
  campagnes?: readonly string[] | null;
  departements?: string | null;
  themes?: readonly string[] | null;
  montant_min?: number | null;
  montant_max?: number | null;
  personnes?: readonly string[] | null;
  etiquette?: string | null;
};

type Offert = Pick<Place, 'avant' | 'service' | 'campagnes'>;

/**
 * Returns the fields of a rule; the campaigns, people and labels offered are those of the service. A campaign that the
 * rule names and the service no longer studies is offered under its code, so that it can be taken away.
 */
export const champsRegle = ({ avant, service: { collegues }, campagnes }: Offert): Fields => ({
  nom: { kind: 'text', label: 'Nom de la règle', max: nomRegleMax, requiredAt: 'saisie' },
  campagnes: {
    kind: 'choice',
    label: 'Campagnes et sous-dispositifs',
    aide: 'Quelle que soit l’année. Aucun coché : tous.',
    options: [
      ...campagnes,
      ...(avant?.quand.campagnes ?? [])
        .filter((one) => !campagnes.some(({ value }) => value === one))
        .map((value) => ({ value, label: value })),
    ],
    multiple: true,
  },
  departements: {
    kind: 'text',
    label: 'Départements de l’association',
    aide: 'Leurs numéros, séparés par des virgules. Vide : tous. Exemple : 30, 34.',
    max: 600,
  },
  themes: {
    kind: 'choice',
    label: 'Thèmes de la campagne',
    aide: 'Aucun coché : tous.',
    options: domaines,
    multiple: true,
  },
  montant_min: { kind: 'euros', label: 'Demandé, au moins', min: 0 },
  montant_max: { kind: 'euros', label: 'Demandé, au plus', min: 0 },
  personnes: {
    kind: 'choice',
    label: 'Affecter à',
    aide: 'Plusieurs personnes : chacune à son tour, dans cet ordre.',
    options: collegues.map(({ id, nom }) => ({ value: id, label: nom })),
    multiple: true,
  },
  etiquette: { kind: 'id', of: 'etiquette', label: 'Et poser l’étiquette' },
});

export const toSaisie = ({ nom, quand, alors }: Regle): RegleSaisie => ({
  nom,
  campagnes: quand.campagnes,
  departements: quand.departements.join(', '),
  themes: quand.themes,
  montant_min: quand.montant_min,
  montant_max: quand.montant_max,
  personnes: alors.personnes,
  etiquette: alors.etiquette,
});

const codesOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((one) => one !== '')
      .map((one) => one.padStart(2, '0')),
  ),
];

type Place = {
  id: string;
  /** Null for a rule that is being added. */
  avant: Regle | null;
  service: BureauService;
  campagnes: readonly Choice[];
};

/**
 * Returns the rule as typed. People who have left the service stay in a rule that named them, after those chosen now.
 */
export function regleSaisie(saisie: RegleSaisie, { id, avant, service }: Place): Regle {
  const partis = (avant?.alors.personnes ?? []).filter(
    (one) => !service.collegues.some(({ id: known }) => known === one),
  );
  return {
    id,
    nom: (saisie.nom ?? '').trim(),
    quand: {
      departements: codesOf(saisie.departements ?? ''),
      themes: saisie.themes ?? [],
      campagnes: saisie.campagnes ?? [],
      montant_min: saisie.montant_min ?? null,
      montant_max: saisie.montant_max ?? null,
    },
    alors: {
      personnes: [...(saisie.personnes ?? []).filter((one) => !partis.includes(one)), ...partis],
      etiquette: saisie.etiquette ?? null,
    },
  };
}

/** Returns what is wrong with one rule, field by field, as the server would say it. */
export function regleErrors(regle: Regle, { avant, service, campagnes }: Offert): FieldError[] {
  const encore = {
    personne: (id: string) => service.collegues.some((one) => one.id === id),
    etiquette: (id: string) => service.etiquettes.some((one) => one.id === id),
    campagne: (visee: string) => campagnes.some(({ value }) => value === visee),
  };
  const checked = listAiguillageProblems([regle], encore, avant ? [avant] : []);
  const problems = checked.ok ? [] : fieldErrors(checked.problems, instructionProblems);
  return problems.map(({ field, message }) => ({ field: field.replace(/^regles\.0\./, ''), message }));
}
