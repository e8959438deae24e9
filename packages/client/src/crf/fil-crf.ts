// The pages of a report share these titles and trails.

import { crfsHref } from '../dossier/dossier-href.ts';
import type { PageHead } from '../platform/page/page-head.ts';
import { crfHref, dossierDuCrfHref, type PlaceCrf } from './crf-href.ts';

export const titreCrf = (exercice: number): string => `Compte rendu financier ${exercice}`;

export const filDuDossier = (crf: PlaceCrf): NonNullable<PageHead['fil']> => [
  { label: `Dossier ${crf.id_fo}`, href: dossierDuCrfHref(crf) },
  {
    label: 'Comptes rendus financiers',
    href: crfsHref({ id_fo: crf.id_fo, id_siret: crf.dossier.id_siret }),
  },
];

export const filDuCrf = (crf: PlaceCrf & { description: { exercice: number } }) => [
  ...filDuDossier(crf),
  { label: titreCrf(crf.description.exercice), href: crfHref(crf) },
];
