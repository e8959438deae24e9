// Each kind of letter has wording that is required and wording that is advised (reference: décret 2001-495; CRPA
// L.211-5, R.421-5 CJA).
import { type GenreDossier, genreWithArticle } from '../dossier/genre.rows.ts';
import type { BlocSimple, CasDecision, Passage, TexteLettre } from '../dossier/texte-lettre.schema.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { type ContactService, contactManquant } from '../service/contact.words.ts';
import {
  type BlocPlace,
  blocsPlaces,
  champsIn,
  champsOfBloc,
  isEmptyBloc,
  isEmptyTexte,
  isShown,
  linesIn,
} from './blocs-courrier.rules.ts';
import { casWords, sayCondition } from './cas-courrier.rules.ts';
import { champsFusion, isChampOf, isNomChamp, type NomChamp, nomsChamps } from './champs-fusion.rows.ts';
import { casByNature, courrierDemarche, type NatureCourrier } from './natures-courrier.rules.ts';
import { plainTexte, readTexte, splitPassages, writePassages } from './texte-courrier.rules.ts';

export const limitesModele = { nom: 120, objet: 200, texte: 20_000 } as const;

/** `corps` is null for a template written before letters had blocks: its blocks are then read from `texte`. */
export type ContenuModele = {
  nom: string;
  nature: NatureCourrier;
  objet: string;
  texte: string;
  corps?: TexteLettre | null;
};

export const readCorpsModele = ({ texte, corps }: Pick<ContenuModele, 'texte' | 'corps'>): TexteLettre =>
  corps ?? readTexte(texte);

/** `problems` forbid publication; `avis` are worth reading again. */
export type AvisModele = { problems: Problem[]; avis: Problem[] };

export function modeleAvis(contenu: ContenuModele): AvisModele {
  const { nom, nature, objet } = contenu;
  const corps = readCorpsModele(contenu);
  const places = blocsPlaces(corps);
  const isEmpty = isEmptyTexte(corps);
  const texte = plainTexte(corps);
  return {
    problems: [
      ...missing({ nom, objet }),
      ...(isEmpty ? [{ code: 'courrier.texte-absent', field: 'texte' }] : []),
      ...lettreProblems(objet, corps),
      ...demarcheProblems(nature, objet, places),
      ...conditionProblems(nature, corps),
      ...requisProblems(nature, places),
    ],
    avis: [
      ...(isEmpty
        ? []
        : conseils[nature].flatMap((rule) =>
            rule.words.test(texte) ? [] : [{ code: rule.code, field: 'texte' }],
          )),
      ...(adresseDouble.test(texte) ? [{ code: 'courrier.adresse-double', field: 'texte' }] : []),
      ...places.flatMap(brouillonsIn),
    ],
  };
}

const missing = (given: Record<'nom' | 'objet', string>): Problem[] =>
  (['nom', 'objet'] as const).flatMap((field) =>
    isBlank(given[field]) ? [{ code: `courrier.${field}-absent`, field }] : [],
  );

/** Reports an unknown field and a lone brace, with their place. */
function wrongIn(passages: readonly Passage[], lieu: string): Problem[] {
  const unknown = champsIn(passages).filter((name) => !isNomChamp(name));
  const isUneven = passages.some((one) => 'texte' in one && /[{}]/.test(one.texte));
  return [
    ...unknown.map((champ) => ({
      code: 'courrier.champ-inconnu',
      field: 'texte',
      params: { lieu, champ, proposes: proposesFor(champ) },
    })),
    ...(isUneven ? [{ code: 'courrier.accolade', field: 'texte', params: { lieu } }] : []),
  ];
}

/** Lists what is wrong in the fields of a whole text, in the order of the page. */
export const champsProblems = (corps: TexteLettre): Problem[] =>
  blocsPlaces(corps).flatMap(({ bloc, lieu }) => linesIn(bloc).flatMap((line) => wrongIn(line, lieu)));

/** Lists what is wrong in the fields of a letter, its object first. */
export const lettreProblems = (objet: string, corps: TexteLettre): Problem[] => [
  ...wrongIn(splitPassages(objet), 'Objet').map((one) => ({ ...one, field: 'objet' })),
  ...champsProblems(corps),
];

/** Reports what only dossiers of another kind have: a sum in the letter of an agrément, an arrêté in that of a grant. */
function demarcheProblems(nature: NatureCourrier, objet: string, places: readonly BlocPlace[]): Problem[] {
  const genre = courrierDemarche(nature);
  const wrong = (field: string, lieu: string, champ: string): Problem => ({
    code: 'courrier.champ-autre-demarche',
    field,
    params: { lieu, champ, demarche: genreWithArticle[genre] },
  });
  const foreign = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) =>
      isNomChamp(name) && !isChampOf(name, genre) ? [champsFusion[name].label] : [],
    );
  return [
    ...foreign(champsIn(splitPassages(objet))).map((champ) => wrong('objet', 'Objet', champ)),
    ...places.flatMap(({ bloc, lieu }) => [
      ...foreign(champsOfBloc(bloc)).map((champ) => wrong('texte', lieu, champ)),
      ...(bloc.genre === 'tableau' && genre !== 'subvention'
        ? [wrong('texte', lieu, 'Tableau des projets')]
        : []),
    ]),
  ];
}

/**
 * Suggests at most six fields: those of the same name under another object, then those of the same object; when there
 * are none, the first fields of the table.
 */
function proposesFor(champ: string): string {
  const [objet = ''] = champ.toLowerCase().split('.');
  const same = nomsChamps.filter((name) => name.startsWith(`${objet}.`));
  const [last = ''] = champ.toLowerCase().split('.').reverse();
  const alike = nomsChamps.filter((name) => last !== '' && name.endsWith(`.${last}`));
  const found = [...new Set([...alike, ...same])];
  return (found.length > 0 ? found : nomsChamps)
    .slice(0, 6)
    .map((name) => `«\u00a0${champsFusion[name].label}\u00a0»`)
    .join(', ');
}

/**
 * Reports a block that no decision of this kind of letter shows and, in a letter that goes with any decision, each case
 * that has no words of its own.
 */
function conditionProblems(nature: NatureCourrier, { blocs }: TexteLettre): Problem[] {
  const cas = casByNature[nature];
  const conditions = blocs.flatMap((bloc) => (bloc.genre === 'condition' ? [bloc] : []));
  const never = conditions.filter((one) => !one.cas.some((its) => cas.includes(its)));
  const isWritten = (wanted: CasDecision) =>
    conditions.some((one) => one.cas.includes(wanted) && !one.blocs.every(isEmptyBloc));
  return [
    ...never.map((one) => ({
      code: 'courrier.condition-jamais',
      field: 'texte',
      params: { lieu: sayCondition(one.cas) },
    })),
    ...(nature === 'decision' ? cas.filter((one) => !isWritten(one)) : []).map((one) => ({
      code: 'courrier.cas-absent',
      field: 'texte',
      params: { cas: casWords[one] },
    })),
  ];
}

type Requis = { code: string; isSaid: (shown: readonly BlocSimple[]) => boolean };

const says = (name: NomChamp) => (shown: readonly BlocSimple[]) =>
  shown.some((bloc) => champsOfBloc(bloc).includes(name));
const saysAmount = (shown: readonly BlocSimple[]) =>
  says('decision.montant')(shown) || shown.some(({ genre }) => genre === 'tableau');

const motive: Requis = { code: 'courrier.motif-absent', isSaid: says('decision.motif') };
const chiffre: Requis = { code: 'courrier.montant-absent', isSaid: saysAmount };

const numerote: Requis = { code: 'courrier.arrete-absent', isSaid: says('agrement.numero') };

/** What each case must say; a letter without cases, which asks for corrections, says why. */
const requisDesCas: Record<GenreDossier, Record<CasDecision, Requis>> = {
  subvention: { accordee: chiffre, partie: chiffre, refusee: motive },
  agrement: { accordee: numerote, partie: numerote, refusee: motive },
};

/** Reports what the letter must say in each case and does not; what it lacks in every case is reported once. */
function requisProblems(nature: NatureCourrier, places: readonly BlocPlace[]): Problem[] {
  const asked = casByNature[nature].map((cas) => ({
    cas,
    rule: requisDesCas[courrierDemarche(nature)][cas],
  }));
  const lacking = (asked.length > 0 ? asked : [{ cas: null, rule: motive }]).filter(
    ({ cas, rule }) => !rule.isSaid(places.filter((one) => isShown(one, cas)).map(({ bloc }) => bloc)),
  );
  const codes = [...new Set(lacking.map(({ rule }) => rule.code))];
  return codes.map((code) => {
    const own = lacking.filter(({ rule }) => rule.code === code).flatMap(({ cas }) => cas ?? []);
    const isEach = own.length === asked.filter(({ rule }) => rule.code === code).length;
    return {
      code,
      field: 'texte',
      params: { lieu: isEach ? 'La lettre' : `«\u00a0${sayCondition(own)}\u00a0», la lettre` },
    };
  });
}

type Conseil = { code: string; words: RegExp };

const recours: Conseil = { code: 'courrier.recours-absent', words: /recours/i };
const compteRendu: Conseil = {
  code: 'courrier.compte-rendu-absent',
  words: /comptes? rendus? financier/i,
};

const conseils: Record<NatureCourrier, readonly Conseil[]> = {
  decision: [compteRendu, recours],
  accord: [compteRendu],
  refus: [recours],
  rejet: [recours],
  correction: [],
  'agrement-accord': [],
  'agrement-refus': [recours],
  'agrement-correction': [],
  convention: [
    { code: 'courrier.convention-objet', words: /\bobjet\b/i },
    { code: 'courrier.convention-versement', words: /vers(ée?s?|ements?)\b|payée?s?\b|paiements?\b/i },
    { code: 'courrier.convention-emploi', words: /comptes? rendus? financier|\bemploi\b|utilis/i },
  ],
};

/** The letter already bears its recipient, so the text should not repeat it. */
const adresseDouble = /^[ \t]*à l[’']attention de/im;

/** Says what the sender's block and the signature lack, each with its place in the letter. */
export function listManquesService(
  service: ContactService & { ville: string | null; signataire: string | null; qualite: string | null },
): Problem[] {
  const places = [
    {
      lieu: 'En-tête et date',
      manques: [...contactManquant(service), ...(service.ville ? [] : ['ville où la lettre est faite'])],
    },
    {
      lieu: 'Signature',
      manques: [
        ...(service.signataire ? [] : ['qui signe']),
        ...(service.qualite ? [] : ['en quelle qualité']),
      ],
    },
  ];
  return places
    .filter(({ manques }) => manques.length > 0)
    .map(({ lieu, manques }) => ({
      code: 'courrier.service-incomplet',
      params: { lieu, manques: manques.join(', ') },
    }));
}

/** Matches the marks that people leave in a text to come back to it. */
const marques = /X{3,}|\?{3,}|à compléter|\[(?!tableau des projets\])[^\]]*\]/gi;

const brouillonsIn = ({ bloc, lieu }: BlocPlace): Problem[] =>
  linesIn(bloc)
    .flatMap((line) => [...writePassages(line).matchAll(marques)])
    .map(([passage]) => ({ code: 'courrier.brouillon', field: 'texte', params: { lieu, passage } }));
