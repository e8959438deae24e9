import {
  type AidePublique,
  adressePublique,
  byEcheance,
  isAnnoncee,
  lastChanged,
  ouverturePublique,
  repertoirePublic,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import {
  etatPublic,
  sayCloture,
  sayPeriode,
  sayReprise,
  sayWhoMayAsk,
} from '@asso/domain/catalogue/public/aide-publique.words';
import { filtresRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { dernierJour, premierJour, sayInstant } from '@asso/domain/subvention/ouverture.words';
import { type CalendarDate, calendarIcs } from '../../platform/calendar/calendar-ics.ts';
import { html } from '../../platform/http/page/html.ts';
import type { PageAnswer } from '../../platform/http/page/page-row.ts';
import type { CataloguePublic } from './catalogue-public.ts';
import {
  type RechercheComprise,
  searchAides,
  searchReprises,
  toRechercheQuery,
} from './recherche-publique.ts';

type Given = CataloguePublic & {
  recherche: RechercheComprise;
  now: Date;
  portail: string;
  publicUrl: URL;
};

/** Lists the subventions that are open or will open, in the order of the page of the list. */
const vivantes = ({ aides, recherche, now }: Given): AidePublique[] =>
  searchAides(aides, recherche, now)
    .filter(({ campagne }) => ouverturePublique(campagne, now) !== 'fermee')
    .toSorted(byEcheance(now));

/** Lists the publications taken back lately, so that whoever read of them in the feed learns it. */
const annulees = ({ reprises, recherche, now }: Given): AidePublique[] =>
  searchReprises(reprises, recherche, now).filter((one) => isAnnoncee(one, now));

const titreAnnule = ({ campagne }: AidePublique): string => `Publication annulée : ${campagne.titre}`;

const idOf = ({ code, exercice, isAutreEdition }: AidePublique): string =>
  `${repertoirePublic}/${encodeURIComponent(code)}${isAutreEdition ? `?exercice=${exercice}` : ''}`;

const resume = (aide: AidePublique, now: Date): string =>
  [
    `${etatPublic(aide.campagne, now).label}. ${sayPeriode(aide.campagne, now)}.`,
    sayCloture(aide),
    `${sayWhoMayAsk(aide.campagne)}.`,
    aide.campagne.presentation,
  ]
    .filter(Boolean)
    .join(' ');

const themesOf = ({ campagne }: AidePublique): string[] =>
  (campagne.themes ?? []).map(filtresRepertoire.themes.nomOf);

const titreDuFlux = (portail: string): string => `${portail} : subventions ouvertes et à venir`;

export function fluxAtom(given: Given): PageAnswer {
  const { recherche, now, portail, publicUrl } = given;
  const href = (path: string) => new URL(path, publicUrl).href;
  const [found, retirees] = [vivantes(given), annulees(given)];
  const updated = [...found, ...retirees].map(lastChanged).toSorted().at(-1) ?? '2000-01-01T00:00:00.000Z';
  const feed = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${href(`${repertoirePublic}.atom${toRechercheQuery(recherche)}`)}</id>
<title>${titreDuFlux(portail)}</title>
<updated>${updated}</updated>
<author><name>${portail}</name></author>
<link rel="self" type="application/atom+xml" href="${href(`${repertoirePublic}.atom${toRechercheQuery(recherche)}`)}"/>
<link rel="alternate" type="text/html" href="${href(`${repertoirePublic}${toRechercheQuery(recherche)}`)}"/>
${found.map(
  (aide) => html`<entry>
<id>${href(idOf(aide))}</id>
<title>${aide.campagne.titre}</title>
<updated>${lastChanged(aide)}</updated>
<link rel="alternate" type="text/html" href="${href(adressePublique(aide))}"/>
${aide.services.map(({ nom }) => html`<author><name>${nom}</name></author>`)}
${themesOf(aide).map((theme) => html`<category term="${theme}"/>`)}
<summary>${resume(aide, now)}</summary>
</entry>
`,
)}${retirees.map(
  (aide) => html`<entry>
<id>${href(idOf(aide))}</id>
<title>${titreAnnule(aide)}</title>
<updated>${lastChanged(aide)}</updated>
<link rel="alternate" type="text/html" href="${href(adressePublique(aide))}"/>
<summary>${sayReprise(aide)}</summary>
</entry>
`,
)}</feed>
`;
  return { kind: 'texte', type: 'application/atom+xml; charset=utf-8', texte: feed.text };
}

/** Makes the feed in the format JSON Feed 1.1 (jsonfeed.org). */
export function fluxJson(given: Given): PageAnswer {
  const { recherche, now, portail, publicUrl } = given;
  const href = (path: string) => new URL(path, publicUrl).href;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: titreDuFlux(portail),
    language: 'fr',
    home_page_url: href(`${repertoirePublic}${toRechercheQuery(recherche)}`),
    feed_url: href(`${repertoirePublic}.json${toRechercheQuery(recherche)}`),
    items: [
      ...vivantes(given).map((aide) => ({
        id: href(idOf(aide)),
        url: href(adressePublique(aide)),
        title: aide.campagne.titre,
        content_text: resume(aide, now),
        date_published: aide.publieeLe,
        ...(lastChanged(aide) !== aide.publieeLe && { date_modified: lastChanged(aide) }),
        _portail_asso: {
          ouverture: premierJour(aide.campagne.sous_dispositifs),
          cloture: dernierJour(aide.campagne.sous_dispositifs),
        },
        authors: aide.services.map(({ nom }) => ({ name: nom })),
        tags: themesOf(aide),
      })),
      ...annulees(given).map((aide) => ({
        id: href(idOf(aide)),
        url: href(adressePublique(aide)),
        title: titreAnnule(aide),
        content_text: sayReprise(aide),
        date_published: aide.publieeLe,
        date_modified: lastChanged(aide),
      })),
    ],
  };
  return {
    kind: 'texte',
    type: 'application/feed+json; charset=utf-8',
    texte: `${JSON.stringify(feed, null, 2)}\n`,
  };
}

/** Makes the calendar of the list: for each subvention, when it opens if that is to come, and when it closes. */
export async function calendrier(given: Given): Promise<PageAnswer> {
  const dates = vivantes(given).flatMap((aide) => listCalendarDates(aide, given.now));
  return writeCalendrier(dates, { ...given, nom: titreDuFlux(given.portail) });
}

type About = Pick<Given, 'now' | 'publicUrl'> & { nom: string; fichier?: string };

export async function writeCalendrier(
  dates: readonly CalendarDate[],
  { now, nom, publicUrl, fichier }: About,
): Promise<PageAnswer> {
  const texte = await calendarIcs(dates, { nom, publicUrl, now });
  return { kind: 'texte', type: 'text/calendar; charset=utf-8', texte, nom: fichier };
}

export function listCalendarDates(aide: AidePublique, now: Date): CalendarDate[] {
  const { titre, sous_dispositifs: types } = aide.campagne;
  const event = (quoi: string, nom: string, instant: string): CalendarDate => ({
    // Two editions of one aid are two events: the second does not replace the first.
    id: `${aide.code}-${aide.exercice}-${quoi}`,
    le: new Date(instant),
    titre: `${nom} : ${titre}`,
    chemin: adressePublique(aide),
    heure: sayInstant(instant, aide.campagne),
  });
  const all = [
    event('ouverture', 'Ouverture', premierJour(types)),
    event('cloture', 'Clôture', dernierJour(types)),
  ];
  return all.filter(({ le }) => le.getTime() > now.getTime());
}
