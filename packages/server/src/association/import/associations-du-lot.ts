import { randomUUID } from 'node:crypto';
import type { Registre } from '@asso/domain/association/fiche.rules';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import type {
  ColonnesRegistre,
  Fusion,
  Tenues,
} from '@asso/domain/association/registre/registre-fusion.rules';
import {
  type AssociationChangee,
  type AssociationConnue,
  type AssociationEcrite,
  type ImportEcriture,
  insertAssociations,
  saveAnterieurs,
  updateAssociations,
} from './import-registre.sql.ts';

/** An association as it stands after the lines read so far. */
export type ImportRun = {
  id: string;
  /** Null when the association has no row yet. */
  row: AssociationConnue | null;
  nom: string;
  cles: Cles;
  registre: Registre;
  /** What the row holds, or will once written: what no register says stays. */
  tenues: Tenues;
  /** The other SIRENs by which it is found. */
  anterieurs: readonly string[];
  /** The RNA numbers by which it is found and that it does not bear. */
  rnas: readonly string[];
  /** The numbers that an administrator corrected. */
  corriges: readonly string[];
  etat: 'active' | 'dissoute';
  /** The columns to write, set once a line has changed the association. */
  colonnes?: ColonnesRegistre;
};

type Nom = keyof Cles;
const noms: readonly Nom[] = ['id_rna', 'id_ex', 'id_siren'];

/** Keeps the associations named by the lines of a batch: each line sees what the lines before it changed. */
export class AssociationLot {
  readonly #all: ImportRun[] = [];
  readonly #by: Record<Nom, Map<string, ImportRun>> = {
    id_rna: new Map(),
    id_ex: new Map(),
    id_siren: new Map(),
  };

  constructor(connues: readonly AssociationConnue[]) {
    for (const row of connues) {
      const { id, nom, etat, registre, anterieurs, rnas, corriges } = row;
      const held = { id, row, nom, etat, registre, anterieurs, rnas, corriges };
      this.#hold({ ...held, cles: clesOf(row), tenues: tenuesOf(row) });
    }
  }

  get(name: Nom, value: string | undefined): ImportRun | undefined {
    return value === undefined ? undefined : this.#by[name].get(value);
  }

  /** Keeps what a line makes of a known association, or of a new one. */
  take(enCours: ImportRun | undefined, { registre, colonnes, anterieurs }: Fusion): void {
    const taken: ImportRun = enCours ?? {
      id: randomUUID(),
      row: null,
      nom: '',
      cles: {},
      registre,
      tenues: {},
      anterieurs: [],
      rnas: [],
      corriges: [],
      etat: 'active',
    };
    taken.registre = registre;
    taken.colonnes = colonnes;
    taken.nom = colonnes.nom;
    taken.etat = colonnes.etat;
    taken.cles = clesOf(colonnes);
    taken.tenues = tenuesOf(colonnes);
    taken.anterieurs = anterieurs;
    if (enCours) this.#index(taken);
    else this.#hold(taken);
  }

  async write(ecriture: ImportEcriture): Promise<void> {
    const added: AssociationEcrite[] = [];
    const changed: AssociationChangee[] = [];
    for (const { id, row, colonnes, registre } of this.#all) {
      if (!colonnes) continue;
      if (row === null) added.push({ ...colonnes, registre, id });
      else changed.push({ ...colonnes, registre, ...changeOf(row, colonnes) });
    }
    await insertAssociations(ecriture, added);
    await updateAssociations(ecriture, changed);
    await saveAnterieurs(ecriture, this.#all.filter(hasOtherAnterieurs));
  }

  #hold(enCours: ImportRun): void {
    this.#all.push(enCours);
    this.#index(enCours);
  }

  #index(enCours: ImportRun): void {
    for (const name of noms) {
      const value = enCours.cles[name];
      if (value !== undefined) this.#by[name].set(value, enCours);
    }
    for (const siren of enCours.anterieurs) this.#by.id_siren.set(siren, enCours);
    for (const rna of enCours.rnas)
      for (const name of ['id_rna', 'id_ex'] as const) this.#by[name].set(rna, enCours);
  }
}

const hasOtherAnterieurs = ({ row, anterieurs }: ImportRun): boolean =>
  anterieurs.join() !== (row?.anterieurs ?? []).join();

const changeOf = (row: AssociationConnue, colonnes: ColonnesRegistre) => ({
  id: row.id,
  version: row.version,
  isRenommee: (['nom', 'sigle', 'commune', 'code_postal'] as const).some(
    (name) => row[name] !== colonnes[name],
  ),
});

const tenuesOf = ({
  nom,
  sigle,
  commune,
  code_postal,
  id_siret_siege,
}: AssociationConnue | ColonnesRegistre) => ({
  nom,
  sigle,
  commune,
  code_postal,
  id_siret_siege,
});

const clesOf = ({ id_rna, id_ex, id_siren }: Record<Nom, string | null>): Cles => ({
  ...(id_rna ? { id_rna } : {}),
  ...(id_ex ? { id_ex } : {}),
  ...(id_siren ? { id_siren } : {}),
});
