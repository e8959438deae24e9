import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { findLigneEtablissement } from '@asso/domain/association/collection/ligne.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listGestionnaires } from '../acces/membre.sql.ts';
import { fullName } from '../adhesion/tell-adhesion.ts';
import type { AssociationRow } from '../association.sql.ts';
import { type FaitLigne, type StoredCollection, storedCollections } from './collections.ts';
import type { LigneRow } from './ligne-row.ts';

type Told = {
  type: CollectionType;
  association: AssociationRow;
  ligne: LigneRow;
  nom: string | null;
  fait: FaitLigne;
  by: Actor;
};

/**
 * Tells the managers who see the row, but the author, that an account which receives money, or a signatory, has
 * changed; a collection without `avis` tells nobody.
 */
export async function tellLigne(
  tx: Tx,
  platform: Pick<Platform, 'mail' | 'clock' | 'config'>,
  { type, association, ligne, nom, fait, by }: Told,
): Promise<void> {
  const { avis }: StoredCollection = storedCollections[type];
  if (!avis) return;
  const { created_at } = ligne;
  const managers = await listGestionnaires(tx, {
    id_association: association.id,
    id_siret: findLigneEtablissement(type, ligne),
    // A manager to whom the past is closed is not told of a row written before they came.
    ecrit: created_at,
  });
  const said = { fait: `${fullName(by)} ${avis.faits[fait](nom ?? 'sans nom')}` };
  const told = {
    to: managers.map(({ id }) => id).filter((id) => id !== by.id),
    objet: {
      type: 'association' as const,
      id: association.id,
      libelle: association.nom,
      lien: `/informations-administratives/${association.id_correspondance}/${avis.rubrique}`,
    },
    id_association: association.id,
    mail: { text: 'Si ce n’est pas normal, vérifiez qui a accès à l’association, et parlez-en entre vous.' },
  };
  await (avis.kind === 6
    ? notify(platform, tx, { ...told, kind: 6, variante: 'fiche', params: said })
    : notify(platform, tx, { ...told, kind: 5, variante: 'acces', params: said }));
}
