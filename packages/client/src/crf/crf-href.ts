import type { Query } from '../demarche/demarche.ts';
import { crfsHref } from '../dossier/dossier-href.ts';

type Dossier = { id_siret: string; id_fo: string };

export type PlaceCrf = { id: string; id_fo: string; dossier: { id_siret: string } };

const dossierOf = ({ id_fo, dossier }: PlaceCrf): Dossier => ({ id_fo, id_siret: dossier.id_siret });

/** Returns the address of a report, which shows the steps while the report is being filled, then what became of it. */
export const crfHref = (crf: PlaceCrf, query: Query = ''): string =>
  `${crfsHref(dossierOf(crf))}/${crf.id}${query}`;

export const lectureCrfHref = (crf: PlaceCrf): string => crfHref(crf, '?mode=read');

/** Returns the address of the dossier that the report is about. */
export const crfDossierHref = (crf: PlaceCrf): string =>
  `/associations/${crf.dossier.id_siret}/subvention-demande/${crf.id_fo}?mode=read`;

/** The title and the trail shared by the pages of a report. */
export const titreCrf = (exercice: number): string => `Compte rendu financier ${exercice}`;

export const dossierFil = (crf: PlaceCrf) => [
  { label: `Dossier ${crf.id_fo}`, href: crfDossierHref(crf) },
  { label: 'Comptes rendus financiers', href: crfsHref(dossierOf(crf)) },
];
