// Test support: what is said of a request until its decision leaves.
import { sayEtatVuShort, sumAccordesVus } from '@asso/domain/dossier/suivi/depart.words';
import { etapesDatees } from '@asso/domain/dossier/suivi/etapes-datees.rules';
import { sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import {
  capitalise,
  euros,
  evenement,
  type Fait,
  financement,
  findByAnnee,
  findIn,
  findInCommission,
  jour,
  nombre,
  part,
  readPdfAccorde,
  readPdfDemande,
  readPdfEtat,
  somme,
  tache,
} from './test-extraits.ts';

export const faitsDemande: readonly Fait[] = [
  {
    fait: 'who sent the request',
    home: 'domain/dossier/signature/qui-signe.words.ts#signerLines',
    ...{ moment: 'transmis', demande: 'accordee', valeur: 'Jeanne Roux' },
    surfaces: {
      recepisse: (one) => one.transmis_par,
      signature: (one) => one.envoi?.par,
      'PDF du récépissé': (text) => findIn(text, /Transmis par (.+?), le /),
      pdf: (text) => findIn(text, /Transmis par (.+?), le /),
      'PDF du service': (text) => findIn(text, /Transmis par (.+?), le /),
      historique: (all) => evenement(all, 'instruction.transmit')?.par,
    },
  },
  {
    fait: 'who signed it: nobody',
    home: 'domain/dossier/signature/qui-signe.words.ts#saySigner',
    ...{ moment: 'transmis', demande: 'accordee', valeur: 'Non signé' },
    surfaces: {
      recepisse: (one) => one.isNonSigne && one.preuve === null && 'Non signé',
      signature: (one) => one.envoi?.isNonSigne && one.preuve === null && 'Non signé',
      'PDF du récépissé': (text) => findIn(text, /Signé par (Non signé)/),
      pdf: (text) => findIn(text, /Signé par (Non signé)/),
      historique: (all) => evenement(all, 'signature.sans') && 'Non signé',
    },
  },
  {
    fait: 'when it was received',
    home: 'domain/identifiants/dates-affichees.ts#formatHorodatage',
    ...{ moment: 'transmis', demande: 'accordee', valeur: '01/02/2027' },
    surfaces: {
      recepisse: (one) => jour(one.transmis_le),
      'PDF du récépissé': (text) => findIn(text, /Reçu le (\S+)/),
      pdf: (text) => findIn(text, /Transmis par .+?, le (\S+)/),
      liste: (one) => jour(part(one).transmis_le),
      file: (one) => jour(part(one).transmis_le),
      export: (row) => row['Transmis le']?.slice(0, 10),
      accueil: (one, lu) => jour(tache(one, lu)?.transmis_le),
      etapes: (one) => jour(one.transmis?.toISOString()),
    },
  },
  {
    fait: 'the day from which silence refuses',
    home: 'domain/dossier/recepisse.words.ts#refusImpliciteDate',
    ...{ moment: 'transmis', demande: 'accordee', valeur: '01/04/2027' },
    surfaces: {
      recepisse: (one) => jour(one.refus_implicite_le),
      'PDF du récépissé': (text) => findIn(text, /Sans réponse le (\S+),/),
    },
  },
  {
    fait: 'the sum asked',
    home: 'domain/kernel/money.ts#sumEuros',
    ...{ moment: 'transmis', demande: 'accordee', valeur: 3500 },
    surfaces: {
      dossier: (one) => one.montant_demande,
      'dossier du service': (one) => part(one).montant_demande,
      liste: (one) => one.montant_demande,
      file: (one) => one.montant_demande,
      pdf: (text) => readPdfDemande(text),
      'PDF du récépissé': (text) => euros(text, /Montant demandé ([\d ]+ €)/),
      export: (row) => nombre(row.Demandé),
      etapes: (one) => etapesDatees(one)[0]?.montant,
      accueil: (one) => one.enCours[0]?.montant_demande,
      argent: (one) => somme(one.annees, ({ demande }) => demande) - 2000,
      'accueil du service': (one) => one.demande - 2000,
      statistiques: (one) => one.ensemble.demande - 2000,
    },
  },
  {
    fait: 'the sum asked for the second year',
    home: 'domain/kernel/money.ts#sumEuros',
    ...{ moment: 'transmis', demande: 'accordee', valeur: 1500 },
    surfaces: {
      dossier: (one) => financement(one, 2028)?.montant_demande,
      argent: (one) => findByAnnee(one.annees, 2028)?.demande,
      pdf: (text) => euros(text, /2028 Service 1 ([\d ]+ €)/),
    },
  },
  {
    fait: 'the deadline of the edition, with its zone',
    home: 'domain/identifiants/echeances-affichees.ts#sayLimite',
    ...{ moment: 'transmis', demande: 'accordee', valeur: 'jeudi 11 mars 2027 à 23h59, heure de Paris' },
    surfaces: {
      Atom: (text) => findIn(text, /Jusqu’au (.+?)\. /),
      'flux JSON': (text) => findIn(text, /Jusqu’au (.+?)\. /),
      'page publique': (text) => findIn(text, /jusqu’au ([^<]+?de Paris)/),
      campagne: ({ campagne: { fuseau, sous_dispositifs } }) =>
        sayLimite(new Date(sous_dispositifs[0]?.date_fin ?? ''), fuseau),
      accueil: ({ ouvertes: [one] }) => one && sayLimite(new Date(one.date_fin), one.fuseau),
    },
  },
  {
    fait: 'the state that the service sees before the letter leaves',
    home: 'domain/dossier/suivi/depart.words.ts#sayEtatVuShort',
    ...{ moment: 'decide', demande: 'accordee', valeur: 'Accordé, part à 13h32' },
    surfaces: {
      file: (one) => sayEtatVuShort(part(one)),
      'dossier du service': (one) => sayEtatVuShort(part(one)),
      commission: (one, lu) => {
        const found = findInCommission(one, lu);
        return found && sayEtatVuShort(found);
      },
      'PDF du service': (text) => readPdfEtat(text),
      export: (row) => capitalise(row.État),
      bureau: ({ conclusion }) =>
        conclusion &&
        sayEtatVuShort({ etat: '2', depart: { ...conclusion, le: conclusion.part_le, echec: false } }),
    },
  },
  {
    fait: 'the state of a refusal that the service sees before it leaves',
    home: 'domain/dossier/suivi/depart.words.ts#sayEtatVuShort',
    ...{ moment: 'decide', demande: 'refusee', valeur: 'Refusé, part à 13h32' },
    surfaces: {
      file: (one) => sayEtatVuShort(part(one)),
      'dossier du service': (one) => sayEtatVuShort(part(one)),
      'PDF du service': (text) => readPdfEtat(text),
      export: (row) => capitalise(row.État),
    },
  },
  {
    fait: 'the state that the association sees meanwhile',
    home: 'domain/dossier/suivi/etat-suivi.words.ts#describeSuivi',
    ...{ moment: 'decide', demande: 'accordee', valeur: 'étudie' },
    surfaces: {
      dossier: (one) => one.instructions[0]?.lib_etat === "en cours d'instruction" && 'étudie',
      liste: (one) => part(one).lib_etat === "en cours d'instruction" && 'étudie',
      pdf: (text) => readPdfEtat(text) === "En cours d'instruction" && 'étudie',
      accueil: (one) => findIn(one.enCours[0]?.phrase ?? '', /il (étudie) votre dossier/),
      titre: (text) => findIn(text, /(étudie) votre dossier/),
      courriels: ([last]) => findIn(last ?? '', /commencé à (étudie)r/),
      historique: (all) => all[0]?.action === 'instruction.start' && 'étudie',
    },
  },
  {
    fait: 'how many are decided, for the service, while the decisions wait',
    home: 'server/dossier/etat-instruction.sql.ts#readableEtat',
    ...{ moment: 'decide', demande: 'accordee', valeur: { decides: 2, etude: 0 } },
    surfaces: {
      'accueil du service': ({ decides, enInstruction }) => ({ decides, etude: enInstruction }),
      'file par état': (par) => ({ decides: par['6'] + par['11'], etude: par['2'] }),
      statistiques: ({ etats }) => ({
        decides: somme(etats, ({ etat, n }) => (etat === '6' || etat === '11' ? n : 0)),
        etude: somme(etats, ({ etat, n }) => (etat === '2' ? n : 0)),
      }),
      'mon jour': ({ parCollegue }) => ({
        decides: 2 - somme(parCollegue, (one) => one.nombre),
        etude: parCollegue.find(({ id }) => id === null)?.nombre ?? 0,
      }),
    },
  },
  {
    fait: 'how many are decided, for the association, while the decisions wait',
    home: 'server/dossier/etat-instruction.sql.ts#readableEtat',
    ...{ moment: 'decide', demande: 'accordee', valeur: 0 },
    surfaces: {
      'liste par état': (par) => par['6'] + par['11'],
      accueil: (one) => one.enCours.filter(({ decide_le }) => decide_le !== null).length,
      argent: (one) => one.annees.filter(({ accorde }) => accorde !== null).length,
    },
  },
  {
    fait: 'the sum that waits to leave, for the service',
    home: 'domain/dossier/suivi/depart.words.ts#sumAccordesVus',
    ...{ moment: 'decide', demande: 'accordee', valeur: 3500 },
    surfaces: {
      file: (one) => sumAccordesVus(one.montant_accorde, [part(one).depart]),
      'dossier du service': (one) => sumAccordesVus(one.montant_accorde, [part(one).depart]),
      bureau: ({ conclusion }) => conclusion?.montant,
      'PDF du service': readPdfAccorde,
      export: (row) => nombre(row.Accordé),
      'accueil du service': (one) => one.accorde,
      statistiques: (one) => one.campagnes[0]?.accorde,
      enveloppes: ({ items }) => somme(items, (one) => one.en_attente),
    },
  },
];
