import type { PaiementsView, PaiementView } from '@asso/contract/paiement/paiement.schemas';
import { suiteArgent } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { emetteursByEtat } from '@asso/domain/paiement/demande-paiement.states';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { paiementMovesFor } from '@asso/domain/paiement/paiement.rights';
import { computePlafond, findPaiementObstacle } from '@asso/domain/paiement/paiement.rules';
import { etatsPaiementSubvention } from '@asso/domain/paiement/paiement.words';
import { followsRib, paiementSuite, resteSuite } from '@asso/domain/paiement/suite-paiement.rules';
import { sayComptePaiement } from '@asso/domain/paiement/suite-paiement.words';
import { type CompteRenduLu, readRetenue } from '@asso/domain/paiement/versements.rules';
import { sayRetenue } from '@asso/domain/paiement/versements.words';
import type { PaiementRow } from './paiement.sql.ts';
import type { Situation } from './situation.ts';
import { suiteView } from './versements-a-venir.ts';

export function paiementsView(
  situation: Situation,
  comptesRendus: readonly CompteRenduLu[],
  now: Date,
): PaiementsView {
  const { instruction, emetteur, argent, paiements, campagne } = situation;
  const { etat, accorde_le } = instruction;
  const problem =
    emetteur && findPaiementObstacle(emetteur, { ...situation, etat, hasRib: situation.rib !== null });
  const plafond = computePlafond(emetteur ?? 'lca', situation);
  const hasRib = situation.rib !== null;
  const reste = resteSuite({
    etat,
    campagne,
    argent,
    paiements,
    hasRib,
    accorde_le: accorde_le ? new Date(accorde_le) : null,
  });
  const suivi = suiteArgent({ ...instruction, genre: 'subvention' });
  return {
    items: paiements.map((row) => paiementView(row, { ...situation, comptesRendus, now })),
    ...argent,
    accorde_le: accorde_le && new Date(accorde_le).toISOString(),
    plafond: plafond.euros,
    acompte_pourcent: plafond.acomptePourcent,
    attendu_le: suivi?.attendu?.le ?? null,
    suite_reste: reste && suiteView(reste, now, suivi),
    empechement: problem ? said(problem) : null,
    rights: { ask: emetteur !== null && problem === null },
  };
}

const said = ({ code, params }: Problem): string =>
  problemMessage(paiementProblems[code as keyof typeof paiementProblems], params);

type Lu = Situation & { comptesRendus: readonly CompteRenduLu[]; now: Date };

function paiementView(row: PaiementRow, { emetteur, rib, campagne, comptesRendus, now }: Lu): PaiementView {
  const suite = paiementSuite(row, campagne);
  const iban = followsRib(row.etat) ? (rib?.iban ?? null) : row.iban;
  const iban_masque = iban && maskIban(iban);
  const { etat, nature } = row;
  const retenue = readRetenue({ etat, nature, suite, hasRib: rib !== null, comptesRendus }, now);
  return {
    compte: sayComptePaiement({
      etat: row.etat,
      iban: iban_masque,
      isAutre: rib !== null && iban !== rib.iban,
    }),
    suite: suite && suiteView(suite, now),
    retenue: emetteur === 'bo' && retenue ? sayRetenue(retenue) : null,
    id: row.id,
    etat: row.etat,
    lib_etat: etatsPaiementSubvention[row.etat],
    emetteur: emetteursByEtat[row.etat],
    nature: row.nature,
    montant: row.montant,
    motif: row.motif,
    titulaire: row.titulaire,
    iban_masque,
    engagement: row.engagement,
    imputation: emetteur === 'bo' ? row.imputation : null,
    reference: row.reference,
    paye_le: row.paye_le,
    cree_le: row.cree_le.toISOString(),
    par: row.par,
    version: row.version,
    moves: paiementMovesFor(emetteur, row.etat),
  };
}
