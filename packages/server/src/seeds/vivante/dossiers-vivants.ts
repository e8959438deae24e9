// The dossiers are written in one go, as the portal would have left each of them: its states, dates, amounts,
// documents, money paid, reports and history. A test of this folder reads each of them through the portal's own rules.
import { randomUUID } from 'node:crypto';
import { isDecide, isNonTransmis } from '@asso/domain/dossier/instruction.states';
import { localDay, localYear } from '@asso/domain/identifiants/dates-affichees';
import { formatIdFo } from '@asso/domain/identifiants/numeros-internes';
import { computeEmpreinte, empreinteBudget } from '@asso/domain/instruction/empreinte.rules';
import { findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import { cleUnicite } from '@asso/domain/subvention/creation.rules';
import { writeMissingDecisions } from '../../dossier/decision/decision.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AssociationEcrite } from './associations-vivantes.ts';
import { type Calendrier, ouvertureJours } from './calendrier.ts';
import { type CleFonds, fondsVivants } from './campagnes-vivantes.ts';
import { writeCompteRendu } from './comptes-rendus-vivants.ts';
import { computeMontantDemande, type DemandeVivante, pickRib, toProjet, toTete } from './demandes.ts';
import {
  type Dates,
  type DossierEcrit,
  type Fonds,
  listAnneesDemande,
  pickMotif,
  totalAccorde,
} from './dossier-ecrit.ts';
import { writeHistoire } from './histoire.ts';
import { dossiersPlanifies } from './plan.ts';
import { fillTable, takeNumeros } from './remplir.sql.ts';

type Given = {
  quand: Calendrier;
  ecrites: ReadonlyMap<string, AssociationEcrite>;
  fonds: Readonly<Record<CleFonds, Fonds>>;
};

export async function writeDossiers(trx: Tx, given: Given): Promise<DossierEcrit[]> {
  const sansNumero = dossiersPlanifies.map((plan, rang) => {
    const ecrite = given.ecrites.get(plan.association.nom);
    if (!ecrite) throw new Error(`${plan.association.nom} was not written`);
    const { service, campagnes, agents } = given.fonds[plan.fonds];
    const exercice = given.quand.exercice(plan.recul);
    const demande: DemandeVivante = {
      ...plan,
      ...{ ecrite, service, exercice, exercice_fin: exercice + (plan.sous === 'PLU' ? 1 : 0) },
      campagne: campagnes[plan.recul].contenu,
    };
    const agent = agents[rang % agents.length];
    if (!agent) throw new Error('nobody works in this service');
    return {
      ...demande,
      id: randomUUID(),
      id_projet: randomUUID(),
      corps: toProjet(demande),
      dates: datesOf(plan, rang, given.quand),
      accorde: accordeOf(demande, rang),
      agent,
    };
  });
  const dossiers = await numerotes(trx, sansNumero);
  await fillTable(trx, 'dossier', dossiers.map(ligneDossier));
  await fillTable(
    trx,
    'dossier_subvention',
    dossiers.map(({ id, fonds, recul }) => ({
      id_dossier: id,
      id_campagne_version: given.fonds[fonds].campagnes[recul].id,
    })),
  );
  await fillTable(trx, 'projet', dossiers.map(ligneProjet));
  await fillTable(trx, 'financement', dossiers.flatMap(lignesFinancement));
  await fillTable(trx, 'instruction', dossiers.map(ligneInstruction));
  await fillTable(trx, 'piece_dossier', dossiers.flatMap(lignesPieces));
  await fillTable(trx, 'piece_transmise', dossiers.flatMap(lignesTransmises));
  await fillTable(trx, 'demande_paiement', dossiers.flatMap(lignesPaiement));
  await fillTable(trx, 'empreinte_dossier', dossiers.flatMap(ligneEmpreinte));
  const rapports = dossiers.flatMap((one) => writeCompteRendu(one, given.fonds[one.fonds], given.quand));
  await fillTable(
    trx,
    'crf',
    rapports.map(({ crf }) => crf),
  );
  await fillTable(
    trx,
    'crf_projet',
    rapports.map(({ projet }) => projet),
  );
  await fillTable(trx, 'historique', [
    ...dossiers.flatMap((one) => writeHistoire(one, given.fonds[one.fonds].nom)),
    ...rapports.flatMap(({ histoire }) => histoire),
  ]);
  await writeMissingDecisions(trx);
  return dossiers;
}

/** Numbers the dossiers in the order in which they were begun. */
async function numerotes<D extends { dates: Dates }>(
  trx: Tx,
  dossiers: readonly D[],
): Promise<(D & { id_fo: string })[]> {
  const sorted = dossiers.toSorted((a, b) => a.dates.cree.getTime() - b.dates.cree.getTime());
  const byYear = Map.groupBy(sorted, ({ dates }) => localYear(dates.cree));
  const all: (D & { id_fo: string })[] = [];
  for (const [annee, ones] of byYear) {
    const last = await takeNumeros(trx, annee, ones.length);
    all.push(
      ...ones.map((one, rang) => ({ ...one, id_fo: formatIdFo(annee, last - ones.length + rang + 1) })),
    );
  }
  return all;
}

/** Gives the dates of a dossier: the older the season, the further its dossiers have come. */
function datesOf(
  { etat, recul, crf }: Pick<DemandeVivante, 'etat' | 'recul' | 'crf'>,
  rang: number,
  { le, exercice }: Calendrier,
): Dates {
  const depot = ouvertureJours + 8 + ((rang * 11) % 60);
  const isSent = !isNonTransmis(etat);
  const isStudied = isSent && etat !== 'D';
  const decision = recul === 0 ? Math.min(-1, depot + 28) : 45 + ((rang * 7) % 50);
  const isDone = isDecide(etat);
  const isPaid = ['9', '10'].includes(etat);
  const rapport = new Date(Date.UTC(exercice(recul) + 1, 4, 4 + (rang % 40), 9, rang % 60));
  return {
    cree: le(recul, depot - 6 - (rang % 5), rang),
    transmis: isSent ? le(recul, depot, rang + 2) : null,
    commence: isStudied ? le(recul, Math.min(depot + 6 + (rang % 9), decision - 1), rang + 3) : null,
    decide: isDone ? le(recul, decision, rang + 5) : null,
    paye: isPaid || etat === '8' ? le(recul, decision + 21, rang) : null,
    termine: etat === '10' && crf === 5 ? new Date(rapport.getTime() + 12 * 86_400_000) : null,
  };
}

/**
 * Returns the amount granted for one year: what was asked, or four fifths or two thirds of it, rounded down to the
 * hundred euros; null when nothing is granted.
 */
function accordeOf(demande: DemandeVivante, rang: number): number | null {
  if (!isDecide(demande.etat) || demande.etat === '11' || demande.etat === '12') return null;
  return Math.floor((computeMontantDemande(demande) * ([1, 0.8, 0.67][rang % 3] ?? 1)) / 100) * 100;
}

const derniere = ({ cree, transmis, commence, decide, paye, termine }: Dates): Date =>
  termine ?? paye ?? decide ?? commence ?? transmis ?? cree;

function ligneDossier(one: DossierEcrit) {
  const { ecrite, campagne, sous, dates, exercice, exercice_fin } = one;
  const { code, id_type_dispositif } = fondsVivants[one.fonds];
  const libelle = findSousDispositif(campagne, sous)?.label ?? '';
  const user = ecrite.president.id;
  return {
    id: one.id,
    id_fo: one.id_fo,
    genre: 'subvention',
    id_association: ecrite.id,
    id_siret: ecrite.siret,
    ...{ exercice, exercice_fin },
    statut: 'complet',
    titre: campagne.titre,
    id_type_dispositif,
    id_sous_type_dispositif: sous,
    lib_sous_type_dispositif: libelle,
    id_service_instructeur: one.service,
    cle_unicite: cleUnicite({ code, sous, exercice, siret: ecrite.siret, user }),
    tete: toTete(one),
    recherche: `${one.id_fo} ${campagne.titre} ${libelle} ${ecrite.nom} ${ecrite.commune}`,
    created_by: user,
    created_by_type: 'association',
    cree_le: dates.cree,
    modifie_le: derniere(dates),
    modifie_par: dates.commence ? one.agent.id : user,
  };
}

const ligneProjet = (one: DossierEcrit) => ({
  id: one.id_projet,
  id_dossier: one.id,
  numero_projet: 1,
  rang_dossier: 1,
  corps: one.corps,
  cree_le: one.dates.cree,
  modifie_le: one.dates.transmis ?? one.dates.cree,
  modifie_par: one.ecrite.president.id,
});

const lignesFinancement = (one: DossierEcrit) =>
  listAnneesDemande(one).map((annee) => ({
    id_projet: one.id_projet,
    annee,
    id_service_instructeur: one.service,
    montant_demande: computeMontantDemande(one),
    montant_accorde: one.accorde,
  }));

const ligneInstruction = (one: DossierEcrit) => ({
  id_dossier: one.id,
  id_service_instructeur: one.service,
  etat: one.etat,
  motif: pickMotif(one),
  montant_demande: computeMontantDemande(one) * listAnneesDemande(one).length,
  montant_accorde: totalAccorde(one),
  transmis_le: one.dates.transmis,
  accorde_le: one.accorde === null ? null : one.dates.decide,
  decide_le: one.dates.decide,
  modifie_le: derniere(one.dates),
  affecte_a: one.dates.commence ? one.agent.id : null,
  affecte_le: one.dates.commence,
});

const piecesOf = ({ ecrite, recul }: DossierEcrit) => [
  { code: 'RAR', id_document: ecrite.papier('RAR', recul) },
  { code: 'BPA', id_document: ecrite.papier('BPA', recul) },
  { code: 'STC', id_document: ecrite.papier('STC') },
];

const lignesPieces = (one: DossierEcrit) =>
  piecesOf(one).map((piece) => ({
    id_dossier: one.id,
    ...piece,
    jointe_le: one.dates.cree,
    jointe_par: one.ecrite.president.id,
  }));

const lignesTransmises = (one: DossierEcrit) =>
  one.dates.transmis === null
    ? []
    : piecesOf(one).map(({ id_document }) => ({
        id_dossier: one.id,
        id_document,
        transmise_le: one.dates.transmis,
      }));

/**
 * Makes the payment of a dossier that was granted and paid, if it was: in one go or, for a dossier of two years, for
 * the first year only.
 */
function lignesPaiement(one: DossierEcrit) {
  const { accorde, dates, agent, ecrite } = one;
  if (accorde === null || dates.paye === null) return [];
  const { iban, titulaire } = pickRib(one);
  return [
    {
      id: randomUUID(),
      id_dossier: one.id,
      id_service_instructeur: one.service,
      etat: '4',
      emetteur: 'bo',
      nature: one.sous === 'PLU' ? 'acompte' : 'totalite',
      montant: accorde,
      id_siret: ecrite.siret,
      ...{ titulaire, iban, bic: 'DEMOFRPP' },
      reference: `DP 21000${one.id_fo.slice(-5)}`,
      paye_le: localDay(dates.paye),
      cree_le: dates.paye,
      cree_par: agent.id,
      modifie_le: dates.paye,
    },
  ];
}

function ligneEmpreinte({ id, corps, dates }: DossierEcrit) {
  if (dates.transmis === null) return [];
  const texte = Object.values(corps.description ?? {})
    .filter((value): value is string => typeof value === 'string' && value.includes(' '))
    .join(' ');
  const { minima, bandes } = computeEmpreinte(texte) ?? { minima: [], bandes: [] };
  const [budget, ...others] = corps.budgets ?? [];
  const charges = (budget?.charges ?? {}) as Record<string, unknown>;
  const one = { minima, bandes, budget: others.length === 0 ? empreinteBudget(charges) : null };
  return [{ id_dossier: id, ...one, le: dates.transmis }];
}
