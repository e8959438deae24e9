import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import {
  type EtapeAgrement,
  etapeAgrementOf,
  etapesAgrement,
} from '@asso/domain/agrement/dossier-agrement.steps';
import type { Liens, Query } from '../demarche/demarche.ts';
import { etapeHref, liensDesEtapes } from '../demarche/liens.ts';
import { renvoisDesServices } from '../demarche/renvoi/renvois-des-services.ts';
import { dossierHref } from '../dossier/dossier-href.ts';

export const agrementsHref = '/demande-agrements/dossiers';

type Place = Pick<DossierAgrementView, 'id_fo' | 'demandeur'>;

/** Returns the address of an agrément dossier, from its first step to its end. */
export const dossierAgrementHref = ({ id_fo, demandeur }: Place, query: Query = ''): string =>
  dossierHref({ genre: 'agrement', id_fo, id_siret: demandeur.id_siret }, query);

export const lectureHref = (dossier: Place): string => dossierAgrementHref(dossier, '?mode=read');

export const completerHref = (dossier: Place, service: string): string =>
  dossierAgrementHref(dossier, `?etape=completer&service=${service}`);

export const liensAgrement: Liens<DossierAgrementView, EtapeAgrement> = {
  etapes: etapesAgrement,
  adresse: dossierAgrementHref,
  etapeDuChamp: etapeAgrementOf,
  renvois: renvoisDesServices,
  /** What was chosen at the beginning changes no more: it is not a place to correct. */
  ouCorriger: (dossier) =>
    liensDesEtapes(liensAgrement, dossier, {
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
