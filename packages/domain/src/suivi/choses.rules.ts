// What awaits a person beyond the dossiers: access requests, a TCA that ends, papers out of date, and volunteers'
// declarations.

import { saySilence } from '../association/silence-acces.words.ts';
import type { Chose } from '../dossier/agenda/agenda.rules.ts';
import { type DossierAttendu, dossierChose } from '../dossier/agenda/chose-dossier.rules.ts';
import { pageRenouveler } from '../dossier/genre.rows.ts';
import { endOfDay, formatDay } from '../identifiants/dates-affichees.ts';
import { formatJourMois } from '../identifiants/dates-longues.ts';
import { withElision } from '../identifiants/elision.ts';
import { count, formatEurosCents } from '../identifiants/nombres-affiches.ts';

/** People ask for an access to this association that the reader may open; `subtractDuree` is when the first must be answered. */
export type AccesDemande = {
  id_association: string;
  nom: string;
  nombre: number;
  avant: string;
  /** The person who asks, when there is a single one. */
  qui: string | null;
  fonction: string | null;
  depuis: string;
};

/** The TCA holds until this day, « YYYY-MM-DD », included. */
export type EndingTca = { id_correspondance: string; nom: string; tca_date_renouvellement: string };

/** A document of the association that has expired, or will soon, and that nothing replaces yet. */
export type PapierPerime = {
  id: string;
  id_correspondance: string;
  association: string;
  /** The kind of the document, such as « RAR », by which the campaigns ask for it. */
  type: string;
  nom: string;
  expire_le: string;
};

/** A subvention of last year that may be asked again until `subtractDuree`, an instant; `accorde` is in euros. */
export type ARenouveler = {
  id_fo: string;
  id_siret: string;
  code: string;
  intitule: string;
  faits: string;
  exercice: number;
  accorde: number;
  vers: number;
  avant: string;
};

export type Attendus = {
  dossiers: readonly DossierAttendu[];
  aRenouveler: readonly ARenouveler[];
  acces: readonly AccesDemande[];
  tca: readonly EndingTca[];
  papiers: readonly PapierPerime[];
  /** How many declarations of volunteers wait for this person's decision. */
  declarations: number;
};

export function listChoses(attendus: Attendus, now: Date): Chose[] {
  const { dossiers, aRenouveler, acces, tca, papiers, declarations } = attendus;
  const brouillonOf = ({ type }: PapierPerime) =>
    dossiers.find(
      ({ etat, pieces }) => (etat === 'A' || etat === 'C') && (pieces === null || pieces.includes(type)),
    );
  return [
    ...chosesDesDossiers(dossiers, now),
    ...aRenouveler.map(demandeARenouveler),
    ...acces.map((one) => accesARepondre(one, now)),
    ...tca.map((one) => tcaARenouveler(one, now)),
    ...papiers.flatMap((one) => papierARemplacer(one, { now, brouillon: brouillonOf(one) }) ?? []),
    ...(declarations > 0 ? [declarationsADecider(declarations)] : []),
  ];
}

/**
 * Lists what each service of each dossier awaits; what concerns the whole dossier, such as its report, is listed once.
 */
function chosesDesDossiers(dossiers: readonly DossierAttendu[], now: Date): Chose[] {
  const found: Chose[] = [];
  for (const dossier of dossiers) {
    const chose = dossierChose(dossier, now);
    const others = found.filter(({ numero }) => numero === dossier.id_fo);
    if (chose === null || others.some(({ phrase }) => phrase === chose.phrase)) continue;
    const id = others.length === 0 ? chose.id : `${chose.id}-${dossier.id_service_instructeur}`;
    found.push({ ...chose, id });
  }
  return found;
}

/**
 * Makes the entry of a renewal, which is offered, not expected: any manager may take it up, and nothing waits for it.
 */
const demandeARenouveler = (one: ARenouveler): Chose => ({
  id: `renouveler-${one.id_fo}`,
  avant: one.avant,
  isBloquant: false,
  isPartage: true,
  titre: one.intitule,
  numero: one.id_fo,
  faits: one.faits,
  phrase: `${formatEurosCents(one.accorde)} accordés en ${one.exercice}. Reprenez cette demande pour ${one.vers} : presque tout est déjà rempli.`,
  acte: { label: 'Renouveler', href: pageRenouveler(one.id_siret, one.code, one.id_fo) },
  rappel: `Renouveler « ${one.intitule} » pour ${one.vers}`,
});

function accesARepondre(one: AccesDemande, now: Date): Chose {
  const { id_association, nom, nombre, avant, qui, fonction, depuis } = one;
  const who =
    nombre === 1 && qui !== null
      ? `${qui} demande`
      : count(nombre, 'personne demande', 'personnes demandent');
  const le = `demande du ${formatJourMois(new Date(depuis))}`;
  const isLate = new Date(avant) <= now;
  return {
    id: `acces-${id_association}`,
    avant,
    isBloquant: false,
    isPartage: true,
    titre: `${who} l’accès à ${nom}`,
    faits: nombre === 1 ? [fonction, le].filter(Boolean).join(', ') : `première ${le}`,
    phrase: `Sans réponse de votre part, ${saySilence({ isLate, preuves: null })}.`,
    acte: { label: 'Répondre', href: `/informations-administratives/${id_association}/personnes-et-acces` },
    rappel: `Répondre à une demande d’accès à ${nom}`,
  };
}

/**
 * Makes the entry of a tronc commun d’agrément (TCA). Once it has ended, there is no date to meet any more: it only
 * blocks.
 */
function tcaARenouveler({ id_correspondance, nom, tca_date_renouvellement }: EndingTca, now: Date): Chose {
  const fin = endOfDay(tca_date_renouvellement);
  const isOver = fin <= now;
  return {
    id: `tca-${id_correspondance}`,
    avant: isOver ? null : fin.toISOString(),
    isBloquant: isOver,
    titre: `Tronc commun d’agrément ${isOver ? 'expiré' : 'à renouveler'}`,
    faits: `${nom}, ${isOver ? 'depuis le' : 'jusqu’au'} ${formatDay(tca_date_renouvellement)}`,
    phrase: isOver
      ? 'Demandez-le à nouveau avec votre prochain agrément.'
      : 'Sans renouvellement, les agréments de l’État qu’il porte sont perdus.',
    acte: {
      label: 'Voir le tronc commun',
      href: `/informations-administratives/${id_correspondance}/agrement`,
    },
    rappel: `Renouveler le tronc commun d’agrément ${withElision(nom)}`,
  };
}

/**
 * Makes the entry of a document, or returns null: one that has expired is mentioned only when a request not transmitted
 * yet would join it.
 */
function papierARemplacer(
  { id, id_correspondance, association, nom, expire_le }: PapierPerime,
  { now, brouillon }: { now: Date; brouillon: DossierAttendu | undefined },
): Chose | null {
  const fin = endOfDay(expire_le);
  const isOver = fin <= now;
  if (isOver && brouillon === undefined) return null;
  return {
    id: `papier-${id}`,
    avant: isOver ? null : fin.toISOString(),
    isBloquant: isOver,
    titre: `${nom} : à remplacer${isOver ? '' : ' bientôt'}`,
    faits: `${association}, ${isOver ? 'depuis le' : 'valable jusqu’au'} ${formatDay(expire_le)}`,
    phrase: isOver
      ? `« ${brouillon?.intitule} », ${brouillon?.etat === 'C' ? 'à corriger' : 'pas encore transmis'}, prendra le nouveau.`
      : 'Vos demandes pas encore transmises prendront le nouveau.',
    acte: { label: 'Déposer le nouveau', href: `/associations/${id_correspondance}/documents` },
    rappel: `Remplacer un papier ${withElision(association)} : ${nom}`,
  };
}

const declarationsADecider = (nombre: number): Chose => ({
  id: 'declarations',
  avant: null,
  isBloquant: true,
  isPartage: true,
  titre: count(nombre, 'déclaration de bénévole à décider', 'déclarations de bénévoles à décider'),
  faits: 'Compte engagement citoyen',
  phrase: 'Des bénévoles attendent votre réponse pour leurs heures.',
  acte: { label: 'Décider', href: '/declarations' },
  rappel: 'Décider des déclarations de bénévoles',
});
