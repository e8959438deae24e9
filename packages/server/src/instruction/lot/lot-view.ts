import type { LigneLotView, LotItem, LotView } from '@asso/contract/instruction/lot.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { lacksConvention } from '@asso/domain/courrier/courriers-du-lot.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomEnveloppe } from '@asso/domain/instruction/enveloppe.rules';
import {
  listAnneesMontants,
  listLotProblems,
  preparationHeures,
  rapportJours,
  sumAccordes,
} from '@asso/domain/instruction/lot.rules';
import type { EtatLigne } from '@asso/domain/instruction/lot.states';
import { titreLot } from '@asso/domain/instruction/lot.words';
import { isBlank } from '@asso/domain/kernel/asks';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Problem } from '@asso/domain/kernel/result';
import { repriseMinutes } from '@asso/domain/service/reprise.rules';
import { findVersions } from '../../courrier/modele-courrier.sql.ts';
import { findOwnInstruction } from '../../dossier/decision/move-instruction.ts';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { departView } from '../../dossier/dossier-views.ts';
import type { Db } from '../../platform/db/database.ts';
import { findChoix, listPendingLotDecisions } from '../conclusion/conclusion.sql.ts';
import { readDossierEnveloppes } from '../enveloppe/enveloppe.sql.ts';
import { countAccords } from '../enveloppe/enveloppe.ts';
import { sayInstructionProblem } from '../problem-said.ts';
import { accordes } from './examine-lot.ts';
import { type LigneRow, type LotRow, listLignes } from './lot.sql.ts';
import { readComptesLot } from './lot-resultat.ts';

const hourMs = 3_600_000;

const totalLignes = (row: LotRow): number =>
  Object.values(readComptesLot(row)).reduce((sum, n) => sum + n, 0);

export const lotItem = (row: LotRow): LotItem => ({
  id: row.id,
  action: row.action,
  etat: row.etat,
  titre: titreLot(row.action, totalLignes(row)),
  service: { id: row.id_service, nom: row.nom_service },
  total: totalLignes(row),
  comptes: readComptesLot(row),
  cree_le: row.cree_le.toISOString(),
  fini_le: row.fini_le?.toISOString() ?? null,
  expire_le: expiryOf(row).toISOString(),
});

const expiryOf = ({ cree_le, fini_le, lance_le }: LotRow): Date =>
  lance_le === null
    ? new Date(cree_le.getTime() + preparationHeures * hourMs)
    : new Date((fini_le ?? lance_le).getTime() + rapportJours * 24 * hourMs);

/** Tells whether the sums of this line are granted, or will be: not those of one that was taken out, or could not be. */
const isAccordee = ({ etat }: Pick<LigneRow, 'etat'>): boolean => etat === 'prete' || etat === 'faite';

/** Gives the lot with the sums of its lines, and what its envelopes have before and after it. */
export async function lotView(db: Db, row: LotRow): Promise<LotView> {
  const lignes = await listLignes(db, row.id);
  const counted = lignes.filter(isAccordee);
  const enveloppes = row.action === 'grant' ? await readLotEnveloppes(db, row, lignes) : [];
  const [first, ...others] = await listPendingLotDecisions(db, row.id);
  const { reprise_minutes } = await findChoix(db, row.id_service);
  const versions = row.action === 'grant' ? await findVersions(db, row.parametres.courriers ?? []) : [];
  return {
    ...lotItem(row),
    parametres: parametresView(row.parametres),
    demande: sumEuros(lignes.flatMap(({ montants }) => montants.map(({ demande }) => demande))),
    accorde: sumEuros(counted.map(({ montants }) => sumAccordes(montants))),
    annees: listAnneesMontants(counted.flatMap(({ montants }) => montants)),
    courriers: lignes.reduce((sum, one) => sum + one.courriers.length, 0),
    sansConvention: counted.filter(({ montants }) => lacksConvention(versions, montants)).length,
    problems: lotViewProblems(row, enveloppes).map(sayInstructionProblem),
    enveloppes: enveloppes.map(({ enveloppe, compte: { reste, ici, apres, isDepassee } }) => ({
      id: enveloppe.id,
      nom: nomEnveloppe(enveloppe),
      exercice: enveloppe.exercice,
      avant: reste,
      lot: ici,
      apres,
      isDepassee,
    })),
    attente: first ? { nombre: others.length + 1, part_le: first.part_le.toISOString() } : null,
    reprise_minutes: repriseMinutes(reprise_minutes),
    lance_le: row.lance_le?.toISOString() ?? null,
    version: row.version,
  };
}

const parametresView = ({ courriers, ...parametres }: LotRow['parametres']): LotView['parametres'] => ({
  ...parametres,
  ...(courriers ? { courriers: [...courriers] } : {}),
});

export function lotViewProblems(row: LotRow, enveloppes: readonly EnveloppeDuLot[]): Problem[] {
  if (row.etat !== 'prepare') return [];
  const over = enveloppes.find(({ compte }) => compte.isDepassee);
  return [
    ...(readComptesLot(row).prete === 0 ? [{ code: 'lot.rien-a-faire' }] : []),
    ...listLotProblems(row.action, row.parametres),
    ...(over && isBlank(row.parametres.motif_enveloppe) ? [depassee(over)] : []),
  ];
}

const depassee = ({ enveloppe, compte: { reste, ici } }: EnveloppeDuLot): Problem => ({
  code: 'instruction.enveloppe-depassee',
  field: 'motif_enveloppe',
  params: { enveloppe: nomEnveloppe(enveloppe), reste: formatEuros(reste), accorde: formatEuros(ici) },
});

type EnveloppeDuLot = Awaited<ReturnType<typeof countAccords>>[number];

/**
 * Gives the account of the envelopes of this lot's dossiers. Only the lines still to do take from them: those that were
 * withdrawn or may not be done stay proposed, and those that are done count among what is granted.
 */
export async function readLotEnveloppes(
  db: Db,
  { id_service }: LotRow,
  lignes: readonly LigneRow[],
): Promise<EnveloppeDuLot[]> {
  const todo = lignes.filter(({ etat }) => etat === 'prete');
  const ici = todo.map(({ id_dossier }) => id_dossier);
  const id_dossiers = lignes.map((one) => one.id_dossier);
  const rows = await readDossierEnveloppes(db, { id_dossiers, id_service, ici });
  return countAccords(
    db,
    rows,
    todo.map(({ id_dossier, montants }) => ({ id_dossier, montants: accordes(montants) })),
  );
}

export function ligneView(
  row: LigneRow,
  { dossier, lot, actor }: { dossier: DossierRow | undefined; lot: LotRow; actor: Actor },
): LigneLotView {
  const instruction = dossier && findOwnInstruction(actor, dossier, lot.id_service);
  return {
    rang: row.rang,
    id_fo: dossier?.id_fo ?? '',
    id_siret: dossier?.id_siret ?? '',
    genre: dossier?.genre ?? 'subvention',
    association: dossier?.nom_association ?? '',
    projet: dossier?.intitule ?? null,
    etat_dossier: instruction?.etat ?? null,
    depart: instruction?.depart ? departView(instruction.depart) : null,
    demande: instruction?.montant_demande ?? 0,
    montants: [...row.montants],
    accorde:
      lot.action === 'grant' && row.montants.length > 0 && isAccordee(row) ? sumAccordes(row.montants) : null,
    etat: row.etat as EtatLigne,
    cause: row.cause ? sayInstructionProblem(row.cause) : null,
    courriers: row.courriers.length,
    faite_le: row.faite_le?.toISOString() ?? null,
  };
}
