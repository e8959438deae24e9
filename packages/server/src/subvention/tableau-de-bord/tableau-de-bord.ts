import type { tableauDeBordSchema, tableauServiceSchema } from '@asso/contract/subvention/subvention.schemas';
import { reponseAvant } from '@asso/domain/association/membre.rules';
import { alerteTca, etatTca } from '@asso/domain/association/tca.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isAchevee } from '@asso/domain/dossier/avancement.rules';
import { manqueSaid } from '@asso/domain/dossier/completude.rules';
import { dateLimiteCrf, isCrfProche } from '@asso/domain/dossier/crf-attendu.rules';
import { isACompleter } from '@asso/domain/dossier/dossier.rules';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import {
  etatsInstruction,
  isAuDemandeur,
  isNonTransmis,
  phraseEtatOf,
} from '@asso/domain/dossier/instruction.states';
import { reponsesAttendues } from '@asso/domain/dossier/reponse.rules';
import { dayOf, formatDay } from '@asso/domain/identifiants/dates-affichees';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { ouvertureOf } from '@asso/domain/subvention/campagne.rules';
import type { z } from 'zod';
import { listTcaOf, type TcaRow } from '../../association/coffre/tca.sql.ts';
import { type CrfDuDossier, comptesRendus } from '../../dossier/compte-rendu/comptes-rendus.ts';
import { perimetreOf, personneOf, siegesOf } from '../../dossier/liste/perimetre.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCurrentCampagnes } from '../subvention.sql.ts';
import {
  countService,
  listDemandesAcces,
  listMessagesAttendus,
  listServicesNamed,
  listTaches,
  type MessageAttendu,
  sumArgent,
  type Tache,
} from './tableau-de-bord.sql.ts';

type Tableau = z.infer<typeof tableauDeBordSchema>;

/** The home page shows only the latest exercises; another page shows all of them. */
const anneesAccueil = 3;

/**
 * It is the association's turn because of the state, because a service found something missing, or because it awaits
 * an answer.
 */
const isAVous = ({ etat, manque, repondre_a, crf }: Vue): boolean =>
  (isAuDemandeur(etat) && !isRendu({ etat, crf })) || manque !== null || repondre_a !== null;

/** The money was paid, and all the reports are with the service. */
const isRendu = ({ etat, crf }: Pick<Vue, 'etat' | 'crf'>): boolean => etat === '9' && crf === null;

type Vue = Tableau['aFaire'][number];

/** This answers « Qu'est-ce qui m'attend, et avant quand ? » for an association. */
export async function tableauDeBord({ db, clock }: Platform, actor: Actor): Promise<Tableau> {
  const now = clock.now();
  const year = currentExercice(now);
  const [taches, argent, campagnes, acces, tca] = await Promise.all([
    listTaches(db, personneOf(actor), 40),
    sumArgent(db, siegesOf(actor), anneesAccueil),
    listCurrentCampagnes(db, []),
    listDemandesAcces(db, actor.id),
    listTcaOf(db, siegesOf(actor)),
  ]);
  const messages = await listMessagesAttendus(
    db,
    taches.map((one) => one.id_dossier),
  );
  const payes = taches.filter(({ etat }) => etat === '9').map(({ id_dossier }) => id_dossier);
  const dus = await comptesRendus.dus(db, payes);
  const views = taches.map((one) => {
    const crf = dus.get(one.id_dossier) ?? null;
    const view = tacheView(one, { year, attendu: attenduOf(one, messages), crf });
    return isLointain(view, now) && !crf?.isRenvoye
      ? { view: { ...view, phrase: compteRenduAVenir(view) }, isAFaire: false, isEnCours: true }
      : { view, isAFaire: isAVous(view), isEnCours: !isAVous(view) && !isAchevee(view) };
  });
  const ouvertes = campagnes.flatMap(({ code, contenu }) => {
    const open = contenu.sous_dispositifs.filter((one) => ouvertureOf(one, now) === 'ouverte');
    const [latest] = open
      .map((one) => one.date_fin)
      .sort()
      .reverse();
    return latest ? [{ code, titre: contenu.titre, date_fin: latest }] : [];
  });
  return {
    acces: acces.map(({ since, ...one }) => ({ ...one, avant: reponseAvant(since).toISOString() })),
    aFaire: views
      .filter((one) => one.isAFaire)
      .map(({ view }) => view)
      .toSorted(byEcheance),
    enCours: views.filter((one) => one.isEnCours).map(({ view }) => view),
    argent,
    ouvertes,
    tca: tca.flatMap((one) => tcaView(one, dayOf(now))),
  };
}

/**
 * A report due in more than two months after the payment is a date to come, not a thing to do, unless it was sent
 * back.
 */
const isLointain = ({ etat, manque, repondre_a, crf, echeance }: Vue, now: Date): boolean =>
  etat === '9' &&
  crf !== null &&
  manque === null &&
  repondre_a === null &&
  echeance !== null &&
  !isCrfProche(echeance, now);

const compteRenduAVenir = ({ crf }: Vue): string =>
  `Versé. Compte rendu à rendre avant le ${formatDay(dateLimiteCrf(crf?.exercice ?? 0))}.`;

/** Nothing is said while the TCA holds for more than a year, nor once its renewal is asked for. */
function tcaView({ nom, id_correspondance, agrement }: TcaRow, jour: string): Tableau['tca'] {
  const tca_date_renouvellement = String(agrement.tca_date_renouvellement);
  const row = { id_correspondance, nom, tca_date_renouvellement };
  if (alerteTca(agrement, jour)) return [{ ...row, etat: 'finit' }];
  return etatTca(agrement, jour) === 'expire' ? [{ ...row, etat: 'expire' }] : [];
}

/** This answers « Par quoi commencer ? » for a service; each figure is that of the list it opens. */
export async function tableauService(
  { db, clock }: Platform,
  actor: Actor,
): Promise<z.infer<typeof tableauServiceSchema>> {
  const services = actor.services.map((one) => one.id_service);
  const [figures, names] = await Promise.all([
    countService(db, perimetreOf(actor), clock.now()),
    listServicesNamed(db, services),
  ]);
  return { services: names.map(({ id, nom }) => ({ id, nom })), ...figures };
}

/**
 * The nearest deadline comes first: a dossier sent back counts from the day it was, and one without a date comes
 * last.
 */
type Datee = Pick<Tableau['aFaire'][number], 'echeance' | 'renvoye_le'>;
const byEcheance = (one: Datee, other: Datee): number => waitsSince(one) - waitsSince(other);
const waitsSince = ({ echeance, renvoye_le }: Datee): number => instantOf(echeance ?? renvoye_le);

/**
 * A deadline bears its own offset, so it is compared as an instant; without a date, the farthest instant stands for
 * it.
 */
const farthest = 8.64e15;
const instantOf = (le: string | null): number => (le === null ? farthest : new Date(le).getTime());

/** Gives the first message that awaits an answer from the association; a closed dossier awaits none. */
function attenduOf({ id_dossier, etat }: Tache, messages: readonly MessageAttendu[]) {
  if (['10', '11', '12'].includes(etat)) return undefined;
  const own = messages.filter((one) => one.id_dossier === id_dossier);
  return reponsesAttendues(own.map((one) => ({ ...one, isInterne: false })))[0];
}

function tacheView(
  { id_dossier: _, completude, avant, manques, statut, exercice_fin, titre, type, projet, ...tache }: Tache,
  { year, attendu, crf }: { year: number; attendu: MessageAttendu | undefined; crf: CrfDuDossier | null },
): Tableau['aFaire'][number] {
  const { etat } = tache;
  const isAwaited = completude === 'demande' && isACompleter({ etats: [etat], exercice_fin, statut }, year);
  const manque = isAwaited ? manqueSaid(manques) : null;
  const isAnswer = manque === null && !isNonTransmis(etat) && attendu !== undefined;
  const echeances = [
    etat === 'A' ? tache.echeance : null,
    manque === null ? null : (avant?.toISOString() ?? null),
    attendu?.reponse_avant ?? null,
    crf?.echeance ?? null,
  ].filter((one) => one !== null);
  return {
    ...tache,
    nom: nomDossier({ titre, type, projet }),
    transmis_le: tache.transmis_le?.toISOString() ?? null,
    renvoye_le: tache.renvoye_le?.toISOString() ?? null,
    lib_etat: etatsInstruction[etat],
    repondre_a: isAnswer ? attendu.service : null,
    phrase: isAnswer
      ? `À vous : ${attendu.service} attend votre réponse à son message.`
      : manque === null
        ? phraseOf({ etat, crf, genre: tache.genre })
        : `Dossier à compléter : ${manque}.`,
    echeance: echeances.toSorted((a, b) => instantOf(a) - instantOf(b))[0] ?? null,
    isTransmis: !isNonTransmis(etat),
    manque,
    crf: crf && { exercice: crf.exercice, id: crf.id },
  };
}

const phraseOf = (tache: Pick<Tableau['aFaire'][number], 'etat' | 'crf' | 'genre'>): string =>
  isRendu(tache) ? 'Chez le service : il a vos comptes rendus.' : phraseEtatOf(tache.etat, tache.genre);
