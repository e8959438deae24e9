import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import {
  type EtapeAgrement,
  etapesAgrement,
  findEtapeAgrement,
} from '@asso/domain/agrement/dossier-agrement.steps';
import type { Liens, Query } from '../demarche/demarche.ts';
import { etapeHref, listEtapeLiens } from '../demarche/liens.ts';
import { serviceRenvois } from '../demarche/renvoi/renvois-des-services.ts';
import { dossierHref } from '../dossier/dossier-href.ts';

export const agrementsHref = '/demande-agrements/dossiers';

type Place = Pick<DossierAgrementView, 'id_fo' | 'demandeur'>;

/** Returns the address of an agrément dossier, from its first step to its end. */
export const dossierAgrementHref = ({ id_fo, demandeur }: Place, query: Query = ''): string =>
  dossierHref({ genre: 'agrement', id_fo, id_siret: demandeur.id_siret }, query);

export const agrementLectureHref = (dossier: Place): string => dossierAgrementHref(dossier, '?mode=read');

export const completeAgrementHref = (dossier: Place, service: string): string =>
  dossierAgrementHref(dossier, `?etape=completer&service=${service}`);

export const liensAgrement: Liens<DossierAgrementView, EtapeAgrement> = {
  etapes: etapesAgrement,
  adresse: dossierAgrementHref,
  etapeDuChamp: findEtapeAgrement,
  renvois: serviceRenvois,
  /** What was chosen at the beginning changes no more: it is not a place to correct. */
  ouCorriger: (dossier) =>
    listEtapeLiens(liensAgrement, dossier, {
      demandeur: 'qui demande',
      pieces: 'les pièces',
      donnees: 'les conditions',
    }),
  corriger: (dossier) => ({
    label: 'Corriger le dossier',
    href: etapeHref(liensAgrement, dossier, 'demandeur'),
  }),
};

export const filAgrements = [{ label: 'Agréments', href: agrementsHref }];
