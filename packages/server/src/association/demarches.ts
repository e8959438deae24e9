import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { FicheConnue } from '@asso/domain/association/manques.rules';
import { documentExpiry, findValidite } from '@asso/domain/document/validite.rules';
import { listOwnedDocuments } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';
import type { AssociationRow } from './association.sql.ts';
import type { OpenAssociation } from './association-access.ts';
import { isVaultDocumentSeen } from './coffre/document-owner.ts';
import { listLignes } from './collection/ligne.sql.ts';
import { toFicheAlone } from './fiche/fiche-view.ts';

type Asked = { row: AssociationRow; connue: FicheConnue; now: Date };
/** Finds the procedures of one feature that are open to this association now. */
type DemarchesDe = (db: Db, asked: Asked) => Promise<DemarcheView[]>;

/** Makes the registry in which each feature says how it finds the procedures that are open to an association. */
function demarches() {
  const features = registered(new Set<DemarchesDe>());
  return {
    add: (feature: DemarchesDe) => void features.add(feature),
    listOpen: async (db: Db, asked: Asked): Promise<DemarcheView[]> =>
      (await Promise.all([...features].map((feature) => feature(db, asked)))).flat().toSorted(byEcheance),
  };
}

export const demarchesOuvertes = demarches();

/** Orders procedures by deadline, the nearest first; one without a deadline comes last. */
const byEcheance = (one: DemarcheView, other: DemarcheView): number =>
  instantOf(one) - instantOf(other) || one.titre.localeCompare(other.titre, 'fr');
const instantOf = ({ echeance }: DemarcheView): number =>
  echeance === null ? Number.MAX_SAFE_INTEGER : new Date(echeance).getTime();

/** Gives the part of the file that this person sees, in the form the rules take. */
export async function ficheConnue(db: Db, opened: OpenAssociation, now: Date): Promise<FicheConnue> {
  const { row, perimetre } = opened;
  const types = Object.keys(collections) as CollectionType[];
  const [lignes, documents] = await Promise.all([
    Promise.all(
      types.map(async (type) => [type, await listLignes(db, { type, idAssociation: row.id }, perimetre)]),
    ),
    listOwnedDocuments(db, { proprietaire: 'association', id_proprietaire: row.id }),
  ]);
  const usable = documents.filter(
    (one) =>
      one.etat === 'courant' &&
      one.etat_analyse !== 'refuse' &&
      findValidite({ expire_le: documentExpiry(one) }, now) !== 'perime' &&
      isVaultDocumentSeen(one, opened),
  );
  return {
    fiche: toFicheAlone(row),
    lignes: Object.fromEntries(lignes) as FicheConnue['lignes'],
    documents: [...new Set(usable.map(({ type }) => type))],
  };
}
