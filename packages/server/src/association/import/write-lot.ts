import { inTransaction } from '../../platform/db/transaction.ts';
import type { Connues } from './connues.ts';
import type { ImportContext } from './en-import.ts';
import type { ImportEcriture } from './import-registre.sql.ts';
import type { ImportLot, RegistreLigneLue, Rejetee } from './lecteur.ts';
import {
  type AssociationsDecidees,
  decideNew,
  type LigneRecue,
  writeAssociations,
} from './lot-associations.ts';
import { type EtablissementRecu, writeEtablissements } from './lot-etablissements.ts';
import { againIfOvertaken } from './overtaken.ts';
import type { RapportLigne } from './rapport.ts';
import { type SuiviImport, saveSuivi } from './suivi-import.sql.ts';

export type Prepared = {
  lot: ImportLot & { lu: number };
  associations: LigneRecue[];
  etablissements: EtablissementRecu[];
  rejetees: RapportLigne[];
  /** Null when the decision needs what the database holds. */
  decidees: AssociationsDecidees | null;
};

/**
 * Decides a batch while the batch before is still being written. When the database may already hold one of the
 * numbers, `decidees` is null, and the decision waits until then.
 */
export function prepare(lot: ImportLot & { lu: number }, connues: Connues): Prepared {
  const associations: LigneRecue[] = [];
  const etablissements: EtablissementRecu[] = [];
  const rejetees: RapportLigne[] = [];
  for (const ligne of lot.lignes) {
    if (ligne.kind === 'association') associations.push(ligne);
    else if (ligne.kind === 'etablissement') etablissements.push(ligne);
    else rejetees.push(refusedOf(ligne));
  }
  const decidees = decideNew(associations, connues);
  for (const { ligne } of associations) connues.hold(ligne.cles);
  return { lot, associations, etablissements, rejetees, decidees };
}

const refusedOf = ({ numero, problem, brut }: RegistreLigneLue & Rejetee): RapportLigne => ({
  numero,
  cle: '',
  resultat: 'rejetee',
  problem,
  brut,
});

/** Writes a batch. When somebody else wrote meanwhile, it is decided again on what the database holds. */
export async function writeLot(
  en: ImportContext,
  prepared: Prepared,
  before: SuiviImport,
): Promise<SuiviImport> {
  const after = await againIfOvertaken(async (attempt) => {
    const isFirst = attempt === 1;
    if (!isFirst) en.connues.forget();
    return inTransaction(en.session.db, async (tx) => {
      const ecriture = { tx, copyInto: en.session.copyInto, at: en.clock.now() };
      const lignes = await writeLignes(ecriture, isFirst ? prepared : { ...prepared, decidees: null });
      await en.onLignes?.(before.nom, lignes);
      const suivi = { ...suiviAfter(before, prepared.lot, lignes), maj_le: en.clock.now() };
      await saveSuivi(tx, suivi);
      return suivi;
    });
  });
  en.onAvancement?.(after);
  return after;
}

async function writeLignes(
  ecriture: ImportEcriture,
  { associations, etablissements, rejetees, decidees }: Prepared,
): Promise<RapportLigne[]> {
  const lignes = [
    ...rejetees,
    ...(associations.length > 0 ? await writeAssociations(ecriture, associations, decidees) : []),
    ...(etablissements.length > 0 ? await writeEtablissements(ecriture, etablissements) : []),
  ];
  return rejetees.length > 0 ? lignes.toSorted((a, b) => a.numero - b.numero) : lignes;
}

function suiviAfter(
  before: SuiviImport,
  lot: ImportLot & { lu: number },
  lignes: readonly RapportLigne[],
): SuiviImport {
  const { octet, ligne, lu, horsChamp } = lot;
  const after = { ...before, octet, ligne, lu };
  after.lignes += horsChamp + lignes.length;
  after.hors_champ += horsChamp;
  for (const { resultat, isFermee } of lignes) {
    after[resultat === 'hors-champ' ? 'hors_champ' : resultat] += 1;
    if (isFermee) after.fermee += 1;
  }
  return after;
}
