// What the service side shows; of a person, only what it takes to tell one from another.

import { sayServicePspProblem } from '@asso/contract/pass-sport/say-service-psp-problem';
import type {
  InscriptionService,
  Remboursement,
  RemboursementDetail,
} from '@asso/contract/pass-sport/service-psp.schemas';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import type { Problem } from '@asso/domain/kernel/result';
import { type EtatPaiement, etatsPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { ageAt } from '@asso/domain/pass-sport/code.rules';
import { nameSaison } from '@asso/domain/pass-sport/exercice.rules';
import { movesServicePsp } from '@asso/domain/pass-sport/service-psp.rules';
import { attestationProblem } from '@asso/domain/pass-sport/structure.rules';
import type { Db } from '../../platform/db/database.ts';
import type { DossierPspRow } from '../dossier-psp.sql.ts';
import { noInscription, readTotaux } from '../inscription.sql.ts';
import { listScans } from '../load-structure.ts';
import { type Controle, checkRemboursement, listBlocages } from './controle-remboursement.ts';
import {
  type DossierFile,
  type InscriptionServiceRow,
  listInscriptionsService,
  readEffectifs,
} from './service-psp.sql.ts';

const said = (problem: Problem | null) => (problem ? sayServicePspProblem(problem) : null);

export async function remboursementsView(db: Db, rows: readonly DossierFile[]): Promise<Remboursement[]> {
  const ids = rows.map(({ id }) => id);
  const [effectifs, totaux] = await Promise.all([readEffectifs(db, ids), readTotaux(db, ids)]);
  return rows.map((row) => {
    const siens = effectifs.filter(({ dossier_id }) => dossier_id === row.id);
    const etats: Partial<Record<EtatPaiement, number>> = {};
    for (const { id_etat, n } of siens) etats[id_etat] = n;
    return {
      id: row.id,
      exercice_id: row.exercice_id,
      saison: nameSaison(row.exercice_id),
      association: { id: row.id_association, nom: row.nom_association, id_siren: row.id_siren },
      structure: { id_siret: row.id_siret, nom: row.nom },
      departement: row.departement,
      federations: [...new Set(siens.flatMap(({ federations }) => federations))].toSorted(),
      etats,
      totaux: totaux.get(row.id) ?? noInscription,
      cree_le: row.cree_le.toISOString(),
    };
  });
}

/**
 * The most inscriptions of one dossier that a page shows: a larger club has several establishments, so several
 * dossiers.
 */
const inscriptionsShown = 1000;

export async function remboursementView(
  db: Db,
  dossier: DossierPspRow,
  now: Date,
): Promise<RemboursementDetail> {
  const { id, id_association } = dossier;
  const [controle, scans, inscriptions] = await Promise.all([
    checkRemboursement(db, dossier, now),
    listScans(db, id_association),
    listInscriptionsService(db, id, inscriptionsShown),
  ]);
  const [head] = await remboursementsView(db, [{ ...dossier, departement: dossier.code_departement }]);
  if (!head) throw new Error('a dossier that was read went away');
  const { structure, rib } = controle;
  const scan = scans.find(({ iban }) => iban !== null && iban === rib?.iban);
  return {
    ...head,
    eligible: structure.eligibilite.eligible,
    agrements: structure.eligibilite.agrements.map(({ label }) => label),
    problems: eligibiliteProblems(controle).map(sayServicePspProblem),
    rib: {
      titulaire: rib?.titulaire ?? null,
      iban: rib?.iban ? maskIban(rib.iban) : null,
      problem: said(controle.ribProblem),
      scan: scan ? { uuid: scan.id, nom: scan.nom } : null,
    },
    certificats: certificatsView(controle),
    inscriptions: inscriptions.map((row) => inscriptionServiceView(row, controle, now)),
    createur: dossier.nom_createur,
  };
}

const eligibiliteProblems = ({ structure: { eligibilite, hasArrete } }: Controle): Problem[] => [
  ...(eligibilite.eligible ? [] : [{ code: 'pass-sport.non-eligible' }]),
  ...(eligibilite.agrements.length > 0 && !hasArrete ? [{ code: 'pass-sport.arrete-absent' }] : []),
  ...eligibilite.remarques,
];

const certificatsView = ({ structure }: Controle): RemboursementDetail['certificats'] =>
  structure.justificatifs.map((one) => {
    const last = structure.attestations.find(
      ({ siren_federation, exercice_id }) => siren_federation === one.siren && exercice_id === one.de,
    );
    return {
      siren: one.siren,
      nom: one.nom,
      etat: one.etat,
      attestation: last ? { uuid: last.id_document, nom: last.nom_document } : null,
      problem: structure.regles.attestation ? said(attestationProblem(one)) : null,
    };
  });

const inscriptionServiceView = (
  row: InscriptionServiceRow,
  controle: Controle,
  now: Date,
): InscriptionService => {
  const moves = movesServicePsp(row.id_etat);
  return {
    id: row.id,
    id_psp: row.id_psp,
    id_etat: row.id_etat,
    lib_etat: etatsPaiement[row.id_etat],
    beneficiaire: personneView(row, now),
    federation: row.siren_federation
      ? { siren: row.siren_federation, nom: row.nom_federation ?? row.siren_federation }
      : null,
    montant: row.montant,
    motif: row.motif,
    reference: row.reference,
    paye_le: row.paye_le,
    cree_le: row.cree_le.toISOString(),
    moves,
    blocages: moves.length > 0 ? listBlocages(controle, row).map(sayServicePspProblem) : [],
    version: row.version,
  };
};

type Personne = { prenom: string; nom: string; date_naissance: string };

/** Gives of a person only « Léa M., 14 ans », which is enough to recognise them. */
export const personneView = ({ prenom, nom, date_naissance }: Personne, now: Date) => ({
  prenom,
  initiale: nom.slice(0, 1),
  age: ageAt(date_naissance, localDay(now)),
});
