import type { tableauDeBordSchema, tableauServiceSchema } from '@asso/contract/subvention/subvention.schemas';
import { answerDue } from '@asso/domain/association/membre.rules';
import { alerteTca, etatTca } from '@asso/domain/association/tca.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { horizonJours, isDueSoon } from '@asso/domain/dossier/agenda/agenda.rules';
import { dateLimiteCrf, isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import { nameAide, shortIntitule } from '@asso/domain/dossier/dossier.words';
import { isAchevee } from '@asso/domain/dossier/suivi/avancement.rules';
import { formatDay, localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { extractFait } from '@asso/domain/notification/notification.words';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import {
  type Applicant,
  findOpenCloture,
  isServieAilleurs,
} from '@asso/domain/subvention/ouverte-pour.rules';
import { renouveauOuvert } from '@asso/domain/subvention/renouvellement/renouvellement.rules';
import type { z } from 'zod';
import { listExpiringPapiers } from '../../association/coffre/echeance-documents.sql.ts';
import { listTca, type TcaRow } from '../../association/coffre/tca.sql.ts';
import { ficheOfRow } from '../../association/fiche/fiche-view.ts';
import { comptesRendus } from '../../dossier/compte-rendu/comptes-rendus.ts';
import { listMySieges, personnePerimetre, readPerimetre } from '../../dossier/liste/perimetre.ts';
import { notificationView } from '../../notification/notification.handlers.ts';
import { type InboxRow, listNouvelles } from '../../notification/notification.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListes } from '../../referentiel/listes.ts';
import { listServicesSitues } from '../../service/service.sql.ts';
import { listApplicants } from '../pour-qui.sql.ts';
import { type CampagneRow, listCampagnesInView } from '../subvention.sql.ts';
import {
  type Accordee,
  countService,
  listAccordees,
  listDemandesAcces,
  listMessagesAttendus,
  listServicesNamed,
  listTaches,
  type Tache,
} from './tableau-de-bord.sql.ts';
import { isYours, readAttendu, tacheView, toInstant, type Vue } from './tache-view.ts';

type Tableau = z.infer<typeof tableauDeBordSchema>;

/** A document that expired longer ago than this, in days, is no longer shown as missing. */
const papierPerduJours = 365;

/** Answers « Qu'est-ce qui m'attend, et avant quand ? » for an association. */
export async function tableauDeBord({ db, clock }: Platform, actor: Actor): Promise<Tableau> {
  const now = clock.now();
  const year = currentExercice(now);
  const sieges = listMySieges(actor);
  const [taches, accordees, campagnes, acces, tca, papiers, nouvelles, pour] = await Promise.all([
    listTaches(db, personnePerimetre(actor), 40),
    listAccordees(db, personnePerimetre(actor), year),
    listCampagnesInView(db, [], now),
    listDemandesAcces(db, actor.id),
    listTca(db, sieges),
    listExpiringPapiers(db, {
      associations: sieges,
      from: localDay(addJours(now, -papierPerduJours)),
      until: localDay(addJours(now, horizonJours)),
    }),
    listNouvelles(db, {
      id_utilisateur: actor.id,
      associations: actor.associations.map((one) => one.id_association),
      limit: 2,
    }),
    listApplicants(db, [...new Set(actor.associations.map((one) => one.id_association))]),
  ]);
  const services = await listServicesSitues(db, [
    ...new Set(campagnes.flatMap(({ contenu }) => contenu.instructeurs.map((one) => one.id_service))),
  ]);
  const listes = acces.length > 0 ? await readListes(db, ['fonctions']) : {};
  const messages = await listMessagesAttendus(
    db,
    taches.map((one) => one.id_dossier),
  );
  const accordes = taches.filter(({ etat }) => isCrfAwaited(etat)).map(({ id_dossier }) => id_dossier);
  const dus = await comptesRendus.dus(db, accordes);
  const views = taches.map((one) => {
    const premier = dus.get(one.id_dossier) ?? null;
    // A report is asked once the subvention is paid; its date is known before.
    const crf = one.etat === '9' ? premier : null;
    const exercice_crf = premier?.exercice ?? one.exercice;
    const view = tacheView(one, { now, attendu: readAttendu(one, messages), crf, exercice_crf });
    return isLointain(view, now)
      ? { view: { ...view, phrase: compteRenduAVenir(view) }, isAFaire: false, isEnCours: true }
      : { view, isAFaire: isYours(view), isEnCours: !isYours(view) && !isAchevee(view) };
  });
  return {
    isPremiere: taches.length === 0,
    acces: acces.map(({ since, fonction, ...one }) => ({
      ...one,
      fonction: fonction && findLabel('fonctions', fonction, listes),
      avant: answerDue(since).toISOString(),
      depuis: since.toISOString(),
    })),
    aFaire: views
      .filter((one) => one.isAFaire)
      .map(({ view }) => view)
      .toSorted(byEcheance),
    enCours: views.filter((one) => one.isEnCours).map(({ view }) => view),
    aRenouveler: accordees.flatMap((one) => aRenouvelerView(one, { campagnes, now })).toSorted(byAvant),
    ouvertes: campagnes
      .flatMap((one) => ouverteView(one, { pour: pour.length > 0 ? pour : [null], services, now }))
      .toSorted((one, other) => Number(one.estDAilleurs) - Number(other.estDAilleurs) || byFin(one, other)),
    tca: tca.flatMap((one) => tcaView(one, localDay(now))),
    papiers: papiers.map(({ type, nom, ...one }) => ({ ...one, type, nom: typeNamed(type) ?? nom })),
    nouvelles: nouvelles.map((one) => nouvelleView(one, taches)),
  };
}

/** Gives the label of a type of document; undefined for an unknown type, where the name of the file stands instead. */
const typeNamed = (type: string): string | undefined =>
  typesDocuments.find(({ value }) => value === type)?.label;

type Autour = {
  pour: readonly (Applicant | null)[];
  services: Awaited<ReturnType<typeof listServicesSitues>>;
  now: Date;
};

/**
 * Shows an edition that is open for one at least of these associations; it is of elsewhere when it is so for each of those.
 */
function ouverteView(
  { code, campagne_exercice: exercice, contenu: { titre, fuseau, ...campagne } }: CampagneRow,
  { pour, services, now }: Autour,
): Tableau['ouvertes'] {
  const siens = services.filter(({ id }) => campagne.instructeurs.some((one) => one.id_service === id));
  const offertes = pour.flatMap((qui) => {
    const date_fin = findOpenCloture(campagne, qui, now);
    return date_fin
      ? [{ date_fin, isElsewhere: isServieAilleurs(campagne, qui?.departement ?? null, siens) }]
      : [];
  });
  const ici = offertes.filter((one) => !one.isElsewhere);
  const latest = (ici.length > 0 ? ici : offertes).toSorted(byFin).at(-1);
  return latest
    ? [{ code, exercice, titre, date_fin: latest.date_fin, fuseau, estDAilleurs: latest.isElsewhere }]
    : [];
}

/** Shows a granted dossier that may be renewed in a campaign open now; an empty list when there is no such campaign. */
function aRenouvelerView(
  accordee: Accordee,
  { campagnes, now }: { campagnes: readonly CampagneRow[]; now: Date },
): Tableau['aRenouveler'] {
  const { id_fo, id_siret, code, association, exercice, exercice_fin, montant_accorde, fiche } = accordee;
  const ancien = {
    sous_dispositif: accordee.sous_dispositif,
    isPluriannuel: exercice_fin > exercice,
    exercice_fin,
  };
  const regime = ficheOfRow(fiche).identite.regime ?? null;
  const [renouveau] = campagnes
    .filter((one) => one.code === code)
    .flatMap(({ contenu, campagne_exercice }) => {
      const vers = { campagne: contenu, exercice: campagne_exercice, regime, now };
      return renouveauOuvert(ancien, vers) ?? [];
    })
    .toSorted((one, other) => one.exercice - other.exercice);
  if (!renouveau) return [];
  return [
    {
      id_fo,
      id_siret,
      code,
      association,
      exercice,
      intitule: shortIntitule(accordee),
      faits: nameAide(accordee),
      accorde: montant_accorde,
      vers: renouveau.exercice,
      avant: renouveau.sous.date_fin,
    },
  ];
}

const byAvant = (one: { avant: string }, other: { avant: string }): number =>
  toInstant(one.avant) - toInstant(other.avant);

const byFin = (one: { date_fin: string }, other: { date_fin: string }): number =>
  toInstant(one.date_fin) - toInstant(other.date_fin);

/**
 * Shows a notification among the news of the home page, where a dossier that is in the list is named by its project.
 */
function nouvelleView(row: InboxRow, taches: readonly Tache[]): Tableau['nouvelles'][number] {
  const view = notificationView(row);
  const { id, objet, lien, le } = view;
  const tache =
    objet.type === 'dossier' ? taches.find(({ id_dossier }) => id_dossier === objet.id) : undefined;
  return {
    id,
    objet: tache ? shortIntitule(tache) : capitalized(objet.libelle),
    fait: extractFait(view),
    lien,
    le,
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Tells whether a report is only a date to come, not a thing to do: the subvention is paid, the report was not sent
 * back and is not due soon, and nothing else is asked of the association.
 */
const isLointain = ({ etat, manque, repondre_a, crf, echeance }: Vue, now: Date): boolean =>
  etat === '9' &&
  crf !== null &&
  !crf.isRenvoye &&
  manque === null &&
  repondre_a === null &&
  echeance !== null &&
  !isDueSoon(echeance, now);

const compteRenduAVenir = ({ crf }: Vue): string =>
  `Versé. Compte rendu à rendre avant le ${formatDay(dateLimiteCrf(crf?.exercice ?? 0))}.`;

/**
 * Shows a tronc commun d’agrément (TCA) that ended, or whose end is near enough to be announced (`alerteTca`). Nothing
 * is shown while its renewal is asked for and not refused.
 */
function tcaView({ nom, id_correspondance, agrement }: TcaRow, jour: string): Tableau['tca'] {
  const tca_date_renouvellement = String(agrement.tca_date_renouvellement);
  const row = { id_correspondance, nom, tca_date_renouvellement };
  return alerteTca(agrement, jour) !== null || etatTca(agrement, jour) === 'expire' ? [row] : [];
}

/** Gives the figures of a service's home page; each figure is that of the list it opens. */
export async function tableauService(
  { db, clock }: Platform,
  actor: Actor,
): Promise<z.infer<typeof tableauServiceSchema>> {
  const services = actor.services.map((one) => one.id_service);
  const [figures, names] = await Promise.all([
    countService(db, readPerimetre(actor), clock.now()),
    listServicesNamed(db, services),
  ]);
  return { services: names.map(({ id, nom }) => ({ id, nom })), ...figures };
}

type Datee = Pick<Tableau['aFaire'][number], 'echeance' | 'renvoye_le'>;
/**
 * Orders dossiers by deadline, the nearest first. One sent back counts from the day it was; one without any date comes
 * last.
 */
const byEcheance = (one: Datee, other: Datee): number => waitsSince(one) - waitsSince(other);
const waitsSince = ({ echeance, renvoye_le }: Datee): number => toInstant(echeance ?? renvoye_le);
