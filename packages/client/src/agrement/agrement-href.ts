import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import {
  type EtapeAgrement,
  etapeAgrementDe,
  etapesAgrement,
} from '@asso/domain/agrement/dossier-agrement.steps';
import { dossierHref } from '../dossier/dossier-href.ts';

export const agrementsHref = '/demande-agrements/dossiers';

type Place = Pick<DossierAgrementView, 'id_fo' | 'demandeur'>;

/** The address shows the steps while the dossier is being filled, then what became of it. */
export const dossierAgrementHref = ({ id_fo, demandeur }: Place, query: '' | `?${string}` = ''): string =>
  dossierHref({ genre: 'agrement', id_fo, id_siret: demandeur.id_siret }, query);

export const etapeHref = (dossier: Place, etape: EtapeAgrement | 'transmis'): string =>
  dossierAgrementHref(dossier, `?etape=${etape}`);

export const lectureHref = (dossier: Place): string => dossierAgrementHref(dossier, '?mode=read');

export const completerHref = (dossier: Place, service: string): string =>
  dossierAgrementHref(dossier, `?etape=completer&service=${service}`);

export const suiteHref = (dossier: Place, etape: EtapeAgrement): string =>
  etapeHref(dossier, etapesAgrement[etapesAgrement.indexOf(etape) + 1] ?? 'transmission');

export const isEtape = (name: string | null): name is EtapeAgrement =>
  etapesAgrement.some((etape) => etape === name);

/** It opens the step that holds a blocked field or a point to correct. */
export const blocageHref = (dossier: Place, field: string): string =>
  `${etapeHref(dossier, etapeAgrementDe(field))}&champ=${encodeURIComponent(field)}`;

export const filAgrements = [{ label: 'Agréments', href: agrementsHref }];

/** The trail has a link such as « Jeunesse et éducation populaire 2027 · 27-000412 ». */
export const filDe = (dossier: DossierAgrementView) => ({
  label: `${dossier.description.titre} · ${dossier.id_fo}`,
  href: dossierAgrementHref(dossier),
});
