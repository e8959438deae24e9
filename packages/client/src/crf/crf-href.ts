import { type EtapeCrf, etapesCrf } from '@asso/domain/crf/crf.steps';
import { crfsHref } from '../dossier/dossier-href.ts';

type Dossier = { id_siret: string; id_fo: string };

export type PlaceCrf = { id: string; id_fo: string; dossier: { id_siret: string } };

const dossierOf = ({ id_fo, dossier }: PlaceCrf): Dossier => ({ id_fo, id_siret: dossier.id_siret });

/** The address shows the steps while the report is being filled, then what became of it. */
export const crfHref = (crf: PlaceCrf, query: '' | `?${string}` = ''): string =>
  `${crfsHref(dossierOf(crf))}/${crf.id}${query}`;

export const etapeCrfHref = (crf: PlaceCrf, etape: EtapeCrf | 'transmis'): string =>
  crfHref(crf, `?etape=${etape}`);

export const lectureCrfHref = (crf: PlaceCrf): string => crfHref(crf, '?mode=read');

export const suiteCrfHref = (crf: PlaceCrf, etape: EtapeCrf): string =>
  etapeCrfHref(crf, etapesCrf[etapesCrf.indexOf(etape) + 1] ?? 'transmission');

export const isEtapeCrf = (name: string | null): name is EtapeCrf => etapesCrf.some((one) => one === name);

/** It opens the dossier that the report is about. */
export const dossierDuCrfHref = (crf: PlaceCrf): string =>
  `/associations/${crf.dossier.id_siret}/subvention-demande/${crf.id_fo}?mode=read`;

const argent = /^projets\.[^.]+\.(financements|cofinancements|budgetCrf)\b/;

/** It gives the step of a blocked field, such as « projets.….budgetCrf.charges » or « customs.avis ». */
export function etapeDuChamp(field: string): EtapeCrf {
  if (argent.test(field)) return 'budget';
  if (/^projets\.[^.]+\.customs\b/.test(field)) return 'questions';
  if (field.startsWith('projets')) return 'projets';
  return field.startsWith('attestation') || field.startsWith('demandeur') ? 'transmission' : 'questions';
}

export const blocageCrfHref = (crf: PlaceCrf, field: string): string =>
  `${etapeCrfHref(crf, etapeDuChamp(field))}&champ=${encodeURIComponent(field)}`;
