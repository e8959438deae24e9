import { abonnementPublic } from '@asso/domain/catalogue/public/abonnement.rules';
import {
  adressePublique,
  makeSlug,
  repertoirePublic,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import type { PageAnswer, PublicPage } from '../../platform/http/page/page-row.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CataloguePublic, cataloguePublic, findAide, minuteMs } from './catalogue-public.ts';
import { calendrier, fluxAtom, fluxJson, listCalendarDates, writeCalendrier } from './flux.ts';
import { pageAide, pageReprise } from './page-aide.ts';
import { pageFermee } from './page-fermee.ts';
import { pageRepertoire } from './page-repertoire.ts';
import { readDemande } from './pouvez-vous.ts';
import { readRecherche, understandRecherche } from './recherche-publique.ts';

const flux = [
  { suffixe: '.atom', make: fluxAtom },
  { suffixe: '.json', make: fluxJson },
  { suffixe: '.ics', make: calendrier },
];

/** The catalogue as anybody reads it: a list, and a page for each subvention. */
export function pagesPubliques({ db, clock, config }: Platform): PublicPage[] {
  const { publicUrl } = config;
  const answered = (key: string, make: Make) =>
    keptAnswer({ catalogue: cataloguePublic(db, clock.now()), key, now: clock.now(), make });
  return [
    {
      path: repertoirePublic,
      answer: ({ query }) => {
        const recherche = readRecherche(query);
        return answered(`liste ${JSON.stringify(recherche)}`, async ({ aides }, now) =>
          pageRepertoire({ aides, recherche: await understandRecherche(db, recherche), now }),
        );
      },
    },
    {
      path: `${repertoirePublic}/:code/:slug?`,
      answer: ({ params: { code = '', slug = '' }, query }) => {
        const exercice = exerciceOf(query);
        return answered(`aide ${code} ${slug} ${exercice ?? ''}`, ({ aides, fermees, reprises }, now) => {
          const aide = findAide(aides, { code, exercice });
          const reprise = reprises.find((one) => one.code === code);
          const fermee = fermees.find((one) => one.code === code);
          if (!aide && fermee) return pageFermee({ aide: fermee, aides, now });
          if (!aide) return reprise ? pageReprise(reprise) : null;
          return slug === makeSlug(aide.campagne.titre)
            ? pageAide({ aide, aides, now, publicUrl })
            : { kind: 'ailleurs', vers: adressePublique(aide), status: 301 };
        });
      },
    },
    ...flux.map(
      ({ suffixe, make }): PublicPage => ({
        path: `${repertoirePublic}${suffixe}`,
        answer: ({ query }) => {
          const recherche = readRecherche(query);
          return answered(`${suffixe} ${JSON.stringify(recherche)}`, async (catalogue, now) =>
            make({
              ...catalogue,
              recherche: await understandRecherche(db, recherche),
              now,
              publicUrl,
              portail: config.settings.nom,
            }),
          );
        },
      }),
    ),
    {
      path: `${repertoirePublic}/:code/:slug/dates.ics`,
      answer: ({ params: { code = '' }, query }) => {
        const exercice = exerciceOf(query);
        return answered(`dates ${code} ${exercice ?? ''}`, ({ aides }, now) => {
          const aide = findAide(aides, { code, exercice });
          if (!aide) return null;
          const about = {
            now,
            nom: aide.campagne.titre,
            publicUrl,
            fichier: `dates-${makeSlug(aide.campagne.titre)}.ics`,
          };
          return writeCalendrier(listCalendarDates(aide, now), about);
        });
      },
    },
    {
      path: `${repertoirePublic}/:code/:slug/pouvez-vous-demander`,
      // Nobody asks for more numbers than this by hand, so the register of associations cannot be copied through this
      // page.
      limit: { max: 30, windowSeconds: 600 },
      answer: async ({ params: { code = '' }, query }) => {
        const now = clock.now();
        const { aides } = await cataloguePublic(db, now);
        const aide = findAide(aides, { code, exercice: exerciceOf(query) });
        if (!aide) return null;
        const demande = await readDemande(db, aide, query);
        return pageAide({ aide, aides, now, publicUrl, demande });
      },
    },
  ];
}

export const adressesPubliques = async ({ db, clock }: Platform): Promise<string[]> => {
  const { aides } = await cataloguePublic(db, clock.now());
  return [repertoirePublic, abonnementPublic, ...aides.map((aide) => adressePublique(aide))];
};

/** Reads the edition that an address names; undefined when it names none. */
const exerciceOf = (query: URLSearchParams): number | undefined =>
  /^\d{4}$/.test(query.get('exercice') ?? '') ? Number(query.get('exercice')) : undefined;

type Make = (catalogue: CataloguePublic, now: Date) => PageAnswer | null | Promise<PageAnswer>;
type Made = { catalogue: Promise<CataloguePublic>; key: string; now: Date; make: Make };

/** The most answers that are kept, the oldest leaving first: there are as many searches as people have words. */
const mostAnswers = 2000;

/** Writes an answer once and keeps it until the catalogue or the minute changes, since it depends on nothing else. */
async function keptAnswer({ catalogue, key, now, make }: Made): Promise<PageAnswer | null> {
  const read = await catalogue;
  const minute = Math.floor(now.getTime() / minuteMs);
  let answers = kept.get(read);
  if (answers?.minute !== minute) answers = { minute, byKey: new Map() };
  kept.set(read, answers);
  const known = answers.byKey.get(key);
  if (known !== undefined) return known;
  const made = await make(read, new Date(minute * minuteMs));
  const [oldest] = answers.byKey.keys();
  if (answers.byKey.size >= mostAnswers && oldest !== undefined) answers.byKey.delete(oldest);
  if (made !== null) answers.byKey.set(key, made);
  return made;
}

const kept = new WeakMap<CataloguePublic, { minute: number; byKey: Map<string, PageAnswer> }>();
