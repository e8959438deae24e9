// Test support: what is said of a decision that has left, then of the act that amends it.
import { sayDatesDecision } from '@asso/domain/dossier/decision.rules';
import { etapesDatees } from '@asso/domain/dossier/suivi/etapes-datees.rules';
import { computeSolde } from '@asso/domain/instruction/enveloppe.rules';
import {
  courriel,
  euros,
  evenement,
  type Fait,
  financement,
  findByAnnee,
  findByExercice,
  findIn,
  findInCommission,
  jour,
  jourLong,
  nombre,
  part,
  readPdfAccorde,
  type Surfaces,
  somme,
  tache,
} from './test-extraits.ts';
import type { Lu } from './test-lectures.ts';

const sommeAccordee = (sujet: RegExp, dite: RegExp): Surfaces => ({
  dossier: (one) => part(one).montant_accorde,
  'dossier du service': (one) => one.montant_accorde,
  liste: (one) => one.montant_accorde,
  file: (one) => one.montant_accorde,
  paiements: (one) => one.accorde,
  'paiements du service': (one) => one.accorde,
  pdf: readPdfAccorde,
  'PDF du service': (text) => euros(text, /Montants accordés .+? Total [\d ]+ € ([\d ]+ €)/),
  accueil: (one, lu) => tache(one, lu)?.montant_accorde,
  etapes: (one) => one.accorde,
  courriels: (all) => euros(courriel(all, sujet), dite),
  argent: (one) => somme(one.annees, ({ accorde }) => accorde),
  export: (row) => nombre(row.Accordé),
  enveloppes: ({ items }) => somme(items, ({ accorde }) => accorde),
  bureau: ({ enveloppes }) => somme(enveloppes, (one) => one.accorde_ici),
  'accueil du service': (one) => one.accorde,
  statistiques: (one) => one.ensemble.accorde,
  historique: ([...all]) =>
    all.find(({ action }) => ['instruction.grant', 'decision.modifiee'].includes(action))?.montant,
  'données essentielles': (row) => nombre(row.montant),
  'fichier public': (row) => nombre(row.montant),
});

const accordeeEn = (annee: number): Surfaces => ({
  dossier: (one) => financement(one, annee)?.montant_accorde,
  'dossier du service': (one) => financement(one, annee)?.montant_accorde,
  pdf: (text) => euros(text, new RegExp(`Former nos arbitres ${annee} Service 1 [\\d ]+ € ([\\d ]+ €)`)),
  argent: (one) => findByAnnee(one.annees, annee)?.accorde,
  enveloppes: ({ items }) => findByExercice(items, annee)?.accorde,
  bureau: ({ enveloppes }) => findByExercice(enveloppes, annee)?.accorde_ici,
  ...(annee === 2027 && {
    commission: (one: Lu['commission'], lu: Lu) => findInCommission(one, lu)?.accorde,
  }),
});

/** The reference says the days of a decision that was amended; of any other, its column does. */
const datesPubliees = (row: Record<string, string>) =>
  findIn(row.referenceDecision ?? '', /décision du (.+)/) ?? jour(row.dateConvention);

const datesDites: Surfaces = {
  dossier: (one) => sayDatesDecision(part(one)),
  'dossier du service': (one) => sayDatesDecision(part(one)),
  liste: (one) => sayDatesDecision(part(one)),
  file: (one) => sayDatesDecision(part(one)),
  pdf: (text) => findIn(text, /Décision du Service 1 le (\S+?(?:, modifiée le \S+)?) Mo/),
  export: (row) =>
    [row['Décidé le'], row['Décision modifiée le'] && `modifiée le ${row['Décision modifiée le']}`]
      .filter(Boolean)
      .join(', '),
  'données essentielles': datesPubliees,
  'fichier public': datesPubliees,
  etapes: ({ decide, modifiee }) =>
    [jour(decide?.toISOString()), modifiee && `modifiée le ${jour(modifiee.toISOString())}`]
      .filter(Boolean)
      .join(', '),
};

const soldeDit: Surfaces = {
  enveloppes: ({ items }) => {
    const one = findByExercice(items, 2027);
    return one && computeSolde(one);
  },
  commission: (one) => computeSolde(one.enveloppe),
  bureau: ({ enveloppes }) => {
    const one = findByExercice(enveloppes, 2027);
    return one && computeSolde(one);
  },
};

export const faitsDecision: readonly Fait[] = [
  {
    fait: 'the title of the project',
    home: 'domain/dossier/dossier.words.ts#shortIntitule',
    ...{ moment: 'parti', demande: 'accordee', valeur: 'Former nos arbitres' },
    surfaces: {
      dossier: (one) => one.description.projet,
      liste: (one) => one.description.projet,
      file: (one) => one.description.projet,
      accueil: (one, lu) => tache(one, lu)?.intitule,
      pdf: (text) => findIn(text, /Projet 1 : (.+?) Description/),
      export: (row) => row.Projets,
      commission: (one, lu) => findInCommission(one, lu)?.projets,
      courriels: (all) => findIn(courriel(all, /^Accordé/), /^Accordé : (.+?), /),
      notifications: ([last]) => last && findIn(last.sentence, /« (.+?) »/),
      'données essentielles': (row) => row.objet,
      'fichier public': (row) => row.objet,
      agenda: (text) => findIn(text, /SUMMARY:Compte rendu : « (.+?) »/),
    },
  },
  {
    fait: 'the service in charge',
    home: 'domain/dossier/ordre-instructions.rules.ts#sortByUrgence',
    ...{ moment: 'parti', demande: 'accordee', valeur: 'Service 1' },
    surfaces: {
      dossier: (one) => part(one).service.nom,
      liste: (one) => part(one).service.nom,
      recepisse: (one) => one.services.join(),
      'PDF du récépissé': (text) => findIn(text, /Reçu par (Service \d)/),
      pdf: (text) => findIn(text, /Décision du (Service \d)/),
      accueil: (one) => one.aFaire[0]?.service,
      argent: (one) => one.versements[0]?.service,
      export: (row) => row.Service,
      courriels: (all) => findIn(courriel(all, /^Accordé/), /(Service \d) vous accorde/),
      historique: (all) => evenement(all, 'instruction.grant')?.service,
      'tête de page': (one) => one.service,
      'données essentielles': (row) => row.nomAttribuant,
      'fichier public': (row) => row.nomAttribuant,
    },
  },
  {
    fait: 'the sum granted',
    home: 'domain/dossier/suivi/etapes-datees.rules.ts#etapesDatees',
    ...{ moment: 'parti', demande: 'accordee', valeur: 3500 },
    surfaces: sommeAccordee(/^Accordé/, /vous accorde ([\d ]+ €)/),
  },
  {
    fait: 'the sum granted for the first year',
    home: 'domain/instruction/enveloppe.rules.ts#sumCampagneAccorde',
    ...{ moment: 'parti', demande: 'accordee', valeur: 2000 },
    surfaces: accordeeEn(2027),
  },
  {
    fait: 'the sum granted for the second year',
    home: 'domain/instruction/enveloppe.rules.ts#sumCampagneAccorde',
    ...{ moment: 'parti', demande: 'accordee', valeur: 1500 },
    surfaces: {
      ...accordeeEn(2028),
      statistiques: (one) => findByAnnee(one.campagnes[0]?.engages ?? [], 2028)?.accorde,
    },
  },
  {
    fait: 'the day of the decision',
    home: 'domain/dossier/decision.rules.ts#sayDatesDecision',
    ...{ moment: 'parti', demande: 'accordee', valeur: '11/02/2027' },
    surfaces: datesDites,
  },
  {
    fait: 'the day of the refusal',
    home: 'domain/dossier/decision.rules.ts#sayDatesDecision',
    ...{ moment: 'parti', demande: 'refusee', valeur: '11/02/2027' },
    surfaces: {
      dossier: (one) => sayDatesDecision(part(one)),
      pdf: (text) => findIn(text, /Décision du Service 1 le (.+?) Motif/),
      export: (row) => row['Décidé le'],
      historique: (all) => jour(evenement(all, 'instruction.refuse')?.le),
      etapes: (one) => jour(one.decide?.toISOString()),
    },
  },
  {
    fait: 'the reason of the refusal',
    home: 'domain/dossier/instruction.words.ts#describeCourrier',
    ...{ moment: 'parti', demande: 'refusee', valeur: 'Le projet est hors du champ de l’appel.' },
    surfaces: {
      dossier: (one) => part(one).motif,
      liste: (one) => part(one).motif,
      file: (one) => part(one).motif,
      pdf: (text) => findIn(text, /Motif du Service 1 (.+?) Choix/),
      courriels: (all) => findIn(courriel(all, /^Refusé/), /vous écrit :\s+(.+)\n/),
      historique: (all) => evenement(all, 'instruction.refuse')?.motif,
      export: (row) => row.Motif,
    },
  },
  {
    fait: 'what is left of the envelope of the year',
    home: 'domain/instruction/enveloppe.rules.ts#computeSolde',
    ...{ moment: 'parti', demande: 'accordee', valeur: { label: 'Reste', euros: 8000 } },
    surfaces: soldeDit,
  },
  {
    fait: 'when the report is expected',
    home: 'domain/crf/echeance-crf.rules.ts#echeanceCrf',
    ...{ moment: 'parti', demande: 'accordee', valeur: '30 juin 2028' },
    surfaces: {
      etapes: (one) =>
        findIn(etapesDatees(one).find(({ nom }) => nom === 'Compte rendu')?.quand ?? '', /avant le (.+)/),
      'tête de page': (one) => jourLong(one.crf?.avant.toISOString()),
      crfs: ([first]) => jourLong(first?.echeance),
      'crfs attendus': ([first]) => jourLong(first?.echeance),
      accueil: (one) => jourLong(`${(one.aFaire[0]?.exercice_crf ?? 0) + 1}-06-30T12:00:00Z`),
      agenda: (text) =>
        jourLong(
          findIn(text, /VALUE=DATE:(\d{8})[\s\S]*?SUMMARY:Compte rendu/)?.replace(
            /(....)(..)(..)/,
            '$1-$2-$3T12:00:00Z',
          ),
        ),
    },
  },
  {
    fait: 'the median delay of a decision',
    home: 'domain/statistiques/delais.rules.ts#computeDelais',
    ...{ moment: 'parti', demande: 'accordee', valeur: 10 },
    surfaces: {
      statistiques: (one) => one.delais.mediane,
      dossier: (one) =>
        Math.floor(
          (Date.parse(part(one).decide_le ?? '') - Date.parse(part(one).transmis_le ?? '')) / 86_400_000,
        ),
    },
  },
  {
    fait: 'the sum granted, once amended',
    home: 'domain/dossier/suivi/etapes-datees.rules.ts#etapesDatees',
    ...{ moment: 'modifie', demande: 'accordee', valeur: 3100 },
    surfaces: sommeAccordee(/^Décision modifiée/, /: ([\d ]+ €) accordés, au lieu/),
  },
  {
    fait: 'the sum that it replaces',
    home: 'domain/instruction/modification.words.ts#sayModification',
    ...{ moment: 'modifie', demande: 'accordee', valeur: 3500 },
    surfaces: {
      bureau: ({ remplacees: [first] }) => first?.montant,
      courriels: (all) => euros(courriel(all, /^Décision modifiée/), /au lieu de : ([\d ]+ €)/),
      notifications: (all) =>
        euros(
          all.find((one) => one.sentence.includes('modifiée'))?.sentence ?? '',
          /au lieu de : ([\d\s]+ €)/,
        ),
      historique: (all) =>
        euros(evenement(all, 'decision.modifiee')?.motif ?? '', /au lieu de : ([\d\s]+ €)/),
      chorus: ({ lots: [first] }) => first?.montant,
    },
  },
  {
    fait: 'the sum of the first year, once amended',
    home: 'domain/instruction/enveloppe.rules.ts#sumCampagneAccorde',
    ...{ moment: 'modifie', demande: 'accordee', valeur: 1600 },
    surfaces: { ...accordeeEn(2027), chorus: ({ lignes: [first] }) => 2000 + (first?.montant ?? 0) },
  },
  {
    fait: 'both days of a decision that was amended',
    home: 'domain/dossier/decision.rules.ts#sayDatesDecision',
    ...{ moment: 'modifie', demande: 'accordee', valeur: '11/02/2027, modifiée le 26/02/2027' },
    surfaces: datesDites,
  },
  {
    fait: 'the reason of the amending act',
    home: 'domain/instruction/modification.words.ts#courrielModificatif',
    ...{ moment: 'modifie', demande: 'accordee', valeur: 'Le devis de la salle a baissé.' },
    surfaces: {
      dossier: (one) => part(one).motif,
      file: (one) => part(one).motif,
      pdf: (text) => findIn(text, /Motif du Service 1 (.+?) Montants accordés/),
      courriels: (all) => findIn(courriel(all, /^Décision modifiée/), /vous écrit :\s+(.+)\n/),
      historique: (all) => evenement(all, 'decision.modifiee')?.motif?.split('\n')[1],
      export: (row) => row.Motif,
    },
  },
  {
    fait: 'what is left of the envelope, once amended',
    home: 'domain/instruction/enveloppe.rules.ts#computeSolde',
    ...{ moment: 'modifie', demande: 'accordee', valeur: { label: 'Reste', euros: 8400 } },
    surfaces: soldeDit,
  },
];
