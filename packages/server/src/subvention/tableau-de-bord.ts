import type { tableauDeBordSchema, tableauServiceSchema } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { etatsInstruction, phrasesEtats } from '@asso/domain/dossier/instruction.states';
import { ouvertureOf } from '@asso/domain/subvention/campagne.rules';
import type { z } from 'zod';
import { perimetreOf } from '../dossier/perimetre.ts';
import type { Platform } from '../platform/platform.ts';
import { listCurrentCampagnes } from './subvention.sql.ts';
import { countService, listServicesNamed, listTaches, sumArgent, type Tache } from './tableau-de-bord.sql.ts';

type Tableau = z.infer<typeof tableauDeBordSchema>;

/** Where it is the association's turn. */
const aVous = ['A', 'C', '9'];

/** « Qu'est-ce qui m'attend, et avant quand ? » */
export async function tableauDeBord({ db, clock }: Platform, actor: Actor): Promise<Tableau> {
  const sieges = actor.associations.filter((one) => one.id_siret === null).map((one) => one.id_association);
  const [taches, argent, campagnes] = await Promise.all([
    listTaches(db, actor.id, 40),
    sumArgent(db, sieges),
    listCurrentCampagnes(db, []),
  ]);
  const now = clock.now();
  const ouvertes = campagnes.flatMap(({ code, contenu }) => {
    const open = contenu.sous_dispositifs.filter((one) => ouvertureOf(one, now) === 'ouverte');
    const [latest] = open
      .map((one) => one.date_fin)
      .sort()
      .reverse();
    return latest ? [{ code, titre: contenu.titre, date_fin: latest }] : [];
  });
  return {
    aFaire: taches.filter((one) => aVous.includes(one.etat)).map(tacheView),
    enCours: taches.filter((one) => !aVous.includes(one.etat)).map(tacheView),
    argent,
    ouvertes,
  };
}

/** « Par quoi commencer ? » The figures are those of the lists they open. */
export async function tableauService(
  { db }: Platform,
  actor: Actor,
): Promise<z.infer<typeof tableauServiceSchema>> {
  const services = actor.services.map((one) => one.id_service);
  const [figures, names] = await Promise.all([
    countService(db, perimetreOf(actor)),
    listServicesNamed(db, services),
  ]);
  return { services: names.map(({ id, nom }) => ({ id, nom })), ...figures };
}

const tacheView = ({ id_dossier: _, ...tache }: Tache): Tableau['aFaire'][number] => ({
  ...tache,
  lib_etat: etatsInstruction[tache.etat],
  phrase: phrasesEtats[tache.etat],
  echeance: tache.etat === 'A' ? tache.echeance : null,
  isTransmis: tache.etat !== 'A' && tache.etat !== 'C',
});
