import { type AccordToSay, sayArrete } from '@asso/domain/agrement/accord.words';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { listGestionnaires } from '../association/acces/membre.sql.ts';
import type { TcaRow } from '../association/coffre/tca.sql.ts';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

type Teller = Pick<Platform, 'mail' | 'clock' | 'config'>;

/**
 * Lists the managers of the head office, even those who came lately: the news is about the association as it is now.
 */
const managersOf = async (trx: Tx, { id }: TcaRow): Promise<string[]> =>
  (await listGestionnaires(trx, { id_association: id, id_siret: null })).map((one) => one.id);

type Inscrit = {
  association: TcaRow;
  agrement: string;
  dossier: { id: string; id_fo: string };
  accord: AccordToSay;
};

/** The label of the types that no list names; it is not shown as a name. */
const sansNom = 'Autres';

/**
 * Tells the managers whom the decision itself does not reach: those who have the dossier read it in its e-mail, and are
 * not written to twice for one fact.
 */
export async function tellInscription(
  platform: Teller,
  trx: Tx,
  { association, agrement, dossier, accord }: Inscrit,
): Promise<void> {
  const told = new Set(await findDemandeurs(trx, dossier));
  await notify(platform, trx, {
    kind: 1,
    to: (await managersOf(trx, association)).filter((id) => !told.has(id)),
    objet: {
      type: 'agrement',
      id: dossier.id,
      libelle: `dossier ${dossier.id_fo}`,
      lien: `/informations-administratives/${association.id_correspondance}/agrements`,
    },
    id_association: association.id,
    params: { etat: 'Agrément inscrit dans votre association' },
    mail: {
      acte: 'Voir les agréments',
      phrase: `L’agrément${agrement === sansNom ? '' : ` ${agrement}`} est inscrit dans votre association.`,
      text: `${sayArrete(accord)} L’arrêté est dans les documents de votre association.`,
    },
  });
}

/** Tells that the TCA ends soon, and that every State agrément is lost with it. */
export const tellFinTca = async (
  platform: Teller,
  trx: Tx,
  { association, fin }: { association: TcaRow; fin: string },
): Promise<void> =>
  notify(platform, trx, {
    kind: 1,
    variante: 'tca',
    to: await managersOf(trx, association),
    objet: {
      type: 'association',
      id: association.id,
      libelle: association.nom,
      lien: `/informations-administratives/${association.id_correspondance}/agrement`,
    },
    id_association: association.id,
    params: { date: formatDay(fin) },
    mail: { text: 'À renouveler avant cette date : sinon tous vos agréments de l’État sont perdus.' },
  });
