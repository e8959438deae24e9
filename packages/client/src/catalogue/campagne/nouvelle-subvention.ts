// The few fields that create a subvention; the rest is written in its campaign.

import { makeCode } from '@asso/domain/catalogue/code-libelle.rules';
import { modelesCampagne } from '@asso/domain/catalogue/modeles-campagne.rows';
import type { ModeleCampagne } from '@asso/domain/catalogue/noms-modeles.rows';
import { answered, isBlank } from '@asso/domain/kernel/asks';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { Format } from '@asso/domain/kernel/formats';
import { dispositifs } from '@asso/domain/referentiel/data/dispositifs';

const code: Format = {
  name: 'code-subvention',
  normalise: (text) => text.trim(),
  check: (text) => (/^[\w.-]{1,40}$/.test(text) ? null : { code: 'kernel.format' }),
  exemple: 'FDVA-FORMATION',
};

export const subventionCode = {
  kind: 'text',
  label: 'Code',
  aide: 'Court et unique : des liens y mèneront. Lettres, chiffres, tirets. Exemple : FDVA-FORMATION',
  max: 40,
  format: code,
  requiredAt: 'saisie',
} as const;

const autreDispositif = 'autre';

const sansModele = 'vide';

export const nouvelleSubventionFields = {
  modele: {
    kind: 'choice',
    label: 'Partir de',
    aide: 'Un modèle pose les dates, les rubriques, les pièces et les délais ; vous relisez tout ensuite.',
    options: [
      ...Object.entries(modelesCampagne).map(([value, { label, aide }]) => ({
        value,
        label: `${label} : ${aide}`,
      })),
      { value: sansModele, label: 'Rien : une campagne vide' },
    ],
    requiredAt: 'saisie',
  },
  titre: { kind: 'text', label: 'Titre', max: 200, requiredAt: 'saisie' },
  dispositif: {
    kind: 'choice',
    label: 'Dispositif',
    options: [...dispositifs, { value: autreDispositif, label: 'Un autre dispositif' }],
    requiredAt: 'saisie',
  },
  code_dispositif: {
    ...subventionCode,
    label: 'Code du dispositif',
    aide: 'Exemple : COUP-DE-POUCE',
    when: answered('dispositif', autreDispositif),
  },
  lib_dispositif: {
    kind: 'text',
    label: 'Nom du dispositif',
    max: 200,
    requiredAt: 'saisie',
    when: answered('dispositif', autreDispositif),
  },
  campagne_exercice: {
    kind: 'int',
    label: 'Exercice, l’année du projet',
    min: 2000,
    max: 2100,
    requiredAt: 'saisie',
  },
  id_service: {
    kind: 'id',
    of: 'service',
    label: 'Service référent',
    aide: 'Il répond de la campagne.',
    requiredAt: 'saisie',
  },
  // The code comes last, since it is written from the title.
  code: subventionCode,
} as const satisfies Fields;

export type NouvelleSaisie = Draft<typeof nouvelleSubventionFields>;

/** Writes the code from the title when that field is left; the code can then be changed. */
export function withCode(saisie: NouvelleSaisie): NouvelleSaisie {
  const made = makeCode(saisie.titre ?? '', [])
    .replaceAll('_', '-')
    .toUpperCase();
  return isBlank(saisie.code) && made !== '' ? { ...saisie, code: made } : saisie;
}

export function toNouvelleSubvention(saisie: NouvelleSaisie) {
  const known = dispositifs.find(({ value }) => value === saisie.dispositif);
  return {
    titre: saisie.titre?.trim() ?? '',
    code: saisie.code?.trim() ?? '',
    campagne_exercice: Number(saisie.campagne_exercice),
    id_service: saisie.id_service ?? '',
    ...(saisie.modele && saisie.modele !== sansModele && { modele: saisie.modele as ModeleCampagne }),
    dispositif: known
      ? { code: known.value, label: known.label }
      : { code: saisie.code_dispositif?.trim() ?? '', label: saisie.lib_dispositif?.trim() ?? '' },
  };
}
