// What a service found missing is written on its instruction, and told in full in the history.
import type { ComplementReponse, Manque } from '@asso/domain/dossier/completude/completude.rules';
import type { EtatCompletude } from '@asso/domain/dossier/completude/completude.states';
import type { Tx } from '../../platform/db/database.ts';
import type { InstructionKey } from '../dossier.sql.ts';

type Completude = {
  etat: EtatCompletude;
  at: Date;
  /** A column keeps its value when its field is absent here. */
  avant?: Date | null;
  manques?: readonly Manque[];
  reponses?: readonly ComplementReponse[];
};

export async function updateCompletude(
  trx: Tx,
  { id_dossier, id_service_instructeur }: InstructionKey,
  { etat, at, avant, manques, reponses }: Completude,
): Promise<void> {
  await trx
    .updateTable('instruction')
    .set({
      completude: etat,
      completude_le: at,
      modifie_le: at,
      ...(avant === undefined ? {} : { completude_avant: avant }),
      ...(manques === undefined ? {} : { manques: JSON.stringify(manques) }),
      ...(reponses === undefined ? {} : { reponses: JSON.stringify(reponses) }),
    })
    .where('id_dossier', '=', id_dossier)
    .where('id_service_instructeur', '=', id_service_instructeur)
    .execute();
}
