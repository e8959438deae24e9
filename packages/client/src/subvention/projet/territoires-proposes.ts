// The places proposed for a project are communes and departements; the person may also type a place that no list
// knows.

import { plainName } from '@asso/domain/referentiel/communes.rules';
import { departements } from '@asso/domain/referentiel/data/departements';
import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { detailsOfCommune } from '../../referentiel/communes-proposees.ts';
import type { Suggestion } from '../../ui/fields/SearchCombobox.tsx';
import { newId } from '../../ui/page/new-id.ts';
import type { Territoire } from './lecture-territoires.ts';

export type TerritoirePropose = Suggestion & { territoire: Territoire };

/**
 * Returns a commune to propose; its id comes from the commune itself, so that two people who add it at the same time
 * make one line.
 */
export const communeProposee = (lieu: Lieu): TerritoirePropose => {
  const { name: libelle } = lieu;
  // An arrondissement or a former commune has the code of its town, so its name completes the id.
  const part = libelle === lieu.city ? '' : `-${plainName(libelle).replace(/[^a-z0-9]+/gi, '-')}`;
  const id = `commune-${lieu.citycode}${part}`;
  return {
    id,
    label: libelle,
    details: ['commune', detailsOfCommune(lieu, false)].filter(Boolean).join(' · '),
    territoire: { id, libelle, type: 'commune', code: lieu.citycode },
  };
};

/** The path of the places of a project, and of those proposed to it. */
export const projetLieux = 'territoires.territoires';

export function departementsProposes(text: string): TerritoirePropose[] {
  const name = plainName(text);
  return departements
    .filter(({ value, label }) => value === text || plainName(label).includes(name))
    .slice(0, 3)
    .map(({ value, label }) => ({
      id: `departement-${value}`,
      label,
      details: `département ${value}`,
      territoire: { id: `departement-${value}`, libelle: label, type: 'departement', code: value },
    }));
}

export const toQuartier = (libelle: string): Territoire => ({ id: newId(), libelle, type: 'quartier' });
