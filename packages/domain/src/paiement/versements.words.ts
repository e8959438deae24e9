// The list of payments of a service says what each line waits for, what allows it, and what its act does (ADR 0587).
import { count, formatEurosCents } from '../identifiants/nombres-affiches.ts';
import { motsPaiement } from './paiement.words.ts';
import type {
  ActeVersement,
  BatchActe,
  GroupeCompteRendu,
  GroupeVersement,
  OngletVersements,
  Retenue,
} from './versements.rules.ts';

export const nomsOnglets: Record<OngletVersements, string> = {
  'a-verser': 'À verser',
  verses: 'Versés',
  'comptes-rendus': 'Comptes rendus dus',
};

/** Says in a few words what holds a line back. */
export function sayRetenue({ code, exercice }: Retenue): string {
  switch (code) {
    case 'demande':
      return 'À demander par l’association';
    case 'rib':
      return 'RIB manquant ou incomplet';
    case 'compte-rendu-a-lire':
      return `Compte rendu ${exercice} à lire`;
    case 'compte-rendu-renvoye':
      return `Compte rendu ${exercice} renvoyé`;
    case 'compte-rendu-en-retard':
      return `Compte rendu ${exercice} en retard`;
  }
}

/** Says on what a line is paid: the last report received or, before any, the grant. */
export function sayPermis({
  compteRendu,
  accord,
}: {
  compteRendu: number | null;
  accord: string | null;
}): string {
  if (compteRendu !== null) return `Compte rendu ${compteRendu} reçu`;
  return accord === null ? 'Accord' : `Accord du ${accord}`;
}

export const verbesVersement: Record<ActeVersement, string> = {
  record: 'Prévoir',
  take: motsPaiement.take.verbe,
  order: motsPaiement.order.verbe,
  pay: motsPaiement.pay.verbe,
  lire: 'Lire',
  relancer: 'Relancer',
  ouvrir: 'Ouvrir',
};

const versements = (n: number): string => count(n, 'versement', 'versements');

type EnLot = { n: number; montant: number };

/** The words of one act on one or several lines: the button, the title of its dialog, what it does, what was done. */
export const batchMots: Record<
  BatchActe,
  {
    bouton: (n: number) => string;
    titre: (lot: EnLot) => string;
    effet: string;
    fait: (n: number) => string;
  }
> = {
  record: {
    bouton: (n) => `Prévoir ${versements(n)}`,
    titre: ({ n, montant }) => `Prévoir ${versements(n)}, ${formatEurosCents(montant)}`,
    effet: 'Chaque versement commence « en cours de traitement », et l’association est prévenue.',
    fait: (n) => count(n, 'versement prévu', 'versements prévus'),
  },
  take: {
    bouton: (n) => `Prendre en charge ${count(n, 'demande', 'demandes')}`,
    titre: ({ n, montant }) =>
      `Prendre en charge ${count(n, 'demande de paiement', 'demandes de paiement')}, ${formatEurosCents(montant)}`,
    effet: motsPaiement.take.effet,
    fait: (n) => count(n, 'demande prise en charge', 'demandes prises en charge'),
  },
  order: {
    bouton: (n) => `Mettre en paiement ${versements(n)}`,
    titre: ({ n, montant }) => `Mettre en paiement ${versements(n)}, ${formatEurosCents(montant)}`,
    effet: motsPaiement.order.effet,
    fait: (n) => count(n, 'versement mis en paiement', 'versements mis en paiement'),
  },
  pay: {
    bouton: (n) => (n === 1 ? 'Déclarer 1 versé' : `Déclarer ${n} versés`),
    titre: ({ n, montant }) =>
      `Déclarer ${count(n, 'versement fait', 'versements faits')}, ${formatEurosCents(montant)}`,
    effet: 'Chaque association est prévenue que l’argent est parti, avec la date et la référence.',
    fait: (n) => count(n, 'versement déclaré', 'versements déclarés'),
  },
};

const nomsGroupes: Record<GroupeVersement, string> = {
  retard: 'En retard',
  'a-venir': 'À venir',
  retenu: 'Bloqués',
};
export const nomGroupe = (groupe: GroupeVersement): string => nomsGroupes[groupe];

const nomsGroupesComptesRendus: Record<GroupeCompteRendu, string> = {
  'a-lire': 'À lire',
  retard: 'En retard',
  renvoye: 'Renvoyés',
  attendu: 'Attendus',
};
export const nomGroupeCompteRendu = (groupe: GroupeCompteRendu): string => nomsGroupesComptesRendus[groupe];

/** Returns the title of a group, with what it holds: « En retard : 2, soit 3 480 € », or « À lire : 5 » without money. */
export const sayVersementGroupe = (nom: string, { n, montant }: EnLot): string =>
  montant === 0 ? `${nom} : ${n}` : `${nom} : ${n}, soit ${formatEurosCents(montant)}`;
