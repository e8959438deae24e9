import { isLigneComplete } from '@asso/domain/association/collection/collections.rows';
import { findRibScan } from '@asso/domain/association/collection/scan-rib.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { checkEligibilite, type Eligibilite } from '@asso/domain/pass-sport/eligibilite.rules';
import { exerciceCourant } from '@asso/domain/pass-sport/exercice.rules';
import { findAttestation, type RibVu, type Structure } from '@asso/domain/pass-sport/structure.rules';
import type { AssociationRow } from '../association/association.sql.ts';
import { type OpenAssociation, openAssociation } from '../association/association-access.ts';
import { listLignes } from '../association/collection/ligne.sql.ts';
import { type RibRow, readRibs } from '../association/collection/rib.sql.ts';
import { findEtablissement } from '../association/fiche/etablissement.sql.ts';
import { type DocumentRow, listOwnedDocuments } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { readListes } from '../referentiel/listes.ts';
import { type AttestationRead, listAttestations, listConfirmations } from './attestation.sql.ts';
import { type ExerciceRow, listExercices, listFederations } from './exercice.sql.ts';

/** An establishment that this person sees, with the exercise asked about. */
export type StructurePlace = {
  opened: OpenAssociation;
  id_siret: string;
  exercice: ExerciceRow;
  exercices: ExerciceRow[];
};

type Asked = { actor: Actor; idSiret: string; exerciceId?: string; now: Date };

/**
 * Opens an establishment, for the current exercise unless one is given; somebody else's establishment and one that
 * does not exist get the same answer.
 */
export async function openLieu(
  db: Db,
  { actor, idSiret, exerciceId, now }: Asked,
): Promise<Result<StructurePlace>> {
  const opened = await openAssociation(db, { actor, id_asso: idSiret });
  if (!opened.ok) return opened;
  const { row, acces } = opened.value;
  const reference = recogniseReference(idSiret);
  const own = acces.sirets?.[0] ?? row.id_siret_siege;
  const id_siret = reference?.kind === 'siret' ? reference.value : own;
  const isSeen = acces.sirets === null || (id_siret !== null && acces.sirets.includes(id_siret));
  if (!id_siret || !isSeen || !(await findEtablissement(db, row.id, id_siret))) {
    return refused({ code: 'pass-sport.etablissement' });
  }
  const exercices = await listExercices(db);
  const exercice = exerciceId
    ? exercices.find(({ id }) => id === exerciceId)
    : (exerciceCourant(exercices, now) ?? exercices[0]);
  if (!exercice) return refused({ code: 'pass-sport.sans-exercice' });
  return ok({ opened: opened.value, id_siret, exercice, exercices });
}

export type StructureRead = Structure & {
  attestations: AttestationRead[];
};

/** Reads all that the rules need of the association and one exercise; the result is the same for every reader. */
export async function loadStructure(
  db: Db,
  { row, exercice, now }: { row: AssociationRow; exercice: ExerciceRow; now: Date },
): Promise<StructureRead> {
  const { id: id_association } = row;
  const [eligibilite, attestations, confirmations, arretes] = await Promise.all([
    eligibiliteFor(db, { id_association, exercice, now }),
    listAttestations(db, id_association),
    listConfirmations(db, { id_association, exercice_id: exercice.id }),
    listOwnedDocuments(db, { proprietaire: 'association', id_proprietaire: id_association, type: 'AGR' }),
  ]);
  const preuves = { exercice: exercice.id, confirmations, attestations };
  return {
    eligibilite,
    regles: exercice.regles,
    justificatifs: eligibilite.federations.map((one) => ({ ...one, ...findAttestation(one.siren, preuves) })),
    hasArrete: arretes.some(isUsable),
    attestations,
  };
}

const isUsable = ({ etat, etat_analyse }: DocumentRow): boolean =>
  etat === 'courant' && etat_analyse !== 'refuse';

const whole = { sirets: null, depuis: null };

/**
 * Judges the whole file of the association, whatever the reader may see of it: an establishment enrols on the
 * affiliations of its association.
 */
export async function eligibiliteFor(
  db: Db,
  { id_association, exercice, now }: { id_association: string; exercice: ExerciceRow; now: Date },
): Promise<Eligibilite> {
  const [affiliations, agrements, connues, listes] = await Promise.all([
    listLignes(db, { type: 'affiliations', idAssociation: id_association }, whole),
    listLignes(db, { type: 'agrements', idAssociation: id_association }, whole),
    listFederations(db),
    readListes(db, ['agrements-types', 'federations-sportives']),
  ]);
  const reference = { regles: exercice.regles, connues, jour: localDay(now), listes };
  return checkEligibilite({ affiliations, agrements }, reference);
}

/** Reads an account as the rules see it: one that was removed, or is another association's, counts as none. */
export async function ribVu(
  db: Db,
  { id_rib, id_association }: { id_rib: string | null; id_association: string },
): Promise<{ row: RibRow; vu: NonNullable<RibVu> } | null> {
  if (!id_rib) return null;
  const [row] = await readRibs(db, [id_rib]);
  if (!row || row.deleted || row.id_association !== id_association) return null;
  return { row, vu: toRibVu(row, await listScans(db, id_association)) };
}

export const listScans = (db: Db, id_association: string): Promise<DocumentRow[]> =>
  listOwnedDocuments(db, { proprietaire: 'association', id_proprietaire: id_association, type: 'RIB' });

export function toRibVu(row: RibRow, scans: readonly DocumentRow[]): NonNullable<RibVu> {
  return {
    id_siret: row.id_siret,
    isComplete: isLigneComplete('ribs', row),
    hasScan: findRibScan(row, scans) !== undefined,
  };
}
