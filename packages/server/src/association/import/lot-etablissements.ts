import type { LigneEtablissement } from '@asso/domain/association/registre/registre.rules';
import { mergeSiege } from '@asso/domain/association/registre/registre-fusion.rules';
import { toSiren } from '@asso/domain/identifiants/siren-siret';
import { isSame } from '@asso/domain/kernel/changes';
import { AssociationLot, type ImportRun } from './associations-du-lot.ts';
import {
  type EtablissementConnu,
  type EtablissementEcrit,
  type ImportEcriture,
  insertEtablissements,
  readAssociations,
  readEtablissements,
  unmarkOtherSieges,
  updateEtablissements,
} from './import-registre.sql.ts';
import type { RapportLigne } from './rapport.ts';

export type EtablissementRecu = { numero: number; ligne: LigneEtablissement };

/** Writes a batch of establishments of known associations; the others, which belong to companies, are skipped. */
export async function writeEtablissements(
  ecriture: ImportEcriture,
  recus: readonly EtablissementRecu[],
): Promise<RapportLigne[]> {
  const sirens = new Set(recus.map(({ ligne }) => toSiren(ligne.siret)));
  const connues = await readAssociations(
    ecriture.tx,
    [...sirens].map((id_siren) => ({ id_siren })),
  );
  const sirets = recus.map(({ ligne }) => ligne.siret);
  const lot = new EtablissementsDuLot(connues, await readEtablissements(ecriture.tx, sirets));
  const rapport = recus.map((recu) => lot.take(recu));
  await lot.write(ecriture);
  return rapport;
}

type Ecrit = { ligne: EtablissementEcrit; isNew: boolean };

class EtablissementsDuLot {
  readonly #associations: AssociationLot;
  readonly #before: Map<string, EtablissementConnu>;
  readonly #ecrits = new Map<string, Ecrit>();
  /** The seat given by the last line, by association. */
  readonly #sieges = new Map<string, string>();

  constructor(
    connues: ConstructorParameters<typeof AssociationLot>[0],
    before: Map<string, EtablissementConnu>,
  ) {
    this.#associations = new AssociationLot(connues);
    this.#before = before;
  }

  take({ numero, ligne: lue }: EtablissementRecu): RapportLigne {
    const siren = toSiren(lue.siret);
    const association = this.#associations.get('id_siren', siren);
    if (!association?.row) return { numero, cle: lue.siret, resultat: 'hors-champ' };
    // The seat of a legal unit that was closed, then registered again, is the seat of nothing any more.
    const ligne = association.cles.id_siren === siren ? lue : { ...lue, est_siege: false };
    const known = this.#before.get(ligne.siret);
    const { id } = association.row;
    const isAlike = known?.id_association === id && isSame(known.registre, ligne);
    const resultat = !known ? 'ajoutee' : isAlike ? 'inchangee' : 'modifiee';
    if (!isAlike) this.#keep(ligne, id, known);
    if (ligne.est_siege) this.#place(association, ligne);
    const isFermee = known?.actif === true && !ligne.actif;
    return { numero, cle: ligne.siret, resultat, ...(isFermee ? { isFermee } : {}) };
  }

  async write(ecriture: ImportEcriture): Promise<void> {
    const ecrits = [...this.#ecrits.values()];
    const of = (isNew: boolean) => ecrits.filter((one) => one.isNew === isNew).map(({ ligne }) => ligne);
    await insertEtablissements(ecriture, of(true));
    await updateEtablissements(ecriture, of(false));
    await unmarkOtherSieges(
      ecriture,
      [...this.#sieges].map(([id_association, siret]) => ({ id_association, siret })),
    );
    await this.#associations.write(ecriture);
  }

  #keep(ligne: LigneEtablissement, id_association: string, known: EtablissementConnu | undefined): void {
    const isNew = this.#ecrits.get(ligne.siret)?.isNew ?? known === undefined;
    this.#ecrits.set(ligne.siret, { ligne: { ...ligne, id_association }, isNew });
    const { actif, est_siege } = ligne;
    this.#before.set(ligne.siret, { id_association, actif, est_siege, registre: ligne });
    if (est_siege) this.#sieges.set(id_association, ligne.siret);
  }

  #place(association: ImportRun, siege: LigneEtablissement): void {
    const fusion = mergeSiege(association, siege);
    if (fusion.isChanged) this.#associations.take(association, fusion);
  }
}
