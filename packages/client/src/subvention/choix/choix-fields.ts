// The questions that begin a dossier; a question with one possible answer is not asked.
import type { EtablissementView } from '@asso/contract/association/association.schemas';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice, ChoiceRow, Fields } from '@asso/domain/kernel/fields';
import type { SousDispositif } from '@asso/domain/subvention/campagne.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { dureesOffertes } from '@asso/domain/subvention/projet-annees.rules';
import { partageRow } from '../../demarche/demandeur/partage-au-debut.ts';

type Choices = {
  types: readonly SousDispositif[];
  etablissements: readonly EtablissementView[];
  /** The code of the chosen type. */
  type?: string | null;
  /** True when other people manage the association. */
  hasCollegues?: boolean;
};

export type SaisieChoix = {
  type?: string | null;
  etablissement?: string | null;
  duree?: string | null;
  renouvellement?: string | null;
  partage?: boolean | null;
};

export function choixFields({ types, etablissements, type: chosen, hasCollegues }: Choices): Fields {
  const sous = types.find(({ code }) => code === chosen);
  const durees = sous && dureesOffertes(sous);
  const type = askedChoice(
    'Type de demande',
    types.map(({ code, label }) => ({ value: code, label })),
  );
  const etablissement = askedChoice('Établissement qui demande', etablissements.map(etablissementChoice));
  const { renouvellement } = dossierSubventionFields.description.fields;
  return {
    ...(types.length > 1 ? { type } : {}),
    ...(durees?.annuelle && durees.pluriannuelle ? { duree: dureeRow } : {}),
    ...(etablissements.length > 1 ? { etablissement } : {}),
    renouvellement: { ...renouvellement, requiredAt: 'saisie' },
    ...(hasCollegues ? { partage: partageRow } : {}),
  };
}

export const askedChoice = (label: string, options: Choice[]): ChoiceRow => ({
  kind: 'choice',
  label,
  options,
  requiredAt: 'saisie',
});

export const dureeRow = askedChoice('Durée', [
  { value: 'une', label: 'Une année' },
  { value: 'plusieurs', label: 'Plusieurs années' },
]);

export const etablissementChoice = (one: EtablissementView): Choice => ({
  value: one.id_siret,
  label: [one.est_siege ? 'Siège' : (one.enseigne ?? 'Établissement'), one.commune, formatSiret(one.id_siret)]
    .filter(Boolean)
    .join(' · '),
});

/** Returns the question that a problem of the server is about. */
export const findQuestion = (field = ''): string =>
  ({
    'description.id_sous_type_dispositif': 'type',
    'description.pluriannuel': 'duree',
    'description.renouvellement': 'renouvellement',
    'demandeur.id_siret': 'etablissement',
  })[field] ?? '';
