import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { clausesAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { suitesAgrement } from '@asso/domain/dossier/recepisse.words';
import { formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { RecepisseDessine } from '../dossier/transmission/recepisse.pdf.ts';
import type { RecepisseEnvoi } from '../dossier/transmission/recepisse.ts';

/** Gives the content of the receipt of a request for an agrément. */
export function recepisseAgrement(
  view: DossierAgrementView,
  { at, par, preuve, isNonSigne, contacts }: RecepisseEnvoi,
): RecepisseDessine {
  const { demandeur, tete, definition } = view;
  return {
    id_fo: view.id_fo,
    association: demandeur.nom,
    demande: [
      { label: 'Demande', value: view.description.titre },
      { label: 'Type d’agrément', value: view.agrement.lib_type },
      { label: 'Association', value: demandeur.nom },
      { label: labelSiret('SIRET du siège', demandeur.id_siret), value: formatSiret(demandeur.id_siret) },
    ],
    envoi: { par, le: at, preuve, isNonSigne },
    contacts,
    lieu: tete.attestation?.lieu,
    clauses: clausesAgrement,
    suites: suitesAgrement({ recu: at, delaiJours: definition.delai_habituel_jours ?? null }),
  };
}
