import type { Cles, LigneAssociation, Source } from '@asso/domain/association/registre.rules';
import { type Fusion, mergeLigne } from '@asso/domain/association/registre-fusion.rules';
import type { Tx } from '../../platform/db/database.ts';
import {
  type AssociationConnue,
  insertAssociations,
  lockAssociations,
  updateAssociations,
} from './import-registre.sql.ts';
import type { LigneDuRapport } from './rapport.ts';

export type LigneRecue = { numero: number; source: Source; ligne: LigneAssociation };

/** Writes a batch of lines, none of which names the same association as another; says what became of each. */
export async function writeAssociations(
  tx: Tx,
  lignes: readonly LigneRecue[],
  at: Date,
): Promise<LigneDuRapport[]> {
  const connues = await lockAssociations(
    tx,
    lignes.map(({ ligne }) => ligne.cles),
  );
  const index = indexOf(connues);
  const decided = lignes.map((recue) => decide(recue, index));
  await insertAssociations(
    tx,
    decided
      .filter(({ connue }) => !connue)
      .map(({ fusion }) => ({ ...fusion.colonnes, registre: fusion.registre })),
  );
  await updateAssociations(
    tx,
    decided.flatMap(({ connue, fusion }) =>
      connue && fusion.isChanged ? [{ ...fusion.colonnes, registre: fusion.registre, id: connue.id }] : [],
    ),
    at,
  );
  return decided.map(({ rapport }) => rapport);
}

/** The numbers of a line, and whether two lines may not stand in one batch. */
export const numerosOf = ({ cles }: LigneAssociation): string[] =>
  Object.entries(cles).map(([name, value]) => `${name} ${value}`);

type Index = Record<keyof Cles, Map<string, AssociationConnue>>;

const indexOf = (connues: readonly AssociationConnue[]): Index => ({
  id_rna: new Map(connues.flatMap((one) => (one.id_rna ? [[one.id_rna, one]] : []))),
  id_ex: new Map(connues.flatMap((one) => (one.id_ex ? [[one.id_ex, one]] : []))),
  id_siren: new Map(connues.flatMap((one) => (one.id_siren ? [[one.id_siren, one]] : []))),
});

type Decided = { connue: AssociationConnue | undefined; fusion: Fusion; rapport: LigneDuRapport };

function decide({ numero, source, ligne }: LigneRecue, index: Index): Decided {
  const connue = findConnue(ligne.cles, index);
  const { cles, conflit } = ownCles(ligne.cles, connue, index);
  const fusion = mergeLigne(connue && { cles: clesOf(connue), registre: connue.registre }, source, {
    ...ligne,
    cles,
  });
  const resultat = !connue ? 'ajoutee' : fusion.isChanged ? 'modifiee' : 'inchangee';
  const rapport: LigneDuRapport = { numero, cle: cleOf(ligne.cles), resultat };
  if (conflit) {
    const params = { siren: conflit.id_siren ?? '', nom: conflit.nom };
    rapport.problem = { code: 'association.import-siren-en-conflit', params };
  }
  return { connue, fusion, rapport };
}

/** The RNA number first, then the older one; by its SIREN only one to which no other RNA number was given. */
function findConnue(cles: Cles, index: Index): AssociationConnue | undefined {
  const byRna = cles.id_rna === undefined ? undefined : index.id_rna.get(cles.id_rna);
  const byEx = cles.id_ex === undefined ? undefined : index.id_ex.get(cles.id_ex);
  const bySiren = cles.id_siren === undefined ? undefined : index.id_siren.get(cles.id_siren);
  const isOther = bySiren?.id_rna && cles.id_rna && bySiren.id_rna !== cles.id_rna;
  return byRna ?? (byEx?.id_rna && cles.id_rna ? undefined : byEx) ?? (isOther ? undefined : bySiren);
}

/** A number that another association has stays its own. */
function ownCles(cles: Cles, connue: AssociationConnue | undefined, index: Index) {
  const takenBy = (name: keyof Cles) => {
    const value = cles[name];
    const other = value === undefined ? undefined : index[name].get(value);
    return other && other.id !== connue?.id ? other : undefined;
  };
  const kept = Object.fromEntries(
    Object.entries(cles).filter(([name]) => !takenBy(name as keyof Cles)),
  ) as Cles;
  return { cles: kept, conflit: takenBy('id_siren') };
}

const clesOf = ({ id_rna, id_ex, id_siren }: AssociationConnue): Cles => ({
  ...(id_rna ? { id_rna } : {}),
  ...(id_ex ? { id_ex } : {}),
  ...(id_siren ? { id_siren } : {}),
});

const cleOf = ({ id_rna, id_siren, id_ex }: Cles): string => id_rna ?? id_siren ?? id_ex ?? '';
