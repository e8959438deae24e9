// Warns people before a dossier that was never transmitted is erased, and tells them how to keep it.
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { sayDuree } from '@asso/domain/referentiel/conservation.rules';
import { listGestionnaires } from '../association/acces/membre.sql.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { dossierObjet, nommeRow } from '../dossier/tell-dossier.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

type Told = { dossier: DossierRow; toucheLe: Date; fin: Date };

/**
 * Warns those who may edit the dossier or, when all of them have left, the managers of the head office, who may read
 * it.
 */
export async function tellBrouillonLaisse(
  platform: Platform,
  tx: Tx,
  { dossier, toucheLe, fin }: Told,
): Promise<void> {
  const demandeurs = await findDemandeurs(tx, dossier);
  const date = formatDate(fin);
  await notify(platform, tx, {
    kind: 1,
    variante: 'effacement',
    to: demandeurs.length > 0 ? demandeurs : await managersOf(tx, dossier),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { date },
    mail: {
      ...sujetDossier('Bientôt effacé', nommeRow(dossier), `le ${date}`),
      text: [
        `Personne n’y a touché depuis le ${formatDate(toucheLe)}. Une demande jamais transmise est effacée après ${sayDuree(conservations.brouillon.duree)}, avec ses projets et ses pièces jointes. Les documents de l’association restent.`,
        quoiFaire(dossier, { date, isOrpheline: demandeurs.length === 0 }),
      ].join('\n\n'),
    },
  });
}

const managersOf = async (tx: Tx, { id_association, cree_le }: DossierRow): Promise<string[]> => {
  const place = { id_association, id_siret: null, ecrit: cree_le };
  return (await listGestionnaires(tx, place)).map(({ id }) => id);
};

function quoiFaire(
  { est_supprime }: DossierRow,
  { date, isOrpheline }: { date: string; isOrpheline: boolean },
): string {
  if (isOrpheline)
    return 'La personne qui l’a commencée n’est plus dans votre association. Téléchargez le PDF si vous en avez besoin.';
  if (est_supprime)
    return `Elle a été retirée de vos listes. Pour la garder, restaurez-la avant le ${date}. Sinon, vous n’avez rien à faire.`;
  return `Pour la garder, modifiez une réponse ou transmettez-la avant le ${date}. Si vous n’en avez plus besoin, vous n’avez rien à faire.`;
}
