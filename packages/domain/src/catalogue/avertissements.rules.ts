// Before a campaign is published, these doubts about it are pointed out; none of them blocks, and some can be put right
// at once.
import { formatDay, formatHorodatage, paris } from '../identifiants/dates-affichees.ts';
import { isBlank } from '../kernel/asks.ts';
import { lignes } from '../kernel/lignes.ts';
import { departements } from '../referentiel/data/departements.ts';
import { listSousComptes } from '../referentiel/plan-comptable.rows.ts';
import { sayTerritoires } from '../subvention/montants/reserve.words.ts';
import { toContenuCampagne } from './brouillon.rules.ts';
import { nextLundi, previousVendredi, weekendDay } from './calendrier/dates-proposees.rules.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import { findCompteFinanceur } from './compte-financeur.rows.ts';
import { dejaConnu } from './deja-connu.rules.ts';

/** What the services that will decide have prepared around a campaign. */
export type Alentours = {
  /**
   * The letters that these services published, the envelopes fixed for this campaign, and the people who study its
   * dossiers.
   */
  lettres: number;
  enveloppes: number;
  agents: number;
  /** The kinds of these services, by their ids. */
  types: Readonly<Record<string, string>>;
  /** The places that they hold, by their ids. */
  territoires: Readonly<Record<string, string>>;
};

export type Avertissement = {
  id: string;
  /** The first sentence is the fact, the second its consequence. */
  fait: string;
  suite: string;
  /** The field where the person corrects it by hand. */
  champ?: string;
  /** The single change that settles the matter. */
  remede?: { label: string; path: string; to: unknown };
};

export const avertissements = (brouillon: BrouillonCampagne, alentours: Alentours): Avertissement[] => [
  ...desTextes(brouillon),
  ...desDates(brouillon),
  ...deLHeure(brouillon),
  ...duTerritoire(brouillon, alentours),
  ...duCompte(brouillon, alentours),
  ...desQuestions(brouillon),
  ...desAlentours(alentours),
];

/** Says what the public page and the catalogue will not tell, as nothing is written there. */
const desTextes = ({ presentation, themes }: BrouillonCampagne): Avertissement[] => [
  ...(isBlank(presentation)
    ? [
        {
          id: 'presentation',
          fait: 'La présentation est vide.',
          suite: 'À sa place, la page publique ne dira que le nom du service.',
          champ: 'presentation',
        },
      ]
    : []),
  ...(isBlank(themes)
    ? [
        {
          id: 'themes',
          fait: 'Aucun thème n’est choisi.',
          suite: 'Qui cherche une aide par thème ne trouvera pas celle-ci.',
          champ: 'themes',
        },
      ]
    : []),
];

const desDates = ({ sous_dispositifs }: BrouillonCampagne): Avertissement[] =>
  lignes(sous_dispositifs).flatMap((type) => [
    ...leWeekend(type, {
      champ: 'date_debut',
      nom: 'L’ouverture',
      mieux: nextLundi,
      suite: 'L’aide du service ne répond pas ce jour-là.',
    }),
    ...leWeekend(type, {
      champ: 'date_fin',
      nom: 'La clôture',
      mieux: previousVendredi,
      suite: 'Ceux qui finissent au dernier moment ne trouveront personne.',
    }),
  ]);

type Type = ReturnType<typeof lignes<NonNullable<BrouillonCampagne['sous_dispositifs']>[number]>>[number];
type Bord = {
  champ: 'date_debut' | 'date_fin';
  nom: string;
  mieux: (jour: string) => string;
  suite: string;
};

function leWeekend(type: Type, { champ, nom, mieux, suite }: Bord): Avertissement[] {
  const jour = type[champ];
  const day = jour ? weekendDay(jour) : null;
  if (!jour || !day) return [];
  const path = `sous_dispositifs.${type.id}.${champ}`;
  const to = mieux(jour);
  const which = type.label ? ` de « ${type.label} »` : '';
  return [
    {
      id: `${path}-${jour}`,
      fait: `${nom}${which} tombe un ${day}.`,
      suite,
      champ: path,
      remede: { label: `Passer au ${formatDay(to)}`, path, to },
    },
  ];
}

/**
 * Says at what time in Paris the campaign closes when its time zone is another, and warns when the zone is that of
 * Paris while its territories have another.
 */
function deLHeure(brouillon: BrouillonCampagne): Avertissement[] {
  const zone = brouillon.fuseau ?? paris;
  if (zone !== paris) {
    const [type] = toContenuCampagne(brouillon).sous_dispositifs as { date_fin?: string }[];
    if (!type?.date_fin) return [];
    const fin = new Date(type.date_fin);
    return [
      {
        id: `heure-${zone}-${type.date_fin}`,
        fait: 'Les dates sont à l’heure du territoire.',
        suite: `La clôture du ${formatHorodatage(fin, zone)} a lieu le ${formatHorodatage(fin, paris)} à Paris.`,
        champ: 'fuseau',
      },
    ];
  }
  const places = lignes(brouillon.territoires).map(({ code }) => code);
  const there = departements.filter(({ value, timeZone }) => places.includes(value) && timeZone !== paris);
  if (there.length === 0) return [];
  return [
    {
      id: `heure-paris-${places.join('-')}`,
      fait: `Les dates sont à l’heure de Paris, alors que des associations demandent depuis : ${there.map(({ label }) => label).join(', ')}.`,
      suite: 'À la clôture, il n’y est pas la même heure.',
      champ: 'fuseau',
    },
  ];
}

/** Doubts a campaign offered everywhere whose services hold one place each. */
function duTerritoire({ territoires }: BrouillonCampagne, alentours: Alentours): Avertissement[] {
  const tenus = [...new Set(Object.values(alentours.territoires))];
  if (!isBlank(territoires) || tenus.length === 0 || tenus.includes('FR')) return [];
  return [
    {
      id: `territoire-${tenus.join('-')}`,
      fait: `Cette campagne est offerte partout en France, et son service est celui d’un territoire : ${sayTerritoires(tenus)}.`,
      suite:
        'Une association d’ailleurs pourrait y commencer une demande. Choisissez les départements du siège.',
      champ: 'territoires',
    },
  ];
}

/** Doubts the line of account 74 that is not the one of the service which answers for the campaign. */
function duCompte(
  { instructeurs, compte_financeur }: BrouillonCampagne,
  { types }: Alentours,
): Avertissement[] {
  const referent = lignes(instructeurs).find(({ isReferent }) => isReferent === true);
  const expected = findCompteFinanceur(types[referent?.id_service ?? '']);
  if (!compte_financeur || !expected || expected === compte_financeur) return [];
  return [
    {
      id: `compte-${compte_financeur}-${expected}`,
      fait: `L’argent se place sur la ligne ${ligneSaid(compte_financeur)}, qui n’est pas celle de ce service.`,
      suite: `Dans chaque budget, il serait lu comme celui d’un autre financeur. Celle du service est ${ligneSaid(expected)}.`,
      champ: 'compte_financeur',
      remede: { label: `Passer à la ligne ${expected}`, path: 'compte_financeur', to: expected },
    },
  ];
}

/** Returns for example « 74-3 (Conseil(s) départemental(aux)) ». */
const ligneSaid = (compte: string): string => {
  const label = listSousComptes('74')
    .find(({ code }) => code === compte)
    ?.label.split(' : ')[0];
  return label ? `${compte} (${label})` : compte;
};

const desQuestions = ({ champs_personnalises }: BrouillonCampagne): Avertissement[] =>
  lignes(champs_personnalises).flatMap((question) => {
    const ou = dejaConnu(question);
    if (!ou) return [];
    const path = `champs_personnalises.${question.id}`;
    return [
      {
        id: path,
        fait: `« ${question.label ?? question.code} » n’a pas à être demandé.`,
        suite: ou,
        champ: `${path}.label`,
        remede: { label: 'Retirer la question', path, to: null },
      },
    ];
  });

const desAlentours = ({ lettres, enveloppes, agents }: Alentours): Avertissement[] => [
  ...(agents > 0
    ? []
    : [
        {
          id: 'agents',
          fait: 'Personne n’instruit dans les services choisis.',
          suite: 'Les dossiers arriveront sans que personne ne les lise.',
          champ: 'instructeurs',
        },
      ]),
  ...(enveloppes > 0
    ? []
    : [
        {
          id: 'enveloppes',
          fait: 'Aucune enveloppe n’est fixée pour cette campagne.',
          suite:
            'Les services ne verront pas ce qui reste à accorder. Ils la fixent sur leur page « Mon jour ».',
        },
      ]),
  ...(lettres > 0
    ? []
    : [
        {
          id: 'lettres',
          fait: 'Aucune lettre n’est prête dans ces services.',
          suite: 'Les associations recevront un courriel, sans lettre jointe.',
        },
      ]),
];
