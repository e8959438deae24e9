import { typeAideAlimentaire } from '@asso/domain/agrement/definition.rules';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { AgrementComplet } from '@asso/domain/agrement/dossier-agrement.rules';
import { teteDemandee } from '@asso/domain/agrement/parties-agrement.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { Listes } from '@asso/domain/kernel/listes';
import {
  type AssociationAsked,
  type AssociationRead,
  dossierAssociation,
  selectAssociation,
} from '../association/association-du-dossier.sql.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { listPeople } from '../dossier/equipe.sql.ts';
import { chosenIn, type DocumentChoices, readDocumentChoices } from '../dossier/pieces/au-choix.ts';
import { listPieces, type PieceRow } from '../dossier/pieces/pieces.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type StatementPlace, statement } from '../platform/db/statement.sql.ts';
import { readListes } from '../referentiel/listes.ts';
import { readDossierSites } from './haa/site-view.ts';
import type { Recu } from './photo-agrement.ts';
import { findDossierVersion, type VersionAgrement } from './version.sql.ts';

/** An agrément dossier with all that its rules, pages and PDF read. */
export type LoadedAgrement = {
  row: DossierRow;
  version: VersionAgrement;
  complet: AgrementComplet;
  pieces: PieceRow[];
  /** The documents and people that the given actor may choose from. */
  auChoix: DocumentChoices;
  /** The lists in which the labels of people's functions and of types of agrément are found. */
  listes: Listes;
};

/**
 * Reads all of an agrément dossier. `actor` is who will choose documents and people; without one, none is offered. With
 * `recu`, it is what a service received, in place of the corrections that are not sent yet.
 */
export async function loadAgrement(
  db: Db,
  stored: DossierRow,
  { actor, now, recu = null }: { actor?: Actor; now: Date; recu?: Recu | null },
): Promise<LoadedAgrement> {
  const { id, tete } = recu ? { ...stored, tete: recu.tete } : stored;
  const asked = {
    id_association: stored.id_association,
    people: listPeople(stored),
    lecteur: actor?.id ?? null,
    ...chosenIn(tete as DossierAgrement),
  };
  const [version, pieces, [lue], listes] = await Promise.all([
    findDossierVersion(db, id),
    recu ? recu.pieces : listPieces(db, id),
    associationOf(db, asked),
    readListes(db, ['fonctions', 'agrements-types']),
  ]);
  const { contenu: definition, type_agrement } = version;
  const row = { ...stored, tete: teteDemandee(tete as DossierAgrement, { definition, type_agrement }) };
  if (!lue) throw new Error('an accreditation dossier without its association');
  const association = dossierAssociation(lue.association, row.id_siret);
  const { documents } = association;
  const complet: AgrementComplet = {
    tete: row.tete,
    exercice: row.exercice,
    type_agrement,
    definition,
    pieces: pieces.map(({ code, uuid, etat_analyse, date_chargement }) => ({
      code,
      uuid,
      etat_analyse,
      date_chargement: date_chargement.toISOString(),
    })),
    association: association.fiche,
    representants: association.representants,
    sites: type_agrement === typeAideAlimentaire ? await readDossierSites(db, row, recu !== null) : [],
    documents: new Map(documents.map(({ id, type }) => [id, type])),
    jour: localDay(now),
  };
  const auChoix = actor
    ? await readDocumentChoices(db, { actor, row, pieces, documents, association: association.connue })
    : { documents: [], isFicheOuverte: false };
  return { row, version, complet, pieces, auChoix, listes };
}

const associationOf = statement((db, place: StatementPlace<AssociationAsked>) =>
  db
    .selectNoFrom(selectAssociation(place).as('association'))
    .$castTo<{ association: AssociationRead }>()
    .compile(),
);
