// The name of a service inside a sentence takes its article: « au Conseil départemental », « à la Direction régionale ».
// An abbreviation, or a name whose first word is not in this table, is said as it is: « à DRAJES Sud ».
import { withElision } from '../identifiants/elision.ts';
import { joinWithAnd } from '../identifiants/enumeration.ts';

type Article = 'le' | 'la' | 'l’' | 'les';

const premiersMots: readonly (readonly [Article, RegExp])[] = [
  [
    'le',
    /^(?:conseil|service|département|rectorat|ministère|secrétariat|fonds|centre|pôle|bureau|comité)\s/i,
  ],
  [
    'la',
    /^(?:direction|délégation|fédération|ligue|caisse|fondation|commune|ville|mairie|région|métropole|préfecture|communauté|collectivité|mission)\s/i,
  ],
  ['l’', /^(?:agence|académie|office|établissement|institut|union|eurométropole)\s/i],
  ['les', /^services\s/i],
];

const articleOf = (nom: string): Article | null =>
  premiersMots.find(([, mots]) => mots.test(nom))?.[0] ?? null;

const avant: Record<'to' | 'of' | 'with', Record<Article, string>> = {
  to: { le: 'au ', la: 'à la ', 'l’': 'à l’', les: 'aux ' },
  of: { le: 'du ', la: 'de la ', 'l’': 'de l’', les: 'des ' },
  with: { le: 'le ', la: 'la ', 'l’': 'l’', les: 'les ' },
};

function said(nom: string, place: keyof typeof avant): string {
  const article = articleOf(nom);
  if (article) return `${avant[place][article]}${nom}`;
  return place === 'to' ? `à ${nom}` : place === 'of' ? withElision(nom) : nom;
}

/** Returns « à DRAJES Sud et au Conseil départemental des Bouches-du-Rhône ». */
export const toServices = (noms: readonly string[]): string =>
  joinWithAnd(noms.map((nom) => said(nom, 'to')));

/** Returns « du Conseil départemental des Bouches-du-Rhône », or « de DRAJES Sud ». */
export const ofService = (nom: string): string => said(nom, 'of');

/** Returns what follows « avec » or « par »: « DRAJES Sud et le Conseil départemental des Bouches-du-Rhône ». */
export const withServices = (noms: readonly string[]): string =>
  joinWithAnd(noms.map((nom) => said(nom, 'with')));
