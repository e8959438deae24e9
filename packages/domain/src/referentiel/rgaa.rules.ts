// The level of accessibility is computed from the grid of the RGAA 4.1 (loi 2005-102, art. 47; décret 2019-768).
import { type EtatRgaa, etatsRgaa } from './data/rgaa/rgaa-etats.ts';

export const criteresCount = 106;

export type NiveauRgaa = {
  niveau: 'totalement conforme' | 'partiellement conforme' | 'non conforme';
  /** The percentage of the applicable criteria that are met, rounded down, because 99.9 % is not everything. */
  taux: number;
  conformes: number;
  nonApplicables: number;
  nonConformes: number;
  /** How many criteria nobody has assessed yet; they count as not conform. */
  nonEvalues: number;
};

export function niveauRgaa(etats: Readonly<Record<string, EtatRgaa>> = etatsRgaa): NiveauRgaa {
  const found = Object.values(etats);
  const countOf = (etat: EtatRgaa): number => found.filter((one) => one === etat).length;
  const [conformes, nonApplicables, nonConformes] = [countOf('C'), countOf('NA'), countOf('NC')];
  const applicables = criteresCount - nonApplicables;
  const taux = applicables === 0 ? 100 : Math.floor((conformes / applicables) * 100);
  const niveau =
    taux === 100 ? 'totalement conforme' : taux >= 50 ? 'partiellement conforme' : 'non conforme';
  return {
    niveau,
    taux,
    conformes,
    nonApplicables,
    nonConformes,
    nonEvalues: criteresCount - found.length,
  };
}

export const sayEtatRgaa = (numero: string): string => libelles[etatsRgaa[numero] ?? 'NE'];

const libelles = { C: 'Conforme', NC: 'Non conforme', NA: 'Non applicable', NE: 'Non évalué' } as const;
