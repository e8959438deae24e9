import type {
  Cles,
  LigneAssociation,
  RegistreSource,
} from '@asso/domain/association/registre/registre.rules';
import { isLaissee, isRetire, mergeLigne } from '@asso/domain/association/registre/registre-fusion.rules';
import { AssociationLot, type ImportRun } from './associations-du-lot.ts';
import type { Connues } from './connues.ts';
import { type AssociationConnue, type ImportEcriture, readAssociations } from './import-registre.sql.ts';
import type { RapportLigne } from './rapport.ts';

export type LigneRecue = { numero: number; source: RegistreSource; ligne: LigneAssociation };

/** What a batch of lines makes of the associations they name. */
export type AssociationsDecidees = { lot: AssociationLot; rapport: RapportLigne[] };

/**
 * Decides a batch without reading the database, while the previous batch is being written; null when the database may
 * already hold one of these associations.
 */
export function decideNew(recues: readonly LigneRecue[], connues: Connues): AssociationsDecidees | null {
  if (recues.some(({ ligne }) => connues.mayHold(ligne.cles))) return null;
  return decideAll(recues, []);
}

/** Writes a batch of lines and reports what became of each. */
export async function writeAssociations(
  ecriture: ImportEcriture,
  recues: readonly LigneRecue[],
  decidees: AssociationsDecidees | null,
): Promise<RapportLigne[]> {
  const cles = recues.map(({ ligne }) => ligne.cles);
  const { lot, rapport } = decidees ?? decideAll(recues, await readAssociations(ecriture.tx, cles));
  await lot.write(ecriture);
  return rapport;
}

function decideAll(recues: readonly LigneRecue[], known: readonly AssociationConnue[]): AssociationsDecidees {
  const lot = new AssociationLot(known);
  return { lot, rapport: recues.map((recue) => decide(recue, lot)) };
}

function decide({ numero, source, ligne }: LigneRecue, lot: AssociationLot): RapportLigne {
  const connue = findConnue(source, ligne.cles, lot);
  if (connue && isLaissee(connue, source, ligne.cles))
    return { numero, cle: cleOf(ligne.cles), resultat: 'inchangee' };
  if (!connue && ligne.apport.identite.nom === undefined) {
    const problem = { code: 'association.import-nom-masque' };
    return { numero, cle: cleOf(ligne.cles), resultat: 'rejetee', problem };
  }
  const { cles, conflit } = ownCles(ligne.cles, connue, lot);
  const fusion = mergeLigne(connue, source, { ...ligne, cles });
  const resultat = !connue ? 'ajoutee' : fusion.isChanged ? 'modifiee' : 'inchangee';
  const rapport: RapportLigne = { numero, cle: cleOf(ligne.cles), resultat };
  if (connue?.etat === 'active' && fusion.colonnes.etat === 'dissoute') rapport.isFermee = true;
  if (conflit) {
    const params = { siren: conflit.cles.id_siren ?? '', nom: conflit.nom };
    rapport.problem = { code: 'association.import-siren-en-conflit', params };
  }
  if (fusion.deux) rapport.problem = { code: 'association.import-deux-siren', params: fusion.deux };
  if (fusion.isChanged) lot.take(connue, fusion);
  return rapport;
}

/**
 * Finds the association of a line by its RNA number, then by the older form of that number, then by its SIREN. When the
 * line has an RNA number, the last two do not find an association that has another one, or that has none as an
 * administrator said. Where an administrator corrected the numbers, Sirene's line is that of its SIREN, whatever RNA
 * number it still gives.
 */
function findConnue(source: RegistreSource, cles: Cles, lot: AssociationLot): ImportRun | undefined {
  const bySiren = lot.get('id_siren', cles.id_siren);
  if (source === 'Sirene' && bySiren && bySiren.corriges.length > 0) return bySiren;
  const unlessCorrected = (one: ImportRun | undefined) =>
    source === 'Sirene' && cles.id_siren !== undefined && one?.corriges.includes('id_siren')
      ? undefined
      : one;
  const byRna = unlessCorrected(lot.get('id_rna', cles.id_rna));
  const byEx = unlessCorrected(lot.get('id_ex', cles.id_ex));
  const isOther = bySiren !== undefined && hasOtherRna(bySiren, cles);
  return byRna ?? (byEx?.cles.id_rna && cles.id_rna ? undefined : byEx) ?? (isOther ? undefined : bySiren);
}

/** Tells whether a line bears an RNA number that is not that of this association. */
function hasOtherRna(one: ImportRun, cles: Cles): boolean {
  if (isRetire(one, 'id_rna')) return (cles.id_rna ?? cles.id_ex) !== undefined;
  const held = one.cles.id_rna;
  return held !== undefined && cles.id_rna !== undefined && held !== cles.id_rna;
}

/**
 * Gives the numbers that the line may write, without those that another association holds; `conflit` is the one that
 * holds the SIREN.
 */
function ownCles(cles: Cles, connue: ImportRun | undefined, lot: AssociationLot) {
  const takenBy = (name: keyof Cles) => {
    const other = lot.get(name, cles[name]);
    return other !== connue ? other : undefined;
  };
  const kept = Object.fromEntries(
    Object.entries(cles).filter(([name]) => !takenBy(name as keyof Cles)),
  ) as Cles;
  return { cles: kept, conflit: takenBy('id_siren') };
}

const cleOf = ({ id_rna, id_siren, id_ex }: Cles): string => id_rna ?? id_siren ?? id_ex ?? '';
