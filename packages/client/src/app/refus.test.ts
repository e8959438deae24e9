// Every problem that a decision, a payment, a report, a lot or a transmission can answer leads to words and, where the
// portal has one, to the act that does what is missing.
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { dossierAgrementProblems } from '@asso/domain/agrement/dossier-agrement.problems';
import { tcaProblemes } from '@asso/domain/agrement/tca.problems';
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import { crfProblems } from '@asso/domain/crf/crf.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { lotProblems } from '@asso/domain/instruction/lot.problems';
import { kernelProblems, type ProblemTable, problemTexts } from '@asso/domain/kernel/problems';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { expect, it } from 'vitest';
import { toRefus } from '../dossier/refus.ts';

const sentences: ProblemTable = {
  ...kernelProblems,
  ...dossierProblems,
  ...courrierProblems,
  ...crfProblems,
  ...paiementProblems,
  ...instructionProblems,
  ...lotProblems,
  ...subventionProblems,
  ...dossierAgrementProblems,
  ...tcaProblemes,
};

const acts: Readonly<Record<string, Endpoint>> = {
  'a move': dossierEndpoints.moveInstruction,
  'a decision': conclusionEndpoints.conclureDossier,
  'an amended decision': conclusionEndpoints.modifierDecision,
  'a decision taken back': conclusionEndpoints.reprendreDecision,
  'a payment asked': paiementEndpoints.askPaiement,
  'a payment moved': paiementEndpoints.movePaiement,
  'a payment removed': paiementEndpoints.deletePaiement,
  'a report begun': crfEndpoints.createCrf,
  'a report sent': crfEndpoints.transmitCrf,
  'a report decided': crfEndpoints.decideCrf,
  'a lot made': lotEndpoints.createLot,
  'a lot changed': lotEndpoints.saveLot,
  'a line of a lot changed': lotEndpoints.saveLigne,
  'a lot launched': lotEndpoints.launchLot,
  'a lot tried again': lotEndpoints.retryLot,
  'a lot taken back': lotEndpoints.reprendreLot,
  'a transmission': transmissionEndpoints.transmitDossier,
};

/** What any act may answer, whatever it is. */
const always = [
  'kernel.version-requise',
  'kernel.cle-deja-utilisee',
  'kernel.demande-en-cours',
  'kernel.deja-traitee',
  'kernel.interdit',
  'kernel.requete-invalide',
  'kernel.trop-de-requetes',
];

const answers = Object.entries(acts).flatMap(([act, { problems = [] }]) =>
  [...new Set([...problems, ...always])].map((code): [string, string] => [act, code]),
);

const lieu = { id_fo: '26-000042', id_siret: 's1', service: 'dr35' };
const params = { exercice: '2025', crf: 'c1', nature: 'acompte' };
const conflictWords = /a changé ce dossier|a modifié cette page|Quelqu’un/;

it.each(answers)('%s refused by %s says why, and never that somebody changed the dossier', (_, code) => {
  const row = sentences[code];
  expect(row, `no sentence for ${code}`).toBeDefined();
  if (!row || code === 'kernel.conflit') return;
  const texts = problemTexts(row, params);
  const refus = toRefus({ code, ...texts, params }, lieu);
  expect(refus.raison).not.toBe('');
  expect(refus.isPerime).toBe(false);
  expect(`${refus.raison} ${refus.remede ?? ''}`).not.toMatch(conflictWords);
  expect(refus.remede).toBe(texts.remede ?? null);
});

it('only a stale version says who changed the dossier, and when', () => {
  const stale = { code: 'kernel.conflit', message: 'Choisissez la version à garder.' };
  expect(toRefus({ ...stale, par: 'Soizic Allain', le: '2026-11-30T09:12:00Z' })).toMatchObject({
    isPerime: true,
    raison: 'Soizic Allain a changé ce dossier pendant votre lecture, le 30/11/2026 10h12.',
  });
  expect(toRefus(stale).raison).toBe('Quelqu’un a changé ce dossier pendant votre lecture.');
  const quoi = 'ce versement (acompte de 1 200 €, désormais « refusé »)';
  expect(toRefus({ ...stale, par: 'Soizic Allain', params: { quoi } }).raison).toBe(
    `Soizic Allain a changé ${quoi} pendant votre lecture.`,
  );
});

it.each<[code: string, label: string, href: string | undefined]>([
  ['crf.comptes-rendus-a-lire', 'Lire le compte rendu 2025', '/associations/s1/dossier/26-000042/crf/c1'],
  ['crf.comptes-rendus-attendus', 'Voir les comptes rendus', '#comptes-rendus'],
  ['crf.mouvement-impossible', 'Relire la page', undefined],
  ['dossier.complements-attendus', 'Retirer cette demande', '#champ-decision-retrait'],
  ['dossier.incomplet', 'Voir ce qui manque', '#reste-a-completer'],
  ['dossier.motif-obligatoire', 'Écrire le motif', '#champ-decision-motif'],
  ['dossier.mouvement-impossible', 'Relire la page', undefined],
  ['instruction.decision-en-attente', 'Voir cette décision', '#decision-titre'],
  ['instruction.enveloppe-depassee', 'Dire pourquoi', '#champ-decision-motif_enveloppe'],
  ['instruction.moins-que-verse', 'Voir les versements', '#paiements-dr35'],
  ['instruction.rien-a-reprendre', 'Relire la page', undefined],
  ['lot.deja-lance', 'Voir où il en est', undefined],
  ['lot.introuvable', 'Voir vos lots', '/instructeur/lots'],
  ['paiement.acompte-attendu', 'Voir l’acompte', '#paiements-dr35'],
  ['paiement.en-cours', 'Verser l’acompte', '#paiements-dr35'],
  ['paiement.rib-incomplet', 'Voir le RIB', '#rib'],
])('%s leads to « %s »', (code, label, href) => {
  const found = toRefus({ code, message: 'Refusé.', params }, lieu).acte;
  expect([found?.label, found?.href]).toEqual([label, href]);
});

it('an act that needs a place the page does not know is not offered', () => {
  expect(toRefus({ code: 'paiement.en-cours', message: 'En cours.' }).acte).toBeNull();
  expect(toRefus({ code: 'crf.comptes-rendus-a-lire', message: 'À lire.' }, lieu).acte).toBeNull();
});
