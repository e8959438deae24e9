import {
  type AidePublique,
  adressePublique,
  ouverturePublique,
  parEcheance,
  repertoirePublic,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import { etatPublic, periodeSaid, quiPeutDemander } from '@asso/domain/catalogue/public/aide-publique.words';
import { filtresRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { dernierJour, premierJour } from '@asso/domain/subvention/ouverture.words';
import { type CalendarDate, calendarIcs } from '../../platform/calendar/calendar-ics.ts';
import { html } from '../../platform/http/page/html.ts';
import type { PageAnswer } from '../../platform/http/page/page-row.ts';
import { queryOf, type RecherchePublique, trouvees } from './recherche-publique.ts';

type Given = {
  aides: readonly AidePublique[];
  recherche: RecherchePublique;
  now: Date;
  portail: string;
  publicUrl: URL;
};

/** Feeds tell what is open and what opens soon; the page of the list says the same. */
const vivantes = ({ aides, recherche, now }: Given): AidePublique[] =>
  trouvees(aides, recherche, now)
    .filter(({ campagne }) => ouverturePublique(campagne, now) !== 'fermee')
    .toSorted(parEcheance(now));

const resume = (aide: AidePublique, now: Date): string =>
  [
    `${etatPublic(aide.campagne, now).label}. ${periodeSaid(aide.campagne, now)}.`,
    `${quiPeutDemander(aide.campagne)}.`,
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
  const found = vivantes(given);
  const updated =
    found
      .map(({ publieeLe }) => publieeLe)
      .toSorted()
      .at(-1) ?? '2000-01-01T00:00:00.000Z';
  const feed = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${href(`${repertoirePublic}.atom${queryOf(recherche)}`)}</id>
<title>${titreDuFlux(portail)}</title>
<updated>${updated}</updated>
<author><name>${portail}</name></author>
<link rel="self" type="application/atom+xml" href="${href(`${repertoirePublic}.atom${queryOf(recherche)}`)}"/>
<link rel="alternate" type="text/html" href="${href(`${repertoirePublic}${queryOf(recherche)}`)}"/>
${found.map(
  (aide) => html`<entry>
<id>${href(`${repertoirePublic}/${encodeURIComponent(aide.code)}`)}</id>
<title>${aide.campagne.titre}</title>
<updated>${aide.publieeLe}</updated>
<link rel="alternate" type="text/html" href="${href(adressePublique(aide))}"/>
${aide.services.map(({ nom }) => html`<author><name>${nom}</name></author>`)}
${themesOf(aide).map((theme) => html`<category term="${theme}"/>`)}
<summary>${resume(aide, now)}</summary>
</entry>
`,
)}</feed>
`;
  return { kind: 'texte', type: 'application/atom+xml; charset=utf-8', texte: feed.text };
}

/** The shape is JSON Feed 1.1 (jsonfeed.org). */
export function fluxJson(given: Given): PageAnswer {
  const { recherche, now, portail, publicUrl } = given;
  const href = (path: string) => new URL(path, publicUrl).href;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: titreDuFlux(portail),
    language: 'fr',
    home_page_url: href(`${repertoirePublic}${queryOf(recherche)}`),
    feed_url: href(`${repertoirePublic}.json${queryOf(recherche)}`),
    items: vivantes(given).map((aide) => ({
      id: href(`${repertoirePublic}/${encodeURIComponent(aide.code)}`),
      url: href(adressePublique(aide)),
      title: aide.campagne.titre,
      content_text: resume(aide, now),
      date_published: aide.publieeLe,
      authors: aide.services.map(({ nom }) => ({ name: nom })),
      tags: themesOf(aide),
    })),
  };
  return {
    kind: 'texte',
    type: 'application/feed+json; charset=utf-8',
    texte: `${JSON.stringify(feed, null, 2)}\n`,
  };
}

/** Each subvention gives the day it opens, when it is not open yet, and the day it closes. */
export async function calendrier(given: Given): Promise<PageAnswer> {
  const dates = vivantes(given).flatMap((aide) => datesOf(aide, given.now));
  return calendrierOf(dates, { ...given, nom: titreDuFlux(given.portail) });
}

type About = Pick<Given, 'now' | 'publicUrl'> & { nom: string; fichier?: string };

export async function calendrierOf(
  dates: readonly CalendarDate[],
  { now, nom, publicUrl, fichier }: About,
): Promise<PageAnswer> {
  const texte = await calendarIcs(dates, { nom, publicUrl, now });
  return { kind: 'texte', type: 'text/calendar; charset=utf-8', texte, nom: fichier };
}

export function datesOf(aide: AidePublique, now: Date): CalendarDate[] {
  const { titre, sous_dispositifs: types } = aide.campagne;
  const chemin = adressePublique(aide);
  const all = [
    { id: `${aide.code}-ouverture`, le: new Date(premierJour(types)), titre: `Ouverture : ${titre}`, chemin },
    { id: `${aide.code}-cloture`, le: new Date(dernierJour(types)), titre: `Clôture : ${titre}`, chemin },
  ];
  return all.filter(({ le }) => le.getTime() > now.getTime());
}
