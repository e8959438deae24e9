// The campaigns of the demonstration, made up; dates are said from the day it is begun, so that they are always open.
import type { Ask } from '@asso/domain/kernel/asks';

const jourMs = 86_400_000;

export type Periode = { debut: Date; fin: Date; exercice: number };

/** Opened a month ago, closing in three and a half: for the exercise of the year it closes in. */
export function periodeDeDemo(now: Date): Periode {
  const fin = new Date(now.getTime() + 110 * jourMs);
  fin.setUTCHours(22, 59, 59, 0);
  return { debut: new Date(now.getTime() - 30 * jourMs), fin, exercice: fin.getUTCFullYear() };
}

const pouvoir: Ask[] = [
  {
    scope: 'demandeur',
    key: 'id_signataire',
    operator: 'ne',
    scope2: 'demandeur',
    key2: 'id_representant_legal',
  },
];

const documents = [
  { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true },
  { code: 'BPA', label: 'Budget prévisionnel annuel', nature: 'BPA', obligatoire: false },
  {
    code: 'POU',
    label: 'Pouvoir du signataire',
    aide: 'Signé par le représentant légal, au nom de la personne qui signe ce dossier.',
    nature: 'POU',
    obligatoire: true,
    asks: pouvoir,
  },
];

const formation = {
  public_forme: {
    kind: 'choice',
    label: 'Qui sera formé',
    requiredAt: 'transmission',
    options: [
      { value: 'tous', label: 'Tous les bénévoles' },
      { value: 'responsables', label: 'Les bénévoles en responsabilité' },
    ],
  },
  nombre_sessions: { kind: 'int', label: 'Nombre de sessions', min: 1, max: 200, requiredAt: 'transmission' },
};

/** What the second version asks more: a dossier begun on the first one never sees it. */
const repas = {
  repas_pris_en_charge: { kind: 'bool', label: 'Les repas sont pris en charge', requiredAt: 'transmission' },
  cout_repas: {
    kind: 'euros',
    label: 'Coût d’un repas',
    min: 1,
    max: 100,
    requiredAt: 'transmission',
    when: [{ scope: 'custom', key: 'repas_pris_en_charge', operator: 'eq', value: true }],
  },
};

/** The contents of both versions of the demonstration's first campaign, in the order in which they are published. */
export function versionsFormation({ debut, fin, exercice }: Periode, service: string): object[] {
  const dates = { date_debut: debut.toISOString(), date_fin: fin.toISOString() };
  const campagne = {
    titre: `FDVA Formation et fonctionnement ${exercice}`,
    presentation: 'Former vos bénévoles ou soutenir votre fonctionnement. Campagne de démonstration.',
    fuseau: 'Europe/Paris',
    delai_habituel_jours: 90,
    compte_financeur: '74-1',
    sous_dispositifs: [
      { code: 'FDB', label: 'Formation des bénévoles', ...dates, max_projets: 3 },
      { code: 'FGI', label: 'Financement global-nouveau(x) projet(s) innovant(s)', ...dates, max_projets: 2 },
    ],
    documents_attendus: documents,
    instructeurs: [{ id_service: service, isReferent: true }],
  };
  return [
    { ...campagne, champs_personnalises: { 'custom-bloc': formation } },
    { ...campagne, champs_personnalises: { 'custom-bloc': { ...formation, ...repas } } },
  ];
}
