// Administrators filter the list of SIRET requests by state, which the address holds.
import { etatsSiret, ordreEtatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import type { Filter } from '../ui/table/filters.ts';

/** Each state has its own name here: an administrator tells « à émettre » from « invalidé ». */
export const filtresSiret: readonly Filter[] = [
  {
    key: 'etat',
    name: 'etats',
    label: 'État',
    isMultiple: true,
    options: ordreEtatsSiret.map((value) => ({ value, label: etatsSiret[value] })),
  },
];
