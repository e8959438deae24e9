// A grant dossier as a service received it, while the association corrects it (ADR 0539).
import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { sayIntitule } from '@asso/domain/subvention/projet.words';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { PieceRow } from '../dossier/pieces/pieces.sql.ts';
import { listPhotoPieces } from '../dossier/renvoi/version-lue.ts';
import type { Db } from '../platform/db/database.ts';
import { listDossierProjets, type ProjetRow } from './dossier-subvention.sql.ts';

type Recu = { row: DossierRow; projets: ProjetRow[]; pieces: PieceRow[] };

/** Puts back in the dossier what the association has changed, added or removed since this version. */
export async function dossierRecu(db: Db, row: DossierRow, photo: Photo): Promise<Recu> {
  const rows = await listDossierProjets(db, Object.keys(photo.projets));
  const projets = rows
    .map((one) => ({ ...one, ...numeros(photo.projets[one.id] as Projet) }))
    .sort((a, b) => a.rang_dossier - b.rang_dossier || a.numero_projet - b.numero_projet);
  const lignes = projets.flatMap(({ corps }) => corps.financements ?? []);
  return {
    row: {
      ...row,
      tete: photo.tete as DossierRow['tete'],
      intitule: sayIntitule(projets.map(({ corps }) => corps)),
      instructions: row.instructions.map((one) => ({
        ...one,
        montant_demande: sumEuros(
          lignes
            .filter((ligne) => ligne.id_service_instructeur === one.id_service_instructeur)
            .map((ligne) => ligne.montant_demande),
        ),
      })),
    },
    projets,
    pieces: await listPhotoPieces(db, photo),
  };
}

/** The number and the rank of a project stand in its body too. */
function numeros(corps: Projet) {
  const { numero_projet, rang_dossier } = corps.description ?? {};
  return { corps, numero_projet: Number(numero_projet), rang_dossier: Number(rang_dossier) };
}
