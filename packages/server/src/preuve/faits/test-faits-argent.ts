// Test support: what is said of the money that follows a grant, and of the account that receives it.
import { etapesDatees } from '@asso/domain/dossier/suivi/etapes-datees.rules';
import {
  courriel,
  euros,
  evenement,
  type Fait,
  findIn,
  jour,
  part,
  type Surfaces,
  somme,
  tache,
} from './test-extraits.ts';

const aDemander = (dite: RegExp, sujet: RegExp): Surfaces => ({
  dossier: (one) => part(one).argent?.a_demander?.montant,
  liste: (one) => part(one).argent?.a_demander?.montant,
  accueil: (one, lu) => euros(tache(one, lu)?.phrase ?? '', dite),
  titre: (text) => euros(text, dite),
  courriels: (all) => euros(courriel(all, sujet), dite),
  paiements: (one) => one.plafond,
});

export const faitsArgent: readonly Fait[] = [
  {
    fait: 'whose turn it is once granted',
    home: 'domain/dossier/suivi/suite-argent.rules.ts#suiteArgent',
    ...{ moment: 'parti', demande: 'accordee', valeur: 'association' },
    surfaces: {
      dossier: (one) => part(one).argent?.tour,
      liste: (one) => part(one).argent?.tour,
      accueil: (one, lu) =>
        one.aFaire.some(({ id_fo }) => id_fo === lu.dossier.id_fo) ? 'association' : 'service',
      'à l’association': (all, lu) => (all.includes(lu.dossier.id_fo) ? 'association' : 'service'),
      titre: (text) => (text.includes('demandez l’acompte') ? 'association' : 'service'),
      courriels: (all) =>
        courriel(all, /^Accordé/).includes('À vous : demandez') ? 'association' : 'service',
      paiements: (one) => one.suite_reste?.par,
      argent: (one) => one.versements[0]?.suite.par,
    },
  },
  {
    fait: 'the most that the association may ask',
    home: 'domain/dossier/suivi/suite-argent.words.ts#sayArgentToAsk',
    ...{ moment: 'parti', demande: 'accordee', valeur: 1750 },
    surfaces: aDemander(/demandez l’acompte, ([\d ]+ €) au plus/, /^Accordé/),
  },
  {
    fait: 'the advance paid',
    home: 'domain/paiement/paiement.words.ts#sayVerse',
    ...{ moment: 'verse', demande: 'accordee', valeur: 800 },
    surfaces: {
      dossier: (one) => part(one).montant_verse,
      liste: (one) => one.montant_verse,
      file: (one) => one.montant_verse,
      paiements: (one) => one.verse,
      'paiements du service': (one) => one.items[0]?.montant,
      versés: ({ items: [first] }) => first?.montant,
      argent: (one) => somme(one.annees, ({ verse }) => verse),
      accueil: (one) => one.aFaire[0]?.montant_verse,
      titre: (text) => euros(text, /([\d ]+ €) versés sur/),
      etapes: (one) => etapesDatees(one).find(({ nom }) => nom === 'Versement')?.deja,
      courriels: (all) => euros(courriel(all, /^Versé :/), /versé un acompte de ([\d ]+ €)/),
      notifications: ([last]) => last && euros(last.sentence, /payé \(acompte de ([\d\s]+ €)/),
      historique: (all) => evenement(all, 'paiement.pay')?.montant,
    },
  },
  {
    fait: 'the day on which the advance was paid',
    home: 'domain/paiement/paiement.words.ts#sayVerse',
    ...{ moment: 'verse', demande: 'accordee', valeur: '20/02/2027' },
    surfaces: {
      paiements: (one) => jour(one.items[0]?.paye_le),
      versés: ({ items: [first] }) => jour(first?.paye_le),
      courriels: (all) => findIn(courriel(all, /^Versé :/), /\nLe (\S+), référence/),
      historique: (all) => jour(evenement(all, 'paiement.pay')?.le),
      etapes: (one) => jour(one.verse_le?.toISOString()),
      'données essentielles': (row) => jour(row.datesPeriodeVersement?.slice(0, 10)),
      'fichier public': (row) => jour(row.datesPeriodeVersement?.slice(0, 10)),
    },
  },
  {
    fait: 'what is left to pay',
    home: 'domain/dossier/suivi/suite-argent.rules.ts#suiteArgent',
    ...{ moment: 'verse', demande: 'accordee', valeur: 2700 },
    surfaces: {
      paiements: (one) => one.reste,
      'à verser': (one) => somme(one.items, ({ montant }) => montant),
      argent: (one) => somme(one.annees, ({ aVenir }) => aVenir),
      ...aDemander(/demandez le solde, ([\d ]+ €)/, /^Versé :/),
    },
  },
  {
    fait: 'the reference of the payment',
    home: 'domain/paiement/paiement.words.ts#sayVerse',
    ...{ moment: 'verse', demande: 'accordee', valeur: 'DP 2027-0042' },
    surfaces: {
      paiements: (one) => one.items[0]?.reference,
      'paiements du service': (one) => one.items[0]?.reference,
      versés: ({ items: [first] }) => first?.reference,
      courriels: (all) => findIn(courriel(all, /^Versé :/), /référence (.+?)\.\n/),
    },
  },
  {
    fait: 'the account of the dossier, masked',
    home: 'domain/identifiants/nombres-affiches.ts#maskIban',
    ...{ moment: 'verse', demande: 'accordee', valeur: 'FR76 •••• •••• •••• 0353' },
    surfaces: {
      dossier: ({ choix, tete }) => choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib)?.iban_masque,
      'dossier du service': ({ choix, tete }) =>
        choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib)?.iban_masque,
      paiements: (one) => one.items[0]?.iban_masque,
      'paiements du service': (one) => one.items[0]?.iban_masque,
      versés: ({ items: [first] }) => first?.iban_masque,
      pdf: (text) => findIn(text, /RIB .+? · (FR76[ •\d]+\d{4})/),
      'PDF du service': (text) => findIn(text, /RIB .+? · (FR76[ •\d]+\d{4})/),
      'tête de page': (one) => one.versement.rib,
    },
  },
  {
    fait: 'the account of a payment that has left, once the dossier has another',
    home: 'domain/paiement/suite-paiement.words.ts#sayComptePaiement',
    ...{ moment: 'modifie', demande: 'accordee', valeur: '0353' },
    surfaces: {
      paiements: (one) => findIn(one.items[0]?.compte ?? '', /(\d{4}), le RIB d’alors/),
      'paiements du service': (one) => findIn(one.items[0]?.compte ?? '', /(\d{4}), le RIB d’alors/),
      historique: (all) => findIn(evenement(all, 'dossier.rib')?.motif ?? '', /au lieu de .+?(\d{4})\./),
      'courriels du service': (all) => findIn(courriel(all, /^RIB changé/), /au lieu de …(\d{4})/),
    },
  },
  {
    fait: 'the new account of the dossier',
    home: 'domain/identifiants/nombres-affiches.ts#maskIban',
    ...{ moment: 'modifie', demande: 'accordee', valeur: '0181' },
    surfaces: {
      dossier: ({ choix, tete }) =>
        choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib)?.iban_masque.slice(-4),
      pdf: (text) => findIn(text, /RIB .+? · FR76[ •]+(\d{4})/),
      'tête de page': (one) => one.versement.rib?.slice(-4),
      historique: (all) => findIn(evenement(all, 'dossier.rib')?.motif ?? '', /(\d{4}) au lieu/),
      'courriels du service': (all) => findIn(courriel(all, /^RIB changé/), /…(\d{4}) au lieu/),
    },
  },
  {
    fait: 'what is left to pay, once amended',
    home: 'domain/dossier/suivi/suite-argent.rules.ts#suiteArgent',
    ...{ moment: 'modifie', demande: 'accordee', valeur: 2300 },
    surfaces: {
      paiements: (one) => one.reste,
      argent: (one) => somme(one.annees, ({ aVenir }) => aVenir),
      dossier: (one) => part(one).argent?.a_demander?.montant,
      accueil: (one) => euros(one.aFaire[0]?.phrase ?? '', /demandez le solde, ([\d\s]+ €)/),
      titre: (text) => euros(text, /demandez le solde, ([\d ]+ €)/),
    },
  },
];
