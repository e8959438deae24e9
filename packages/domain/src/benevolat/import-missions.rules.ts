// Missions offered to volunteers are imported under the names of the volunteers' own site, in a documented CSV form.
import {
  jourProblems,
  type Modele,
  orNull,
  parseJour,
  parseJourOrEmpty,
} from '../referentiel/fichier-importe.rules.ts';

export type MissionImportee = {
  reference: string;
  titre: string;
  association: string;
  description: string | null;
  commune: string | null;
  code_postal: string | null;
  debut: string;
  /** Null means that the mission has no end until it is withdrawn. */
  fin: string | null;
  isRetiree: boolean;
};

export const modeleMissions: Modele<MissionImportee> = {
  colonnes: {
    reference: { max: 60 },
    titre: { max: 200 },
    association: { max: 64 },
    debut: { max: 10 },
    fin: { max: 10, isVide: true },
    commune: { max: 120, isVide: true },
    code_postal: { max: 5, isVide: true },
    description: { max: 2000, isVide: true },
    retiree: { max: 3, isVide: true },
  },
  problems: (valeurs) => {
    const { debut = '', fin = '', retiree = '' } = valeurs;
    const [premier, dernier] = [parseJour(debut), parseJour(fin)];
    const isReversed = premier !== null && dernier !== null && dernier < premier;
    return [
      ...jourProblems('debut', valeurs),
      ...jourProblems('fin', valeurs),
      ...(isReversed ? [{ code: 'mission.dates', field: 'fin' }] : []),
      ...(/^(|oui|non)$/i.test(retiree) ? [] : [{ code: 'mission.retiree', field: 'retiree' }]),
    ];
  },
  lecture: ({ reference = '', titre = '', association = '', debut, fin, ...ligne }) => ({
    reference,
    titre,
    association,
    description: orNull(ligne.description),
    commune: orNull(ligne.commune),
    code_postal: orNull(ligne.code_postal),
    debut: parseJourOrEmpty(debut),
    fin: fin ? parseJourOrEmpty(fin) : null,
    isRetiree: /^oui$/i.test(ligne.retiree ?? ''),
  }),
};
