// These sentences explain what is refused about payments (§4 Payment-request states).
import type { ProblemTable } from '../kernel/problems.ts';

export const paiementProblems = {
  'paiement.sans-demande': {
    kind: 'forbidden',
    message: 'Le service verse cette subvention sans qu’il faille la demander.',
  },
  'paiement.non-payable': {
    kind: 'conflict',
    message:
      'Ce dossier est « {etat} » : un paiement se demande une fois la subvention accordée, et jusqu’au dernier versement.',
  },
  'paiement.tout-demande': {
    kind: 'conflict',
    message: 'Les {accorde} accordés sont déjà demandés ou versés en entier.',
  },
  'paiement.une-seule': {
    kind: 'conflict',
    message: 'Cette campagne accepte une seule demande de paiement, et vous l’avez déjà enregistrée.',
  },
  'paiement.acompte-attendu': {
    kind: 'conflict',
    message: 'Une demande de paiement est en cours.',
    remede: 'Demandez le solde une fois l’acompte versé.',
  },
  'paiement.trop-nombreux': {
    kind: 'conflict',
    message: 'Ce dossier a déjà trop de demandes de paiement.',
    remede: 'Écrivez au service.',
  },
  'paiement.rib-incomplet': {
    kind: 'blocked',
    message: 'Le RIB de ce dossier manque ou est incomplet.',
    remede: 'Choisissez un RIB complet avec « Changer le RIB ».',
  },
  'paiement.montant': {
    kind: 'invalid',
    message: 'Indiquez un montant en euros, supérieur à 0. Exemple : 1 200.',
  },
  'paiement.montant-trop-grand': {
    kind: 'invalid',
    message: 'Indiquez {plafond} au plus : c’est ce qui reste à demander sur le montant accordé.',
  },
  'paiement.acompte-trop-grand': {
    kind: 'invalid',
    message: 'L’acompte est de {pourcent} % du montant accordé au plus : indiquez {plafond} au plus.',
  },
  'paiement.introuvable': { kind: 'not-found', message: 'Cette demande de paiement n’existe pas.' },
  'paiement.mouvement-impossible': {
    kind: 'conflict',
    message: 'Cette demande de paiement est « {etat} » : cette action n’est plus possible.',
    remede: 'Rechargez la page.',
  },
  'paiement.mouvement-trop-tot': {
    kind: 'conflict',
    message: 'Cette demande de paiement est « {etat} » : cette action n’est pas encore possible.',
    remede: 'Elle doit d’abord être « {requis} ».',
  },
  'paiement.motif-obligatoire': {
    kind: 'invalid',
    message: 'Indiquez le motif du refus : l’association le lira.',
  },
  'paiement.date': {
    kind: 'invalid',
    message: 'Indiquez le jour du versement : entre le jour de la décision et aujourd’hui.',
  },
  'paiement.reference': {
    kind: 'invalid',
    message: 'Indiquez la référence du versement. Exemple : le numéro de la demande de paiement Chorus.',
  },
  'paiement.retenu': {
    kind: 'conflict',
    message: '{raison} : ce versement attend.',
    remede: 'Levez ce point, ou agissez depuis son dossier.',
  },
  'paiement.en-cours': {
    kind: 'conflict',
    message: 'Un versement est en cours sur ce dossier : {quoi}.',
    remede: 'Déclarez-le versé, refusez-le ou supprimez-le d’abord.',
  },
} as const satisfies ProblemTable;
